-- Players put themselves down until a closing time; the organiser takes them in or not.
create table registration (
  championship_id uuid primary key references championship,
  closes          timestamp not null,
  opened_at       timestamptz not null,
  opened_by       uuid not null references account
);
comment on column registration.closes is 'on the clocks of the championship''s zone, so that it stays put when they are changed';

create table application (
  id              uuid primary key,
  championship_id uuid not null references registration,
  name_latin      text not null,
  name_arabic     text not null,
  club            text not null check (length(club) <= 120),
  birth_year      integer check (birth_year between 1900 and 2100),
  sent_at         timestamptz not null,
  decided_at      timestamptz,
  decided_by      uuid references account,
  entry_id        uuid references entry on delete set null,
  check (name_latin <> '' or name_arabic <> ''),
  check ((decided_at is null) = (decided_by is null))
);
create index application_waiting on application (championship_id) where decided_at is null;
comment on column application.entry_id is 'null where it was declined, or the entry is gone';
