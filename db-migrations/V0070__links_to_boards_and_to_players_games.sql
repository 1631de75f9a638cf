-- Links that open a board for a scorer, or a player's own games, without an account; and by which of them something was written down.
create table hall_link (
  id              uuid primary key,
  secret_hash     text not null unique,
  kind            text not null check (kind in ('SCORER_LINK', 'PLAYER_LINK')),
  championship_id uuid not null references championship,
  board_id        uuid references board,
  entry_id        uuid references entry,
  issued_by       uuid not null references account,
  issued_at       timestamptz not null,
  expires_at      timestamptz not null,
  revoked_at      timestamptz,
  revoked_by      uuid references account,
  check ((kind = 'SCORER_LINK') = (board_id is not null)),
  check ((kind = 'PLAYER_LINK') = (entry_id is not null)),
  check ((revoked_at is null) = (revoked_by is null)),
  check (expires_at > issued_at)
);
-- a new sheet ends the one before
create unique index hall_link_one_a_board on hall_link (board_id) where board_id is not null and revoked_at is null;
create unique index hall_link_one_a_player on hall_link (entry_id) where entry_id is not null and revoked_at is null;
revoke update, delete, truncate on hall_link from hawalis_app;
grant update (revoked_at, revoked_by) on hall_link to hawalis_app;

alter table game_fact
  add column hand text not null default 'ACCOUNT' check (hand in ('ACCOUNT', 'SCORER_LINK', 'PLAYER_LINK')),
  add column link_id uuid references hall_link,
  add check ((hand = 'ACCOUNT') = (link_id is null));
comment on column game_fact.account_id is 'who wrote it, or who issued the link it was written by';

alter table report
  add column hand text not null default 'ACCOUNT' check (hand in ('ACCOUNT', 'SCORER_LINK', 'PLAYER_LINK')),
  add column link_id uuid references hall_link,
  add check ((hand = 'ACCOUNT') = (link_id is null));
comment on column report.entered_by is 'who entered it, or who issued the link it was entered by';

alter table report_step
  add column hand text not null default 'ACCOUNT' check (hand in ('ACCOUNT', 'SCORER_LINK', 'PLAYER_LINK')),
  add column link_id uuid references hall_link,
  add check ((hand = 'ACCOUNT') = (link_id is null));
comment on column report_step.account_id is 'who took it, or who issued the link it was taken by';
