-- A file of entries is kept only between its preview and its acceptance: nothing of it is entered before.
create table entry_import (
  id              uuid primary key,
  championship_id uuid not null references championship,
  file_name       text not null check (length(file_name) <= 200),
  content         bytea not null,
  columns         text not null,
  uploaded_at     timestamptz not null,
  uploaded_by     uuid not null references account
);
create index entry_import_championship on entry_import (championship_id);
comment on column entry_import.columns is 'what each column holds, in order, separated by blanks';
comment on column entry_import.content is 'may hold whole dates of birth: deleted when accepted or discarded, or by the next upload a day later';
