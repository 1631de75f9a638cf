-- Boards are put off with a reason, and a championship may be abandoned after one of its rounds.
create table board_delay (
  id         uuid primary key,
  board_id   uuid not null references board,
  kind       text not null check (kind in ('POSTPONED', 'ADJOURNED')),
  reason     text not null check (length(reason) between 1 and 300),
  delayed_at timestamptz not null,
  delayed_by uuid not null references account,
  ended_at   timestamptz,
  ended_by   uuid references account,
  check ((ended_at is null) = (ended_by is null))
);
create unique index board_delay_once on board_delay (board_id) where ended_at is null;
comment on table board_delay is 'while one stands its board is a draw for pairing, and for nothing else';

alter table championship
  add column abandoned_after integer check (abandoned_after >= 0),
  add column abandoned_because text check (length(abandoned_because) between 1 and 300),
  add check ((abandoned_after is null) = (abandoned_because is null)),
  add check (abandoned_after is null or state = 'FINISHED');
comment on column championship.abandoned_after is 'the last round that counts; null where it was not abandoned';
