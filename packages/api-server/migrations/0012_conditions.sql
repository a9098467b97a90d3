CREATE TABLE "conditions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"report" text NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"due_date" date,
	"instrument_id" uuid,
	"instrument_name" text,
	"set_at" timestamp with time zone NOT NULL,
	"fulfilled_at" timestamp with time zone,
	"fulfilled_by_id" uuid,
	"fulfilment" text,
	"superseded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "conditions_place_key" UNIQUE("application_id","report","place"),
	CONSTRAINT "conditions_report" CHECK ("conditions"."report" in ('preliminary', 'final')),
	CONSTRAINT "conditions_fulfilled" CHECK (("conditions"."fulfilled_at" is null) = ("conditions"."fulfilment" is null) and ("conditions"."fulfilled_at" is null or "conditions"."superseded_at" is null))
);
--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_fulfilled_by_id_users_id_fk" FOREIGN KEY ("fulfilled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conditions_by_facility" ON "conditions" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "conditions_by_fulfiller" ON "conditions" USING btree ("fulfilled_by_id");