-- A club is renamed: what it was called before, and until when, stays known.
create table former_club_name (
  id          uuid primary key,
  club_id     uuid not null references club,
  name_latin  text not null,
  name_arabic text not null,
  until       timestamptz not null,
  check (name_latin <> '' or name_arabic <> '')
);
create index former_club_name_club on former_club_name (club_id);
revoke update, delete on former_club_name from hawalis_app;
