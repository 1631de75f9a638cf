-- A board that calls for an arbiter, and who came: the desk must know within moments, and afterwards how long it took.
create table arbiter_call (
  id              uuid primary key,
  championship_id uuid not null references championship,
  game_id         uuid not null references game,
  note            text check (length(note) between 1 and 200),
  account_id      uuid not null references account,
  hand            text not null check (hand in ('ACCOUNT', 'SCORER_LINK', 'PLAYER_LINK')),
  link_id         uuid references hall_link,
  called_at       timestamptz not null,
  answered_at     timestamptz,
  answered_by     uuid references account,
  check ((hand = 'ACCOUNT') = (link_id is null)),
  check ((answered_at is null) = (answered_by is null))
);
-- however often the button is pressed
create unique index arbiter_call_one_open on arbiter_call (game_id) where answered_at is null;
create index arbiter_call_open on arbiter_call (championship_id) where answered_at is null;
revoke update, delete, truncate on arbiter_call from hawalis_app;
grant update (answered_at, answered_by) on arbiter_call to hawalis_app;
