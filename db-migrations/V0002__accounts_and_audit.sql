-- Accounts, what they may do, how they sign in; the audit trail; remembered answers.
create table account (
  id            uuid primary key,
  login         text not null check (login = lower(login) and length(login) between 2 and 60),
  display_name  text not null check (length(display_name) between 1 and 120),
  password_hash text,
  player_id     uuid unique,
  epoch         integer not null default 0,
  created_at    timestamptz not null,
  disabled_at   timestamptz,
  version       integer not null default 0
);
create unique index account_login_key on account (login);
comment on column account.password_hash is 'null until the invitation is accepted';
comment on column account.epoch is 'raised by sign-out and password change: a session of an earlier epoch is over';

create table account_role (
  account_id uuid not null references account,
  role       text not null check (role in ('ADMINISTRATOR', 'ORGANISER', 'ARBITER', 'SCORER', 'PLAYER')),
  primary key (account_id, role)
);

create table invitation (
  secret_hash text primary key,
  account_id  uuid not null references account,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  revoked_at  timestamptz
);
create unique index invitation_one_open on invitation (account_id) where used_at is null and revoked_at is null;

create table api_token (
  id          uuid primary key,
  secret_hash text not null unique,
  account_id  uuid not null references account,
  label       text not null check (length(label) between 1 and 80),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  revoked_at  timestamptz
);
create index api_token_account on api_token (account_id);

create table sign_in_failure (
  id    bigint generated always as identity primary key,
  login text not null,
  at    timestamptz not null
);
create index sign_in_failure_recent on sign_in_failure (login, at);

create table audit_line (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  account_id uuid references account,
  caller     text not null,
  use_case   text not null,
  subject    text not null,
  outcome    text not null check (outcome in ('DONE', 'REFUSED')),
  detail     text not null
);
create index audit_line_at on audit_line (at desc);
-- What happened cannot be rewritten by the application.
revoke update, delete on audit_line from hawalis_app;

create table idempotent_answer (
  caller  text not null,
  key     text not null check (length(key) between 8 and 200),
  request text not null,
  status  integer,
  body    text,
  at      timestamptz not null,
  primary key (caller, key)
);
