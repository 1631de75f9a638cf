-- The players' register, clubs, and who is a member of which club from when to when.
create table player (
  id           uuid primary key,
  name_latin   text not null,
  name_arabic  text not null,
  search_text  text not null,
  birth_year   integer check (birth_year between 1900 and 2100),
  rating       integer check (rating between 0 and 4000),
  registered_at timestamptz not null,
  version      integer not null default 0,
  check (name_latin <> '' or name_arabic <> '')
);
create index player_search on player using gin (search_text gin_trgm_ops);

alter table account add constraint account_player foreign key (player_id) references player;

create table club (
  id          uuid primary key,
  slug        text not null unique,
  name_latin  text not null,
  name_arabic text not null,
  search_text text not null,
  place       text not null,
  founded_at  timestamptz not null,
  version     integer not null default 0,
  check (name_latin <> '' or name_arabic <> '')
);
create unique index club_name_key on club (search_text);

create table membership (
  id        uuid primary key,
  player_id uuid not null references player,
  club_id   uuid not null references club,
  since     date not null,
  until     date,
  check (until is null or until >= since),
  exclude using gist (player_id with =, daterange(since, until, '[)') with &&)
);
create index membership_club on membership (club_id);
