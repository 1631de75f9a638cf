-- On the day somebody says who has come; and who is sent away is sent away for a reason.
alter table entry
  add column arrived_at timestamptz,
  add column arrival_seen_by uuid references account,
  add check ((arrived_at is null) = (arrival_seen_by is null));

alter table withdrawal
  add column expelled_for text check (length(expelled_for) between 1 and 300);
comment on column withdrawal.expelled_for is 'null: they went by themselves';
