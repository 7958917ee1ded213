CREATE TABLE "glossary_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"spoken_forms" text[] NOT NULL,
	"meaning" text NOT NULL,
	"translations" jsonb NOT NULL,
	"approved_by" uuid,
	"approved_by_name" text,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "glossary_terms_term" UNIQUE("company_id","language","term")
);
--> statement-breakpoint
CREATE TABLE "translation_memory" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"utterance_id" uuid,
	"text" text NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "translation_memory_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "translation_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"keep_translations" boolean DEFAULT false NOT NULL,
	"daily_cap_yen" integer,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_spending" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"day" date NOT NULL,
	"engine" text NOT NULL,
	"kind" text NOT NULL,
	"yen" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_memory" ADD CONSTRAINT "translation_memory_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_memory" ADD CONSTRAINT "translation_memory_utterance_id_utterances_id_fk" FOREIGN KEY ("utterance_id") REFERENCES "public"."utterances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_settings" ADD CONSTRAINT "translation_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_spending" ADD CONSTRAINT "translation_spending_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translation_memory_utterance" ON "translation_memory" USING btree ("utterance_id");--> statement-breakpoint
CREATE INDEX "translation_spending_day" ON "translation_spending" USING btree ("company_id","day");--> statement-breakpoint
call isolate_tenant('translation_settings');
call isolate_tenant('translation_memory');
call isolate_tenant('translation_spending');
call isolate_tenant('glossary_terms');
--> statement-breakpoint
create function refuse_changed_spending() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of spending is only added to' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger translation_spending_append_only before update on translation_spending
  for each row execute function refuse_changed_spending();
