-- Standings as they were published: each stored whole, so that what people once read stays what it was.
create table publication (
  id              uuid primary key,
  championship_id uuid not null references championship,
  number          integer not null check (number > 0),
  round_number    integer not null check (round_number > 0),
  provisional     boolean not null,
  document        text not null check (document is json object),
  digest          text not null check (digest ~ '^[0-9a-f]{64}$'),
  published_at    timestamptz not null,
  published_by    uuid not null references account,
  constraint publication_number_once unique (championship_id, number)
);
comment on column publication.number is 'from 1 in each championship; the highest is the one that stands';
comment on column publication.document is 'what is served, to the byte';
comment on column publication.digest is 'SHA-256 of the document';

-- published is published
revoke update, delete, truncate on publication from hawalis_app;
