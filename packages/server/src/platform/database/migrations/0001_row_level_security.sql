-- Tenant isolation in one place: a transaction sees the rows of `app.company_id` only, or all of them in the
-- scope 'system' (Database.forCompany, Database.asSystem). FORCE, because the role owns its tables. A later
-- migration that adds a table calls isolate_tenant('table').
create function is_system_scope() returns boolean language sql stable as
  $$ select coalesce(current_setting('app.scope', true), '') = 'system' $$;
--> statement-breakpoint
create function current_company() returns uuid language sql stable as
  $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;
--> statement-breakpoint
create procedure isolate_tenant(table_name text, visible text default 'company_id = current_company()')
language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy tenant on %I using (is_system_scope() or %s)', table_name, visible);
end $$;
--> statement-breakpoint
call isolate_tenant('companies', 'id = current_company()');
call isolate_tenant('users');
call isolate_tenant('sessions', 'exists (select 1 from users where users.id = sessions.user_id)');
call isolate_tenant('sign_in_links');
call isolate_tenant('channels');
call isolate_tenant('channel_members');
call isolate_tenant('channel_sequences');
call isolate_tenant('calls');
call isolate_tenant('participants');
call isolate_tenant('presence');
call isolate_tenant('utterances');
call isolate_tenant('renditions');
