-- Row triggers do not see a truncate: what is append-only is not emptied either.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'a ledger is never emptied' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger usage_periods_not_emptied before truncate on usage_periods
  for each statement execute function refuse_truncate();
--> statement-breakpoint
create trigger audit_entries_not_emptied before truncate on audit_entries
  for each statement execute function refuse_truncate();
