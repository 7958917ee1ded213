CREATE TABLE "demo_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"checkout_attempt" uuid,
	"checkout_started_at" timestamp (3) with time zone,
	"first_purchased_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_invoices" ADD CONSTRAINT "demo_invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_invoices_company" ON "demo_invoices" USING btree ("company_id","period_starts_at");--> statement-breakpoint
CREATE INDEX "payment_accounts_next_check" ON "payment_accounts" USING btree ("next_check_at");--> statement-breakpoint
call isolate_tenant('payment_accounts');
call isolate_tenant('demo_invoices');
-- Events name no company; only the server itself sees them.
call isolate_tenant('payment_events', 'false');
