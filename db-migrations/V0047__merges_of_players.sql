-- One person registered twice is made one, and can be made two again: nothing of either is rewritten.
create table player_merge (
  id           uuid primary key,
  kept_id      uuid not null references player,
  duplicate_id uuid not null references player,
  merged_at    timestamptz not null,
  merged_by    uuid not null references account,
  undone_at    timestamptz,
  undone_by    uuid references account,
  check (kept_id <> duplicate_id),
  check ((undone_at is null) = (undone_by is null))
);
create unique index player_merge_once on player_merge (duplicate_id) where undone_at is null;
create index player_merge_kept on player_merge (kept_id) where undone_at is null;

revoke update, delete on player_merge from hawalis_app;
grant update (undone_at, undone_by) on player_merge to hawalis_app;
