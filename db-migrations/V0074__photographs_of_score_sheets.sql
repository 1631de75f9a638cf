-- Photographs of score sheets, drawn anew before they are stored, so that nothing but the picture is kept.
create table evidence (
  id         uuid primary key,
  game_id    uuid not null references game,
  picture    bytea not null check (length(picture) between 1 and 8388608),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  account_id uuid not null references account,
  hand       text not null check (hand in ('ACCOUNT', 'SCORER_LINK', 'PLAYER_LINK')),
  link_id    uuid references hall_link,
  taken_in   timestamptz not null,
  check ((hand = 'ACCOUNT') = (link_id is null))
);
create index evidence_game on evidence (game_id);
comment on column evidence.picture is 'a JPEG file without metadata';
revoke update, delete, truncate on evidence from hawalis_app;
