-- When rounds are to begin, so that players can plan their day.
create table round_time (
  championship_id uuid not null references championship,
  round           integer not null check (round > 0),
  starts_at       timestamptz not null,
  primary key (championship_id, round)
);
