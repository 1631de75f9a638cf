-- What every later migration stands on: the lesser role the application signs in as, and the extensions the searches and constraints need.

-- Roles belong to the whole server, so another database may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hawalis_app') then
    create role hawalis_app nologin;
  end if;
end
$$;

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Rows, never definitions. An append-only table's migration takes update and delete away again.
revoke create on schema public from public;
grant usage on schema public to hawalis_app;
alter default privileges in schema public grant select, insert, update, delete on tables to hawalis_app;
alter default privileges in schema public grant usage, select on sequences to hawalis_app;
