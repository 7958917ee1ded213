CREATE TABLE "direct_channels" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"first_user_id" uuid NOT NULL,
	"second_user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"channel_id" uuid,
	"channel_name" text,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "emergency_acknowledgements" (
	"emergency_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "emergency_acknowledgements_emergency_id_user_id_pk" PRIMARY KEY("emergency_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "own_phrases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"translations" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"caller_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "utterances" ADD COLUMN "phrase_key" text;--> statement-breakpoint
ALTER TABLE "utterances" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "direct_channels" ADD CONSTRAINT "direct_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_channels" ADD CONSTRAINT "direct_channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_channels" ADD CONSTRAINT "direct_channels_first_user_id_users_id_fk" FOREIGN KEY ("first_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_channels" ADD CONSTRAINT "direct_channels_second_user_id_users_id_fk" FOREIGN KEY ("second_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_acknowledgements" ADD CONSTRAINT "emergency_acknowledgements_emergency_id_emergencies_id_fk" FOREIGN KEY ("emergency_id") REFERENCES "public"."emergencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_acknowledgements" ADD CONSTRAINT "emergency_acknowledgements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_acknowledgements" ADD CONSTRAINT "emergency_acknowledgements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_phrases" ADD CONSTRAINT "own_phrases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "direct_channels_pair" ON "direct_channels" USING btree ("first_user_id","second_user_id");--> statement-breakpoint
CREATE INDEX "emergencies_company" ON "emergencies" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "emergencies_updated" ON "emergencies" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "own_phrases_company" ON "own_phrases" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rings_caller" ON "rings" USING btree ("caller_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rings_target" ON "rings" USING btree ("target_id") WHERE ended_at is null;--> statement-breakpoint
call isolate_tenant('direct_channels');
call isolate_tenant('rings');
call isolate_tenant('emergencies');
call isolate_tenant('emergency_acknowledgements');
call isolate_tenant('own_phrases');
