CREATE TABLE "usage_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"user_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "usage_periods" ADD CONSTRAINT "usage_periods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "usage_periods_open" ON "usage_periods" USING btree ("company_id","source_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "usage_periods_company" ON "usage_periods" USING btree ("company_id","started_at");--> statement-breakpoint
call isolate_tenant('usage_periods');
--> statement-breakpoint
create function refuse_closed_usage() returns trigger language plpgsql as $$
begin
  raise exception 'a closed usage period is never changed' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger usage_periods_append_only before update on usage_periods
  for each row when (old.ended_at is not null) execute function refuse_closed_usage();
