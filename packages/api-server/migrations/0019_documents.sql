CREATE TABLE "document_numbers" (
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "document_numbers_year_number_pk" PRIMARY KEY("year","number"),
	CONSTRAINT "document_numbers_application_key" UNIQUE("application_id"),
	CONSTRAINT "document_numbers_number" CHECK ("document_numbers"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "submitted_as" text;--> statement-breakpoint
ALTER TABLE "document_numbers" ADD CONSTRAINT "document_numbers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_submitted_as" CHECK ("evaluations"."submitted_as" in ('lidar', 'lidar_data', 'photometer', 'photometer_data', 'administrator'));