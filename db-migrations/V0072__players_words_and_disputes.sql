-- What the two who play say of a reported result, and the disputes that come of it: thread, deadline, decision with its reason.
create table player_word (
  id         uuid primary key,
  report_id  uuid not null references report,
  entry_id   uuid not null references entry,
  agrees     boolean not null,
  account_id uuid not null references account,
  hand       text not null check (hand in ('ACCOUNT', 'PLAYER_LINK')),
  link_id    uuid references hall_link,
  said_at    timestamptz not null,
  check ((hand = 'ACCOUNT') = (link_id is null))
);
create index player_word_report on player_word (report_id);
comment on table player_word is 'evidence for whoever verifies; the latest word of each player counts';
revoke update, delete, truncate on player_word from hawalis_app;

create table dispute (
  id         uuid primary key,
  game_id    uuid not null references game,
  report_id  uuid not null references report,
  entry_id   uuid not null references entry,
  opened_at  timestamptz not null,
  deadline   timestamptz not null check (deadline > opened_at),
  ruling     text check (ruling in ('STANDS', 'OVERTURNED')),
  reason     text check (length(reason) between 1 and 500),
  decided_at timestamptz,
  decided_by uuid references account,
  check ((ruling is null) = (reason is null) and (ruling is null) = (decided_at is null)
    and (ruling is null) = (decided_by is null))
);
create unique index dispute_one_open on dispute (game_id) where decided_at is null;
create index dispute_game on dispute (game_id);
comment on column dispute.entry_id is 'who disputes the report';
revoke update, delete, truncate on dispute from hawalis_app;
grant update (ruling, reason, decided_at, decided_by) on dispute to hawalis_app;

create table dispute_remark (
  dispute_id uuid not null references dispute,
  number     integer not null check (number >= 1),
  entry_id   uuid references entry,
  words      text not null check (length(words) between 1 and 1000),
  account_id uuid not null references account,
  hand       text not null check (hand in ('ACCOUNT', 'PLAYER_LINK')),
  link_id    uuid references hall_link,
  at         timestamptz not null,
  primary key (dispute_id, number),
  check ((hand = 'ACCOUNT') = (link_id is null))
);
comment on column dispute_remark.entry_id is 'which of the players said it; nobody''s where an official did';
revoke update, delete, truncate on dispute_remark from hawalis_app;
