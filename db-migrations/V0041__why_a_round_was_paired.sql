-- What the pairing said of a round is kept as it was said, and so is which boards an arbiter changed by hand.
create table round_reasons (
  round_id uuid primary key references championship_round,
  reasons  text not null
);
alter table board add column by_hand boolean not null default false;
