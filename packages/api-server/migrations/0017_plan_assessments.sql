CREATE TABLE "plan_assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"aspect" text NOT NULL,
	"assessment" text,
	"comments" text,
	"assessed_at" timestamp with time zone,
	"reviewer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "plan_assessments_aspect_key" UNIQUE("application_id","target_kind","target_id","aspect"),
	CONSTRAINT "plan_assessments_target" CHECK ("plan_assessments"."target_kind" in ('lidar', 'photometer', 'facility')),
	CONSTRAINT "plan_assessments_assessment" CHECK ("plan_assessments"."assessment" in ('accepted', 'partly', 'not_accepted')),
	CONSTRAINT "plan_assessments_submitted" CHECK ("plan_assessments"."assessed_at" is null or "plan_assessments"."assessment" is not null)
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "open_assessments" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_assessments" ADD CONSTRAINT "plan_assessments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_assessments" ADD CONSTRAINT "plan_assessments_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_assessments_by_reviewer" ON "plan_assessments" USING btree ("reviewer_id");--> statement-breakpoint
UPDATE "applications" a SET "open_assessments" = coalesce((
  select jsonb_object_agg(o.path, o.open) from (
    select case e.target_kind when 'facility' then e.aspect else e.target_kind || '-' || e.aspect end path, count(*) open
    from "evaluations" e
    where e.application_id = a.id and e.evaluated_at is not null and e.compliance <> 'yes'
      and (e.target_id = a.facility_id or e.target_id in (select l.id from "lidars" l where l.facility_id = a.facility_id)
        or e.target_id in (select p.id from "photometers" p where p.facility_id = a.facility_id))
    group by 1) o), '{}')
WHERE a.is_current and a.status = 'waiting_final_report';--> statement-breakpoint
UPDATE "applications" a SET "pending_for" = 'conditions', "pending_with" = 'facility', "due_date" = (
  select min(c.due_date) from "conditions" c
  where c.facility_id = a.facility_id and c.fulfilled_at is null and c.superseded_at is null)
WHERE a.is_current and a.status = 'evaluated' and exists (
  select from "conditions" c where c.facility_id = a.facility_id and c.fulfilled_at is null and c.superseded_at is null);
