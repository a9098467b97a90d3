CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"asker" text NOT NULL,
	"instrument_kind" text,
	"instrument_id" uuid,
	"instrument_name" text,
	"aspect" text,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"until" date,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by_id" uuid,
	"closed_at" timestamp with time zone,
	"closed_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "questions_asker" CHECK ("questions"."asker" in ('lidar', 'lidar_data', 'photometer', 'photometer_data', 'cars')),
	CONSTRAINT "questions_instrument" CHECK (("questions"."instrument_kind" is null) = ("questions"."instrument_id" is null) and ("questions"."instrument_kind" is null) = ("questions"."instrument_name" is null) and "questions"."instrument_kind" in ('lidar', 'photometer')),
	CONSTRAINT "questions_answer" CHECK (("questions"."answered_at" is null) = ("questions"."answer" is null)),
	CONSTRAINT "questions_fields" CHECK ("questions"."fields" = '[]' or ("questions"."instrument_id" is not null and "questions"."until" is not null))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_link";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_by_application" ON "questions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "questions_by_facility" ON "questions" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "questions_by_asker" ON "questions" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "questions_by_answerer" ON "questions" USING btree ("answered_by_id");--> statement-breakpoint
CREATE INDEX "questions_by_closer" ON "questions" USING btree ("closed_by_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'installation-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report', 'answer') and "files"."linked_id" is not null));