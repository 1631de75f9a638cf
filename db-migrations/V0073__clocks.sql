-- How long who may think: the time control of a championship, and when the clock of a game was started, stopped, or a fallen flag reported.
create table time_control (
  id              uuid primary key,
  championship_id uuid not null references championship,
  kind            text not null check (kind in ('NONE', 'SUDDEN_DEATH', 'INCREMENT', 'DELAY')),
  base_seconds    integer not null check (base_seconds between 0 and 86400),
  step_seconds    integer not null check (step_seconds between 0 and 3600),
  set_at          timestamptz not null,
  set_by          uuid not null references account,
  check ((kind = 'NONE') = (base_seconds = 0)),
  check ((kind in ('INCREMENT', 'DELAY')) = (step_seconds > 0))
);
create index time_control_championship on time_control (championship_id, set_at);
comment on table time_control is 'the one set last when a game begins is that game''s';
revoke update, delete, truncate on time_control from hawalis_app;

create table clock_fact (
  game_id    uuid not null references game,
  number     integer not null check (number >= 1),
  kind       text not null check (kind in ('RUNS', 'STANDS', 'FLAG')),
  side       text check (side in ('SOUTH', 'NORTH')),
  account_id uuid not null references account,
  hand       text not null check (hand in ('ACCOUNT', 'SCORER_LINK', 'PLAYER_LINK')),
  link_id    uuid references hall_link,
  at         timestamptz not null,
  primary key (game_id, number),
  check ((kind = 'FLAG') = (side is not null)),
  check ((hand = 'ACCOUNT') = (link_id is null))
);
comment on table clock_fact is 'beside the game''s facts: stopping a clock makes no tap on its way a stale one';
revoke update, delete, truncate on clock_fact from hawalis_app;
