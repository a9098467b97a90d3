CREATE TABLE "unfinished_instruments" (
	"facility_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "unfinished_instruments_facility_id_kind_id_pk" PRIMARY KEY("facility_id","kind","id"),
	CONSTRAINT "unfinished_instruments_kind" CHECK ("unfinished_instruments"."kind" in ('lidar', 'photometer'))
);
--> statement-breakpoint
ALTER TABLE "unfinished_instruments" ADD CONSTRAINT "unfinished_instruments_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_instruments" ADD CONSTRAINT "unfinished_instruments_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unfinished_instruments_by_user" ON "unfinished_instruments" USING btree ("updated_by_id");