-- A championship is played in stages, each by its format; players may join late and ask for byes, and some are kept apart.
alter table championship add column stages text;
update championship set stages = 'ROUND_ROBIN:' || cycles;
alter table championship
  alter column stages set not null,
  drop column cycles,
  add check (stages ~ '^(ROUND_ROBIN|SWISS|KNOCKOUT|DOUBLE_ELIMINATION|GROUPS)[A-Z0-9:_]*(;[A-Z0-9:_]+)*$'),
  add column encounter text not null default 'ONE_GAME' check (encounter in ('ONE_GAME', 'TWO_GAMES', 'TWO_GAME_MATCH'));
comment on column championship.stages is 'each stage as FORMAT:choices, with :TO:n where n of it, or of each group, go on; parted by semicolons';

alter table championship_round add column stage integer not null default 1 check (stage > 0);

create table stage_place (
  championship_id uuid not null references championship,
  stage           integer not null check (stage > 1),
  place           integer not null check (place > 0),
  entry_id        uuid not null references entry,
  primary key (championship_id, stage, place),
  unique (championship_id, stage, entry_id)
);
comment on table stage_place is 'who plays a later stage, seeded; decided once, when its first round is proposed';

alter table entry add column first_round integer not null default 1 check (first_round > 0);
comment on column entry.first_round is 'a late entry takes part from here on';

create table bye_request (
  id           uuid primary key,
  entry_id     uuid not null references entry,
  round        integer not null check (round > 0),
  kind         text not null check (kind in ('FULL_POINT', 'HALF_POINT', 'ZERO_POINT')),
  requested_at timestamptz not null,
  requested_by uuid not null references account,
  withdrawn_at timestamptz,
  withdrawn_by uuid references account,
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index bye_request_once on bye_request (entry_id, round) where withdrawn_at is null;

create table forbidden_pair (
  id              uuid primary key,
  championship_id uuid not null references championship,
  one_entry_id    uuid not null references entry,
  other_entry_id  uuid not null references entry,
  strictness      text not null check (strictness in ('ABSOLUTE', 'WEAK')),
  last_round      integer check (last_round > 0),
  reason          text not null check (length(reason) between 1 and 200),
  forbidden_at    timestamptz not null,
  forbidden_by    uuid not null references account,
  lifted_at       timestamptz,
  lifted_by       uuid references account,
  check (one_entry_id <> other_entry_id),
  check ((lifted_at is null) = (lifted_by is null))
);
create index forbidden_pair_championship on forbidden_pair (championship_id) where lifted_at is null;
comment on column forbidden_pair.last_round is 'null: in every round';

-- same club in early rounds: kept apart by what their entries say, without a row a pair
alter table championship
  add column club_apart_rounds integer not null default 0 check (club_apart_rounds >= 0);
comment on column championship.club_apart_rounds is 'through that round members of one club meet only where nothing else is possible';
