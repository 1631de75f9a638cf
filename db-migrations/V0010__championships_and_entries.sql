-- A championship, who runs it and who takes part, each entry with the name, club and rating of its day.
create table championship (
  id               uuid primary key,
  slug             text not null unique,
  name_latin       text not null,
  name_arabic      text not null,
  search_text      text not null,
  club_id          uuid not null references club,
  venue            text not null check (length(venue) <= 200),
  first_day        date not null,
  last_day         date not null,
  zone             text not null,
  rule_set         text not null,
  rule_set_version integer not null,
  win_points       integer not null,
  draw_points      integer not null,
  loss_points      integer not null,
  tie_breaks       text not null,
  lot_seed         bigint not null,
  cycles           text not null check (cycles in ('SINGLE', 'DOUBLE')),
  state            text not null check (state in ('DRAFT', 'RUNNING', 'FINISHED', 'CANCELLED')),
  created_at       timestamptz not null,
  started_at       timestamptz,
  ended_at         timestamptz,
  archived_at      timestamptz,
  version          integer not null default 0,
  check (name_latin <> '' or name_arabic <> ''),
  check (last_day >= first_day),
  check (win_points >= draw_points and draw_points >= loss_points and loss_points >= 0),
  check (archived_at is null or state in ('FINISHED', 'CANCELLED'))
);
create index championship_search on championship using gin (search_text gin_trgm_ops);
create index championship_by_day on championship (first_day desc, id);
comment on column championship.win_points is 'half-points, as draw and loss';

create table official (
  id              uuid primary key,
  championship_id uuid not null references championship,
  account_id      uuid not null constraint official_known_account references account,
  office          text not null check (office in ('ORGANISER', 'ARBITER', 'SCORER')),
  appointed_at    timestamptz not null,
  appointed_by    uuid not null references account,
  dismissed_at    timestamptz,
  dismissed_by    uuid references account,
  check ((dismissed_at is null) = (dismissed_by is null))
);
create unique index official_once on official (championship_id, account_id, office) where dismissed_at is null;
create index official_account on official (account_id) where dismissed_at is null;

create table entry (
  id              uuid primary key,
  championship_id uuid not null references championship,
  player_id       uuid not null references player,
  number          integer not null check (number > 0),
  name_latin      text not null,
  name_arabic     text not null,
  club_id         uuid references club,
  club_latin      text not null,
  club_arabic     text not null,
  rating          integer,
  entered_at      timestamptz not null,
  entered_by      uuid not null references account,
  constraint entry_player_once unique (championship_id, player_id),
  constraint entry_number_once unique (championship_id, number) deferrable initially deferred
);
create index entry_player on entry (player_id);

create table withdrawal (
  id             uuid primary key,
  entry_id       uuid not null references entry,
  last_round     integer not null check (last_round >= 0),
  withdrawn_at   timestamptz not null,
  withdrawn_by   uuid not null references account,
  returns_in     integer,
  returned_at    timestamptz,
  returned_by    uuid references account,
  check (returns_in > last_round),
  check ((returned_at is null) = (returns_in is null) and (returned_at is null) = (returned_by is null))
);
create unique index withdrawal_one_open on withdrawal (entry_id) where returned_at is null;
comment on column withdrawal.last_round is 'the last round taken part in; 0 before the first';
