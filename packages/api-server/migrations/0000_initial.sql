CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"activated_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower(trim("users"."email")) and "users"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_tokens_digest_key" UNIQUE("digest"),
	CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('reset', 'activation', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_digest_key" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"uploader_id" uuid,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"linked_as" text,
	"linked_id" uuid,
	"facility_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "files_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('image', 'document')),
	CONSTRAINT "files_size" CHECK ("files"."size" >= 0),
	CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report') and "files"."linked_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "national_facilities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"acronym" text NOT NULL,
	"name" text,
	"type" text,
	"owner_id" uuid NOT NULL,
	"hosting_institute" text,
	"pi_name" text,
	"pi_contact" text,
	"lidar_pi_name" text,
	"lidar_pi_contact" text,
	"photometer_pi_name" text,
	"photometer_pi_contact" text,
	"ceilometer_pi_name" text,
	"ceilometer_pi_contact" text,
	"picture_id" uuid,
	"displayed_status" text DEFAULT 'candidate' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "national_facilities_picture_key" UNIQUE("picture_id"),
	CONSTRAINT "national_facilities_acronym" CHECK ("national_facilities"."acronym" ~ '^[A-Za-z0-9_-]{1,24}$')
);
--> statement-breakpoint
CREATE TABLE "lidar_channel_groups" (
	"lidar_id" uuid NOT NULL,
	"category" text NOT NULL,
	"availability" text,
	"operation_start_date" date,
	"height_resolution" double precision,
	"time_resolution" integer,
	"distance_full_overlap" double precision,
	"minimum_altitude_range" double precision,
	"channels" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "lidar_channel_groups_lidar_id_category_pk" PRIMARY KEY("lidar_id","category")
);
--> statement-breakpoint
CREATE TABLE "lidars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"altitude" double precision,
	"status" text,
	"planned_operation_date" date,
	"type" text,
	"manufacturer" text,
	"additional_info" text,
	"picture_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"location" text,
	"laser_alignment" text,
	"polarisation_calibration" text,
	"telecover_measurement" text,
	"dark_signal_measurement" text,
	"photodetector_eye_piece" text,
	"pretrigger_20us" text,
	"t_h_control" text,
	"lidar_status_control" text,
	"eye_safety" text,
	"unattended_operation" text,
	"continuous_operation" text,
	"additional_features" text,
	CONSTRAINT "lidars_picture_key" UNIQUE("picture_id"),
	CONSTRAINT "lidars_latitude" CHECK ("lidars"."latitude" between -90 and 90),
	CONSTRAINT "lidars_longitude" CHECK ("lidars"."longitude" between -180 and 180),
	CONSTRAINT "lidars_altitude" CHECK ("lidars"."altitude" between -500 and 9000)
);
--> statement-breakpoint
CREATE TABLE "photometers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"altitude" double precision,
	"status" text,
	"planned_operation_date" date,
	"type" text,
	"manufacturer" text,
	"additional_info" text,
	"picture_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"instrument_model" text,
	CONSTRAINT "photometers_picture_key" UNIQUE("picture_id"),
	CONSTRAINT "photometers_latitude" CHECK ("photometers"."latitude" between -90 and 90),
	CONSTRAINT "photometers_longitude" CHECK ("photometers"."longitude" between -180 and 180),
	CONSTRAINT "photometers_altitude" CHECK ("photometers"."altitude" between -500 and 9000)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'registered' NOT NULL,
	"submitted_at" timestamp with time zone,
	"evaluated_at" timestamp with time zone,
	"preliminary_acceptance" text,
	"acceptance" text,
	"submission_report_id" uuid,
	"preliminary_report_id" uuid,
	"upgrade_plan_id" uuid,
	"final_report_id" uuid,
	"archived_at" timestamp with time zone,
	"archived_by_id" uuid,
	"archive_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "applications_round_key" UNIQUE("facility_id","round"),
	CONSTRAINT "applications_round" CHECK ("applications"."round" >= 1),
	CONSTRAINT "applications_archive" CHECK ("applications"."is_current" = ("applications"."archived_at" is null)),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('registered', 'invited', 'draft', 'submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated')),
	CONSTRAINT "applications_submitted" CHECK ("applications"."status" in ('registered', 'invited', 'draft') or "applications"."submitted_at" is not null),
	CONSTRAINT "applications_preliminary" CHECK ("applications"."preliminary_acceptance" in ('yes', 'conditionally', 'no')),
	CONSTRAINT "applications_acceptance" CHECK ("applications"."acceptance" in ('yes', 'conditionally', 'no'))
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "snapshots_kind_key" UNIQUE("application_id","kind"),
	CONSTRAINT "snapshots_kind" CHECK ("snapshots"."kind" in ('submission', 'preliminary-report', 'final-report', 'operational-configuration'))
);
--> statement-breakpoint
CREATE TABLE "component_evaluations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"aspect" text NOT NULL,
	"compliance" text,
	"comments" text,
	"recommendations" text,
	"suggestion" jsonb,
	"evaluated_at" timestamp with time zone,
	"reviewer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "component_evaluations_aspect_key" UNIQUE("application_id","subject_kind","subject_id","aspect"),
	CONSTRAINT "component_evaluations_aspect" CHECK (("component_evaluations"."subject_kind" = 'lidar' and "component_evaluations"."aspect" in ('feasibility', 'feature', 'channel', 'general', 'data')) or ("component_evaluations"."subject_kind" = 'photometer' and "component_evaluations"."aspect" in ('general', 'data')) or ("component_evaluations"."subject_kind" = 'facility' and "component_evaluations"."aspect" in ('synergy', 'lidar', 'photometer'))),
	CONSTRAINT "component_evaluations_compliance" CHECK ("component_evaluations"."compliance" in ('yes', 'partially', 'no')),
	CONSTRAINT "component_evaluations_submitted" CHECK ("component_evaluations"."evaluated_at" is null or "component_evaluations"."compliance" is not null)
);
--> statement-breakpoint
CREATE TABLE "component_reviewers" (
	"facility_id" uuid NOT NULL,
	"component" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "component_reviewers_facility_id_component_pk" PRIMARY KEY("facility_id","component"),
	CONSTRAINT "component_reviewers_component" CHECK ("component_reviewers"."component" in ('lidar', 'lidar_data', 'photometer', 'photometer_data'))
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"recipients" text[] NOT NULL,
	"reply_to" text,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"secrets" text[] DEFAULT '{}'::text[] NOT NULL,
	"facility_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_dedupe_key" UNIQUE("dedupe_key"),
	CONSTRAINT "emails_status" CHECK ("emails"."status" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "emails_recipients" CHECK (cardinality("emails"."recipients") > 0),
	CONSTRAINT "emails_sent" CHECK (("emails"."status" = 'sent') = ("emails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"facility_id" uuid,
	"old_value" jsonb,
	"new_value" jsonb
);
--> statement-breakpoint
CREATE TABLE "composition" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"serial" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "composition_one_row" CHECK ("composition"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "composition_pointers" (
	"part" text PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"serial" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"contract" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid,
	"last_current_at" timestamp with time zone,
	CONSTRAINT "releases_hash_key" UNIQUE("part","hash")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"part" text NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_message" text,
	"first_seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "error_reports_part_hash_kind_pk" PRIMARY KEY("part","hash","kind")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_roles_code_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_facilities" ADD CONSTRAINT "national_facilities_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_facilities" ADD CONSTRAINT "national_facilities_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_channel_groups" ADD CONSTRAINT "lidar_channel_groups_lidar_id_lidars_id_fk" FOREIGN KEY ("lidar_id") REFERENCES "public"."lidars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidars" ADD CONSTRAINT "lidars_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidars" ADD CONSTRAINT "lidars_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photometers" ADD CONSTRAINT "photometers_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photometers" ADD CONSTRAINT "photometers_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_submission_report_id_files_id_fk" FOREIGN KEY ("submission_report_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_preliminary_report_id_files_id_fk" FOREIGN KEY ("preliminary_report_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_upgrade_plan_id_files_id_fk" FOREIGN KEY ("upgrade_plan_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_final_report_id_files_id_fk" FOREIGN KEY ("final_report_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_archived_by_id_users_id_fk" FOREIGN KEY ("archived_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_evaluations" ADD CONSTRAINT "component_evaluations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_evaluations" ADD CONSTRAINT "component_evaluations_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_reviewers" ADD CONSTRAINT "component_reviewers_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_reviewers" ADD CONSTRAINT "component_reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "composition_pointers" ADD CONSTRAINT "composition_pointers_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("last_name","first_name","email");--> statement-breakpoint
CREATE INDEX "user_roles_by_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_live" ON "one_time_tokens" USING btree ("user_id") WHERE "one_time_tokens"."used_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_current" ON "signing_keys" USING btree ("purpose") WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "files_by_uploader" ON "files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "files_by_link" ON "files" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "files_by_facility" ON "files" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "files_unlinked" ON "files" USING btree ("created_at") WHERE "files"."linked_as" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "national_facilities_acronym_key" ON "national_facilities" USING btree (lower("acronym"));--> statement-breakpoint
CREATE INDEX "national_facilities_by_owner" ON "national_facilities" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "national_facilities_by_displayed_status" ON "national_facilities" USING btree ("displayed_status");--> statement-breakpoint
CREATE INDEX "lidars_by_facility" ON "lidars" USING btree ("facility_id","created_at");--> statement-breakpoint
CREATE INDEX "photometers_by_facility" ON "photometers" USING btree ("facility_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_current" ON "applications" USING btree ("facility_id") WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("status") WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_archiver" ON "applications" USING btree ("archived_by_id");--> statement-breakpoint
CREATE INDEX "applications_by_submission_report" ON "applications" USING btree ("submission_report_id");--> statement-breakpoint
CREATE INDEX "applications_by_preliminary_report" ON "applications" USING btree ("preliminary_report_id");--> statement-breakpoint
CREATE INDEX "applications_by_upgrade_plan" ON "applications" USING btree ("upgrade_plan_id");--> statement-breakpoint
CREATE INDEX "applications_by_final_report" ON "applications" USING btree ("final_report_id");--> statement-breakpoint
CREATE INDEX "component_evaluations_by_subject" ON "component_evaluations" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "component_evaluations_by_reviewer" ON "component_evaluations" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "component_reviewers_by_user" ON "component_reviewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "emails_by_date" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_by_facility" ON "emails" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "emails_waiting" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "contact_messages_by_date" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_date" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_object" ON "audit_entries" USING btree ("object_kind","object_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_facility" ON "audit_entries" USING btree ("facility_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "composition_pointers_by_release" ON "composition_pointers" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "releases_by_part" ON "releases" USING btree ("part","created_at");--> statement-breakpoint
CREATE INDEX "releases_by_creator" ON "releases" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "error_reports_by_date" ON "error_reports" USING btree ("last_seen_at");