CREATE TABLE "configuration_changes" (
	"number" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"change" text NOT NULL,
	"supersedes" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "configuration_changes_change" CHECK ("configuration_changes"."change" in ('approved', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "configuration_ids" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"facility_id" uuid NOT NULL,
	CONSTRAINT "configuration_ids_kind_value_pk" PRIMARY KEY("kind","value"),
	CONSTRAINT "configuration_ids_kind" CHECK ("configuration_ids"."kind" in ('station', 'lidar', 'lidar-version', 'configuration', 'channel'))
);
--> statement-breakpoint
CREATE TABLE "configuration_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"round" integer NOT NULL,
	"reason" text,
	"acronym" text NOT NULL,
	"choice" jsonb NOT NULL,
	"configurations" jsonb NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"withdrawn_at" timestamp with time zone,
	"withdrawal" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "configuration_versions_number" CHECK ("configuration_versions"."number" >= 1),
	CONSTRAINT "configuration_versions_period" CHECK ("configuration_versions"."valid_to" >= "configuration_versions"."valid_from"),
	CONSTRAINT "configuration_versions_withdrawn" CHECK (("configuration_versions"."withdrawn_at" is null) = ("configuration_versions"."withdrawal" is null) and ("configuration_versions"."withdrawn_at" is null or "configuration_versions"."valid_to" is not null))
);
--> statement-breakpoint
ALTER TABLE "configuration_changes" ADD CONSTRAINT "configuration_changes_version_id_configuration_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."configuration_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_ids" ADD CONSTRAINT "configuration_ids_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuration_versions" ADD CONSTRAINT "configuration_versions_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configuration_changes_by_version" ON "configuration_changes" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "configuration_ids_by_facility" ON "configuration_ids" USING btree ("facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "configuration_versions_number_key" ON "configuration_versions" USING btree ("facility_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "configuration_versions_in_force" ON "configuration_versions" USING btree ("facility_id") WHERE "configuration_versions"."valid_to" is null;