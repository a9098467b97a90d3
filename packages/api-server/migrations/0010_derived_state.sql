DROP INDEX "applications_by_status_date";--> statement-breakpoint
DROP INDEX "applications_by_turn";--> statement-breakpoint
DROP INDEX "applications_by_turn_down";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "pending_with" text DEFAULT 'administrators' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "pending_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "open_evaluations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reviewers_complete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "applications" a SET "open_evaluations" = jsonb_build_object(
  'lidar-feasibility', (select count(*) from "lidars" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'feasibility' and e.evaluated_at is not null)),
  'lidar-feature', (select count(*) from "lidars" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'feature' and e.evaluated_at is not null)),
  'lidar-channel', (select count(*) from "lidars" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'channel' and e.evaluated_at is not null)),
  'lidar-general', (select count(*) from "lidars" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'general' and e.evaluated_at is not null)),
  'lidar-data', (select count(*) from "lidars" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'data' and e.evaluated_at is not null)),
  'photometer-general', (select count(*) from "photometers" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'general' and e.evaluated_at is not null)),
  'photometer-data', (select count(*) from "photometers" i where i.facility_id = a.facility_id and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = i.id and e.aspect = 'data' and e.evaluated_at is not null)),
  'synergy', (case when exists (select from "lidars" i where i.facility_id = a.facility_id) and exists (select from "photometers" i where i.facility_id = a.facility_id) and not exists (select from "component_evaluations" e where e.application_id = a.id and e.subject_id = a.facility_id and e.aspect = 'synergy' and e.evaluated_at is not null) then 1 else 0 end)
) WHERE a.is_current and a.status = 'submitted';--> statement-breakpoint
UPDATE "applications" a SET "reviewers_complete" =
  (exists (select from "lidars" i where i.facility_id = a.facility_id) or exists (select from "photometers" i where i.facility_id = a.facility_id))
  and (not exists (select from "lidars" i where i.facility_id = a.facility_id)
    or (select count(*) from "component_reviewers" r where r.facility_id = a.facility_id and r.component in ('lidar', 'lidar_data')) = 2)
  and (not exists (select from "photometers" i where i.facility_id = a.facility_id)
    or (select count(*) from "component_reviewers" r where r.facility_id = a.facility_id and r.component in ('photometer', 'photometer_data')) = 2)
WHERE a.is_current;--> statement-breakpoint
UPDATE "applications" a SET "pending_with" = case a.status
  when 'registered' then 'administrators'
  when 'submitted' then case
    when not exists (select from jsonb_each_text(a.open_evaluations) o where o.value::int > 0) then 'cars'
    when a.reviewers_complete then 'reviewers'
    else 'administrators' end
  when 'preliminary_report_issued' then case when a.preliminary_acceptance = 'conditionally' then 'facility' else 'cars' end
  when 'waiting_final_report' then 'cars'
  when 'evaluated' then 'nobody'
  else 'facility' end;--> statement-breakpoint
UPDATE "applications" a SET "pending_since" = coalesce(case when a.is_current and a.status = 'submitted' then case a.pending_with
  when 'cars' then (select max(e.evaluated_at) from "component_evaluations" e where e.application_id = a.id)
  when 'reviewers' then (select max(l.at) from "audit_entries" l where l.facility_id = a.facility_id and l.action = 'application.set-reviewers' and l.at > a.status_since) end end,
  a.status_since);--> statement-breakpoint
UPDATE "audit_entries" SET "action" = 'evaluation.submit' WHERE "action" = 'verdict.submit';--> statement-breakpoint
CREATE INDEX "applications_by_pending_since" ON "applications" USING btree ("pending_since") WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_waiting" ON "applications" USING btree ((case when "pending_with" <> 'nobody' then "pending_since" end)) WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_waiting_down" ON "applications" USING btree ((case when "pending_with" <> 'nobody' then "pending_since" end) desc nulls last) WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_party" ON "applications" USING btree ("pending_with","pending_since") WHERE "applications"."is_current";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_pending_with" CHECK ("applications"."pending_with" in ('facility', 'administrators', 'reviewers', 'cars', 'nobody'));