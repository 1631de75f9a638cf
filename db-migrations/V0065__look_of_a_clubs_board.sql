-- A club chooses what the boards of its championships look like.
alter table club add column board_look text not null default 'SAND' check (board_look in ('SAND', 'WOOD', 'PLAIN'));
