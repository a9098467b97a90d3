CREATE TABLE "photometer_calibrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"photometer_id" uuid NOT NULL,
	"instrument_number" text NOT NULL,
	"centre" text NOT NULL,
	"network_project_id" text,
	"kind" text NOT NULL,
	"sent_on" date,
	"received_on" date,
	"calibrated_on" date,
	"returned_on" date,
	"installed_on" date,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result" text,
	"valid_until" date,
	"certificate_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "photometer_calibrations_number" CHECK ("photometer_calibrations"."instrument_number" ~ '^[0-9]{1,5}$'),
	CONSTRAINT "photometer_calibrations_centre" CHECK ("photometer_calibrations"."centre" in ('lille', 'valladolid', 'izana', 'other')),
	CONSTRAINT "photometer_calibrations_kind" CHECK ("photometer_calibrations"."kind" in ('pre_field', 'post_field', 'on_site', 'laboratory')),
	CONSTRAINT "photometer_calibrations_result" CHECK ("photometer_calibrations"."result" in ('usable', 'usable_with_remark', 'not_usable'))
);
--> statement-breakpoint
CREATE TABLE "data_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"lidar_id" uuid NOT NULL,
	"configuration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	CONSTRAINT "data_feedback_kind" CHECK ("data_feedback"."kind" in ('processed', 'refused_unapproved')),
	CONSTRAINT "data_feedback_count" CHECK ("data_feedback"."count" >= 1),
	CONSTRAINT "data_feedback_days" CHECK ("data_feedback"."to" >= "data_feedback"."from")
);
--> statement-breakpoint
CREATE TABLE "lidar_configuration_changes" (
	"number" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"configuration_id" uuid NOT NULL,
	"change" text NOT NULL,
	"period_id" uuid,
	"test_id" uuid,
	"passed" boolean,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lidar_configuration_changes_change" CHECK ("lidar_configuration_changes"."change" in ('approved', 'suspended', 'superseded', 'retired', 'result')),
	CONSTRAINT "lidar_configuration_changes_about" CHECK (("lidar_configuration_changes"."change" = 'result') = ("lidar_configuration_changes"."test_id" is not null) and ("lidar_configuration_changes"."change" = 'result') = ("lidar_configuration_changes"."period_id" is null))
);
--> statement-breakpoint
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "files", "lidar_configuration_periods" IN ACCESS EXCLUSIVE MODE NOWAIT;
      LOCK TABLE "users", "national_facilities", "lidar_configurations", "qa_tests" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_link";--> statement-breakpoint
ALTER TABLE "lidar_configuration_periods" ADD COLUMN "sheet" jsonb;--> statement-breakpoint
ALTER TABLE "photometer_calibrations" ADD CONSTRAINT "photometer_calibrations_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photometer_calibrations" ADD CONSTRAINT "photometer_calibrations_certificate_id_files_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photometer_calibrations" ADD CONSTRAINT "photometer_calibrations_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_feedback" ADD CONSTRAINT "data_feedback_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_feedback" ADD CONSTRAINT "data_feedback_configuration_id_lidar_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."lidar_configurations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_feedback" ADD CONSTRAINT "data_feedback_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configuration_changes" ADD CONSTRAINT "lidar_configuration_changes_configuration_id_lidar_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."lidar_configurations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configuration_changes" ADD CONSTRAINT "lidar_configuration_changes_period_id_lidar_configuration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."lidar_configuration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configuration_changes" ADD CONSTRAINT "lidar_configuration_changes_test_id_qa_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."qa_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photometer_calibrations_by_facility" ON "photometer_calibrations" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "photometer_calibrations_by_photometer" ON "photometer_calibrations" USING btree ("photometer_id");--> statement-breakpoint
CREATE INDEX "photometer_calibrations_by_certificate" ON "photometer_calibrations" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "photometer_calibrations_by_creator" ON "photometer_calibrations" USING btree ("created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_feedback_key" ON "data_feedback" USING btree ("configuration_id","kind","from","to");--> statement-breakpoint
CREATE INDEX "data_feedback_by_facility" ON "data_feedback" USING btree ("facility_id","from");--> statement-breakpoint
CREATE INDEX "data_feedback_by_author" ON "data_feedback" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "lidar_configuration_changes_by_configuration" ON "lidar_configuration_changes" USING btree ("configuration_id");--> statement-breakpoint
CREATE INDEX "lidar_configuration_changes_by_period" ON "lidar_configuration_changes" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "lidar_configuration_changes_by_test" ON "lidar_configuration_changes" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "qa_tests_by_status" ON "qa_tests" USING btree ("status","submitted_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'installation-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report', 'answer', 'qa-test', 'support-request', 'calibration-certificate') and "files"."linked_id" is not null));--> statement-breakpoint
INSERT INTO "lidar_configuration_changes" ("number", "configuration_id", "change", "period_id", "test_id", "passed", "at")
SELECT row_number() OVER (ORDER BY "known"."at", "known"."period_id", "known"."test_id"), "known".*
FROM (
  SELECT "configuration_id", "status", "id" AS "period_id", NULL::uuid AS "test_id", NULL::boolean AS "passed", "decided_at" AS "at" FROM "lidar_configuration_periods"
  UNION ALL
  SELECT "configuration_id", 'result', NULL, "id", CASE WHEN "status" IN ('passed', 'passed_with_remarks', 'superseded') THEN true WHEN "status" = 'failed' THEN false END, "evaluated_at"
  FROM "qa_tests" WHERE "evaluated_at" IS NOT NULL AND "status" IN ('passed', 'passed_with_remarks', 'failed', 'not_assessable', 'superseded', 'revoked')
) AS "known";