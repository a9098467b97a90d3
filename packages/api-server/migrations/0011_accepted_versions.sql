CREATE TABLE "accepted_instruments" (
	"version_id" uuid NOT NULL,
	"instrument_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"is_accepted" boolean NOT NULL,
	"compliances" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"picture_id" uuid,
	CONSTRAINT "accepted_instruments_version_id_instrument_id_pk" PRIMARY KEY("version_id","instrument_id"),
	CONSTRAINT "accepted_instruments_kind" CHECK ("accepted_instruments"."kind" in ('lidar', 'photometer'))
);
--> statement-breakpoint
CREATE TABLE "accepted_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"accepted_by" text NOT NULL,
	"round" integer NOT NULL,
	"acceptance" text,
	"reason" text,
	"listing" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"is_last" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "accepted_versions_number" CHECK ("accepted_versions"."number" >= 1),
	CONSTRAINT "accepted_versions_by" CHECK ("accepted_versions"."accepted_by" in ('report', 'administrator')),
	CONSTRAINT "accepted_versions_acceptance" CHECK (("accepted_versions"."accepted_by" = 'report') = ("accepted_versions"."acceptance" is not null) and "accepted_versions"."acceptance" in ('yes', 'conditionally')),
	CONSTRAINT "accepted_versions_in_force" CHECK ("accepted_versions"."is_last" or "accepted_versions"."valid_to" is not null),
	CONSTRAINT "accepted_versions_period" CHECK ("accepted_versions"."valid_to" >= "accepted_versions"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_link";--> statement-breakpoint
ALTER TABLE "accepted_instruments" ADD CONSTRAINT "accepted_instruments_version_id_accepted_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."accepted_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_instruments" ADD CONSTRAINT "accepted_instruments_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_versions" ADD CONSTRAINT "accepted_versions_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accepted_instruments_by_instrument" ON "accepted_instruments" USING btree ("instrument_id");--> statement-breakpoint
CREATE INDEX "accepted_instruments_by_picture" ON "accepted_instruments" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accepted_versions_number_key" ON "accepted_versions" USING btree ("facility_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "accepted_versions_last" ON "accepted_versions" USING btree ("facility_id") WHERE "accepted_versions"."is_last";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report') and "files"."linked_id" is not null));