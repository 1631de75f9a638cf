-- The games of released boards, and what was said of each, ply by ply: the moves are the truth, everything else is replayed.
create table game (
  id               uuid primary key,
  championship_id  uuid not null references championship,
  board_id         uuid not null references board,
  number           integer not null check (number between 1 and 99),
  south_entry_id   uuid not null references entry,
  north_entry_id   uuid not null references entry,
  rule_set         text not null,
  rule_set_version integer not null check (rule_set_version >= 1),
  opened_at        timestamptz not null,
  check (south_entry_id <> north_entry_id),
  unique (board_id, number)
);
create index game_championship on game (championship_id);
comment on column game.championship_id is 'who may record is asked on every move, and must not cost a join';

create table game_fact (
  game_id     uuid not null references game,
  revision    integer not null check (revision >= 1),
  kind        text not null check (kind in ('PLY', 'UNDO', 'ENDING', 'ENDING_WITHDRAWN', 'SET_ASIDE')),
  ply         integer check (ply >= 1),
  hole        integer check (hole between 0 and 31),
  result      text check (result in ('1-0', '0-1', '1/2-1/2', '+--', '--+', '---')),
  ending      text,
  reason      text check (length(reason) between 1 and 500),
  request_key text check (length(request_key) between 8 and 200),
  account_id  uuid not null references account,
  at          timestamptz not null,
  primary key (game_id, revision),
  check ((kind in ('PLY', 'UNDO')) = (ply is not null)),
  check ((kind = 'PLY') = (hole is not null)),
  check ((kind = 'ENDING') = (result is not null)),
  check ((kind = 'ENDING') = (ending is not null)),
  check ((kind = 'SET_ASIDE') = (reason is not null))
);
create unique index game_fact_once on game_fact (game_id, request_key) where request_key is not null;
revoke update, delete, truncate on game_fact from hawalis_app;
comment on column game_fact.revision is 'how many facts the game has with this one';
comment on column game_fact.request_key is 'the same key again is the same tap again';
