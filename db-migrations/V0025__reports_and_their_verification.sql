-- Results as they were reported, proven or declared, and what a second person made of each: kept for good, whichever counts.
create table report (
  id          uuid primary key,
  game_id     uuid not null references game,
  basis       text not null check (basis in ('PROVEN', 'DECLARED')),
  result      text not null check (result in ('1-0', '0-1', '1/2-1/2', '+--', '--+', '---')),
  ending      text not null,
  entered_by  uuid not null references account,
  entered_at  timestamptz not null,
  corrects    uuid references report,
  office      text check (office in ('ARBITER', 'ORGANISER')),
  reason      text check (length(reason) between 1 and 500),
  state       text not null check (state in
                ('REPORTED', 'DISPUTING', 'CONFIRMED', 'RETURNED', 'WITHDRAWN', 'OVERRULED', 'SUPERSEDED')),
  version     integer not null check (version >= 1),
  check ((corrects is null) = (office is null)),
  check ((corrects is null) = (reason is null))
);
create index report_game on report (game_id);
create unique index report_one_standing on report (game_id) where state = 'REPORTED';
create unique index report_one_official on report (game_id) where state = 'CONFIRMED';
revoke delete, truncate on report from hawalis_app;
comment on column report.state is 'the last step of report_step; a column, so that two that stand at once cannot be';

create table report_step (
  report_id  uuid not null references report,
  version    integer not null check (version >= 2),
  state      text not null,
  reason     text check (length(reason) between 1 and 500),
  account_id uuid not null references account,
  at         timestamptz not null,
  primary key (report_id, version)
);
revoke update, delete, truncate on report_step from hawalis_app;
