CREATE TABLE "label_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"content" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "label_certificates_decision_key" UNIQUE("decision_id"),
	CONSTRAINT "label_certificates_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "label_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by_id" uuid,
	"decided_on" date NOT NULL,
	"body" text,
	"reference" text,
	"reason" text,
	"public_text" text,
	"valid_from" date,
	"valid_until" date,
	"scope" jsonb,
	"conditions" jsonb,
	"document_id" uuid,
	CONSTRAINT "label_decisions_place" CHECK ("label_decisions"."place" >= 1),
	CONSTRAINT "label_decisions_kind" CHECK ("label_decisions"."kind" in ('propose', 'propose-renewal', 'request-suspension', 'return', 'grant', 'refuse', 'renew', 'suspend', 'reinstate', 'withdraw', 'expire')),
	CONSTRAINT "label_decisions_days" CHECK ("label_decisions"."valid_until" > "label_decisions"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "data_indicators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"period" text NOT NULL,
	"code" text NOT NULL,
	"value" double precision NOT NULL,
	"numerator" double precision,
	"denominator" double precision,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by_id" uuid,
	CONSTRAINT "data_indicators_period" CHECK ("data_indicators"."period" ~ '^[0-9]{4}(-(0[1-9]|1[0-2]))?$')
);
--> statement-breakpoint
CREATE TABLE "evaluation_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"due" date NOT NULL,
	"reported_at" timestamp with time zone,
	"reported_by_id" uuid,
	"report" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "regular_evaluations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opened_for_year" integer,
	"opened_on" date NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"statement_due" date NOT NULL,
	"status" text DEFAULT 'facility_input' NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"statement" text,
	"stated_at" timestamp with time zone,
	"conclusions" text,
	"recommendations" text,
	"outcome" text,
	"draft_actions" jsonb,
	"closed_at" timestamp with time zone,
	"closed_by_id" uuid,
	"report" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "regular_evaluations_kind" CHECK ("regular_evaluations"."kind" in ('yearly', 'full')),
	CONSTRAINT "regular_evaluations_status" CHECK ("regular_evaluations"."status" in ('facility_input', 'in_review', 'closed', 'ended')),
	CONSTRAINT "regular_evaluations_outcome" CHECK ("regular_evaluations"."outcome" in ('continue', 'continue_with_actions', 'propose_suspension')),
	CONSTRAINT "regular_evaluations_period" CHECK ("regular_evaluations"."period_to" >= "regular_evaluations"."period_from")
);
--> statement-breakpoint
ALTER TABLE "label_certificates" ADD CONSTRAINT "label_certificates_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_certificates" ADD CONSTRAINT "label_certificates_decision_id_label_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."label_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_certificates" ADD CONSTRAINT "label_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_decisions" ADD CONSTRAINT "label_decisions_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_decisions" ADD CONSTRAINT "label_decisions_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_decisions" ADD CONSTRAINT "label_decisions_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_indicators" ADD CONSTRAINT "data_indicators_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_indicators" ADD CONSTRAINT "data_indicators_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_actions" ADD CONSTRAINT "evaluation_actions_evaluation_id_regular_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."regular_evaluations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_actions" ADD CONSTRAINT "evaluation_actions_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_actions" ADD CONSTRAINT "evaluation_actions_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_evaluations" ADD CONSTRAINT "regular_evaluations_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_evaluations" ADD CONSTRAINT "regular_evaluations_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_evaluations" ADD CONSTRAINT "regular_evaluations_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "label_certificates_number_key" ON "label_certificates" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "label_certificates_place_key" ON "label_certificates" USING btree ("facility_id","place");--> statement-breakpoint
CREATE INDEX "label_certificates_by_file" ON "label_certificates" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "label_decisions_place_key" ON "label_decisions" USING btree ("facility_id","place");--> statement-breakpoint
CREATE INDEX "label_decisions_by_recorder" ON "label_decisions" USING btree ("recorded_by_id");--> statement-breakpoint
CREATE INDEX "label_decisions_by_document" ON "label_decisions" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_indicators_key" ON "data_indicators" USING btree ("facility_id","period","code");--> statement-breakpoint
CREATE INDEX "data_indicators_by_importer" ON "data_indicators" USING btree ("imported_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_actions_place_key" ON "evaluation_actions" USING btree ("evaluation_id","place");--> statement-breakpoint
CREATE INDEX "evaluation_actions_open" ON "evaluation_actions" USING btree ("due") WHERE "evaluation_actions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "evaluation_actions_by_reporter" ON "evaluation_actions" USING btree ("reported_by_id");--> statement-breakpoint
CREATE INDEX "evaluation_actions_by_confirmer" ON "evaluation_actions" USING btree ("confirmed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regular_evaluations_year_key" ON "regular_evaluations" USING btree ("facility_id","opened_for_year");--> statement-breakpoint
CREATE UNIQUE INDEX "regular_evaluations_open_key" ON "regular_evaluations" USING btree ("facility_id") WHERE "regular_evaluations"."status" in ('facility_input', 'in_review');--> statement-breakpoint
CREATE INDEX "regular_evaluations_by_facility" ON "regular_evaluations" USING btree ("facility_id","opened_on");--> statement-breakpoint
CREATE INDEX "regular_evaluations_by_status" ON "regular_evaluations" USING btree ("status","opened_on");--> statement-breakpoint
CREATE INDEX "regular_evaluations_by_creator" ON "regular_evaluations" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "regular_evaluations_by_closer" ON "regular_evaluations" USING btree ("closed_by_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "label_record_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The record of labels is only appended to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "label_decisions_kept" BEFORE UPDATE OR DELETE ON "label_decisions" FOR EACH ROW EXECUTE FUNCTION "label_record_is_kept"();
--> statement-breakpoint
CREATE TRIGGER "label_certificates_kept" BEFORE UPDATE OR DELETE ON "label_certificates" FOR EACH ROW EXECUTE FUNCTION "label_record_is_kept"();
