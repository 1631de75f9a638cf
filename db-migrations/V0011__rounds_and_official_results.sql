-- Rounds, who sits where in them, and the results that count.
create table championship_round (
  id              uuid primary key,
  championship_id uuid not null references championship,
  number          integer not null check (number > 0),
  state           text not null check (state in ('DRAFT', 'CONFIRMED', 'RELEASED', 'CLOSED')),
  proposed_at     timestamptz not null,
  proposed_by     uuid not null references account,
  confirmed_at    timestamptz,
  confirmed_by    uuid references account,
  released_at     timestamptz,
  released_by     uuid references account,
  closed_at       timestamptz,
  closed_by       uuid references account,
  version         integer not null default 0,
  constraint championship_round_once unique (championship_id, number),
  check ((state = 'DRAFT') = (confirmed_at is null)),
  check ((state in ('RELEASED', 'CLOSED')) = (released_at is not null)),
  check ((state = 'CLOSED') = (closed_at is not null))
);
-- however many press the button: one round on its way
create unique index championship_round_one_unreleased on championship_round (championship_id)
  where state in ('DRAFT', 'CONFIRMED');

create table board (
  id       uuid primary key,
  round_id uuid not null references championship_round,
  number   integer not null check (number > 0),
  games    integer not null check (games > 0),
  constraint board_number_once unique (round_id, number),
  unique (id, round_id)
);

create table seat (
  id       uuid primary key,
  round_id uuid not null references championship_round,
  entry_id uuid not null references entry,
  board_id uuid,
  side     text check (side in ('SOUTH', 'NORTH')),
  bye      text check (bye in ('PAIRING_ALLOCATED', 'FULL_POINT', 'HALF_POINT', 'ZERO_POINT')),
  foreign key (board_id, round_id) references board (id, round_id),
  constraint seat_once_a_round unique (round_id, entry_id),
  constraint seat_side_once unique (board_id, side),
  check ((board_id is null) = (side is null) and (board_id is null) <> (bye is null))
);
create index seat_entry on seat (entry_id);
comment on table seat is 'where an entrant sits in a round, or how they rest: either, once';

create table official_result (
  id                 uuid primary key,
  game_id            uuid not null,
  board_id           uuid not null references board,
  game_number        integer not null check (game_number > 0),
  result             text not null check (result in ('SOUTH_WINS', 'NORTH_WINS', 'DRAWN', 'BOTH_LOSE', 'SOUTH_WINS_UNRATED',
    'NORTH_WINS_UNRATED', 'DRAWN_UNRATED', 'BOTH_LOSE_UNRATED', 'SOUTH_WINS_BY_FORFEIT', 'NORTH_WINS_BY_FORFEIT', 'DOUBLE_FORFEIT')),
  ending             text not null,
  captured_by_south  integer,
  captured_by_north  integer,
  plies              integer,
  settled_at         timestamptz not null,
  settled_by         uuid not null references account,
  superseded_at      timestamptz,
  superseded_by      uuid references account,
  check ((captured_by_south is null) = (plies is null) and (captured_by_north is null) = (plies is null)),
  check ((superseded_at is null) = (superseded_by is null))
);
-- two different results for one game at once: one stands
create unique index official_result_one_counts on official_result (board_id, game_number) where superseded_at is null;
create index official_result_game on official_result (game_id);
comment on column official_result.plies is 'null where the result is declared, not proven';

-- a fact is superseded, never rewritten
revoke update, delete on official_result from hawalis_app;
grant update (superseded_at, superseded_by) on official_result to hawalis_app;
