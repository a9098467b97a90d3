CREATE TABLE "instrument_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"instrument_kind" text NOT NULL,
	"instrument_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"down_from" date,
	"down_to" date,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"struck_at" timestamp with time zone,
	"struck_by_id" uuid,
	"strike_reason" text,
	CONSTRAINT "instrument_events_instrument" CHECK ("instrument_events"."instrument_kind" in ('lidar', 'photometer')),
	CONSTRAINT "instrument_events_downtime" CHECK ("instrument_events"."down_to" >= "instrument_events"."down_from"),
	CONSTRAINT "instrument_events_struck" CHECK (("instrument_events"."struck_at" is null) = ("instrument_events"."strike_reason" is null))
);--> statement-breakpoint
CREATE TABLE "lidar_configurations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"lidar_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"station_id" text NOT NULL,
	"scc_lidar_id" integer NOT NULL,
	"scc_version_id" integer NOT NULL,
	"scc_configuration_id" integer NOT NULL,
	"channels" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"decision_text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "lidar_configurations_number" CHECK ("lidar_configurations"."number" >= 1),
	CONSTRAINT "lidar_configurations_station" CHECK ("lidar_configurations"."station_id" ~ '^[a-z]{3}$'),
	CONSTRAINT "lidar_configurations_status" CHECK ("lidar_configurations"."status" in ('draft', 'provisional', 'approved', 'suspended', 'superseded', 'retired')),
	CONSTRAINT "lidar_configurations_period" CHECK ("lidar_configurations"."valid_to" >= "lidar_configurations"."valid_from")
);--> statement-breakpoint
CREATE TABLE "qa_channel_results" (
	"test_id" uuid NOT NULL,
	"name" text NOT NULL,
	"assessment" text,
	"remark" text,
	"full_overlap_m" double precision,
	"eta" double precision,
	"epsilon_deg" double precision,
	"residual" double precision,
	CONSTRAINT "qa_channel_results_test_id_name_pk" PRIMARY KEY("test_id","name"),
	CONSTRAINT "qa_channel_results_assessment" CHECK ("qa_channel_results"."assessment" in ('pass', 'pass_with_remark', 'fail', 'not_assessable'))
);--> statement-breakpoint
CREATE TABLE "qa_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "qa_files_role" CHECK ("qa_files"."role" in ('ascii', 'plot', 'raw', 'settings', 'configuration', 'radiosonde', 'other'))
);--> statement-breakpoint
CREATE TABLE "qa_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"lidar_id" uuid NOT NULL,
	"lidar_name" text NOT NULL,
	"configuration_id" uuid NOT NULL,
	"type" text NOT NULL,
	"round" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"measured_from" timestamp with time zone,
	"measured_to" timestamp with time zone,
	"atlas_version" text,
	"radiosonde_source" text,
	"radiosonde_at" timestamp with time zone,
	"weather" text,
	"comment" text,
	"method" text,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"self_check" jsonb,
	"submitted_at" timestamp with time zone,
	"submitted_by_id" uuid,
	"evaluator_id" uuid,
	"taken_at" timestamp with time zone,
	"evaluated_at" timestamp with time zone,
	"conclusions" text,
	"recommendations" text,
	"return_reason" text,
	"returned_channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revoke_reason" text,
	"superseded_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "qa_tests_status" CHECK ("qa_tests"."status" in ('draft', 'submitted', 'in_evaluation', 'returned', 'passed', 'passed_with_remarks', 'failed', 'not_assessable', 'superseded', 'revoked')),
	CONSTRAINT "qa_tests_measured" CHECK ("qa_tests"."measured_to" >= "qa_tests"."measured_from"),
	CONSTRAINT "qa_tests_evaluator" CHECK ("qa_tests"."status" <> 'in_evaluation' or "qa_tests"."evaluator_id" is not null),
	CONSTRAINT "qa_tests_submitted" CHECK ("qa_tests"."status" = 'draft' or "qa_tests"."submitted_at" is not null)
);--> statement-breakpoint
-- Writers of the version before hold one of these tables and ask for another; whoever waits here while holding one of
-- them would end a writer with a deadlock. So all are taken at once, or none for a moment, for a minute at most.
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "files" IN ACCESS EXCLUSIVE MODE NOWAIT;
      LOCK TABLE "users", "national_facilities" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_link";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('image', 'document', 'qa'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'installation-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report', 'answer', 'qa-test') and "files"."linked_id" is not null));--> statement-breakpoint
ALTER TABLE "instrument_events" ADD CONSTRAINT "instrument_events_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_events" ADD CONSTRAINT "instrument_events_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_events" ADD CONSTRAINT "instrument_events_struck_by_id_users_id_fk" FOREIGN KEY ("struck_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configurations" ADD CONSTRAINT "lidar_configurations_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configurations" ADD CONSTRAINT "lidar_configurations_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_channel_results" ADD CONSTRAINT "qa_channel_results_test_id_qa_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."qa_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_files" ADD CONSTRAINT "qa_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_files" ADD CONSTRAINT "qa_files_test_id_qa_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."qa_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD CONSTRAINT "qa_tests_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD CONSTRAINT "qa_tests_configuration_id_lidar_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."lidar_configurations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD CONSTRAINT "qa_tests_submitted_by_id_users_id_fk" FOREIGN KEY ("submitted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD CONSTRAINT "qa_tests_evaluator_id_users_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD CONSTRAINT "qa_tests_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instrument_events_by_facility" ON "instrument_events" USING btree ("facility_id","on");--> statement-breakpoint
CREATE INDEX "instrument_events_by_creator" ON "instrument_events" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "instrument_events_by_striker" ON "instrument_events" USING btree ("struck_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lidar_configurations_number_key" ON "lidar_configurations" USING btree ("lidar_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lidar_configurations_approved" ON "lidar_configurations" USING btree ("lidar_id","scc_configuration_id") WHERE "lidar_configurations"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "lidar_configurations_by_facility" ON "lidar_configurations" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "lidar_configurations_by_creator" ON "lidar_configurations" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "qa_files_by_test" ON "qa_files" USING btree ("test_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_tests_by_facility" ON "qa_tests" USING btree ("facility_id","created_at");--> statement-breakpoint
CREATE INDEX "qa_tests_by_lidar" ON "qa_tests" USING btree ("lidar_id","type");--> statement-breakpoint
CREATE INDEX "qa_tests_by_configuration" ON "qa_tests" USING btree ("configuration_id");--> statement-breakpoint
CREATE INDEX "qa_tests_by_submitter" ON "qa_tests" USING btree ("submitted_by_id");--> statement-breakpoint
CREATE INDEX "qa_tests_by_evaluator" ON "qa_tests" USING btree ("evaluator_id");--> statement-breakpoint
CREATE INDEX "qa_tests_by_creator" ON "qa_tests" USING btree ("created_by_id");