CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_stays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_notices" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"percent" integer NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_notices_company_id_kind_percent_period_starts_at_pk" PRIMARY KEY("company_id","kind","percent","period_starts_at")
);
--> statement-breakpoint
DROP INDEX "usage_periods_open";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "period_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "period_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_periods" ADD COLUMN "provisional_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_stays" ADD CONSTRAINT "call_stays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_stays" ADD CONSTRAINT "call_stays_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_company" ON "audit_entries" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "call_stays_call" ON "call_stays" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_stays_open" ON "call_stays" USING btree ("call_id","user_id") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "usage_periods_open_session" ON "usage_periods" USING btree ("company_id","source_id") WHERE ended_at is null and kind = 'faceToFace';--> statement-breakpoint
CREATE INDEX "usage_periods_source" ON "usage_periods" USING btree ("source_id");--> statement-breakpoint
call isolate_tenant('audit_entries');
call isolate_tenant('call_stays');
call isolate_tenant('usage_notices');
--> statement-breakpoint
-- Nothing is taken out of the ledger or the audit trail, but with the company itself (depth above 1: a cascade).
create function refuse_deletion() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return old; end if;
  raise exception 'a record of % is never deleted', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger usage_periods_kept before delete on usage_periods
  for each row execute function refuse_deletion();
--> statement-breakpoint
create trigger audit_entries_kept before delete on audit_entries
  for each row execute function refuse_deletion();
--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit trail is never changed' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only before update on audit_entries
  for each row execute function refuse_audit_change();
