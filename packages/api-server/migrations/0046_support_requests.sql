CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"step" text NOT NULL,
	"text" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"by_facility" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"facility_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"instruments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"test_id" uuid,
	"wanted_from" date,
	"wanted_to" date,
	"flexibility" text NOT NULL,
	"urgency" text NOT NULL,
	"blackout_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_before" text,
	"status_since" timestamp with time zone NOT NULL,
	"assignee_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "support_requests_status" CHECK ("support_requests"."status" in ('new', 'accepted', 'waiting_for_facility', 'completed', 'declined', 'cancelled')),
	CONSTRAINT "support_requests_wanted" CHECK ("support_requests"."wanted_to" >= "support_requests"."wanted_from")
);--> statement-breakpoint
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
ALTER TABLE "files" DROP CONSTRAINT "files_link";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'installation-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report', 'answer', 'qa-test', 'support-request') and "files"."linked_id" is not null));--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_place_key" ON "support_messages" USING btree ("request_id","place");--> statement-breakpoint
CREATE INDEX "support_messages_by_author" ON "support_messages" USING btree ("created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_requests_number_key" ON "support_requests" USING btree ("year","number");--> statement-breakpoint
CREATE INDEX "support_requests_by_facility" ON "support_requests" USING btree ("facility_id","asked_at");--> statement-breakpoint
CREATE INDEX "support_requests_by_status" ON "support_requests" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "support_requests_by_assignee" ON "support_requests" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "support_requests_by_creator" ON "support_requests" USING btree ("created_by_id");