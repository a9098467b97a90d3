ALTER TABLE "applications" ADD COLUMN "pending_for" text DEFAULT 'invitation' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "due_since" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" a SET "pending_for" = case a.status
  when 'registered' then 'invitation'
  when 'submitted' then case
    when not exists (select from jsonb_each_text(a.open_evaluations) o where o.value::int > 0) then 'preliminary-report'
    when not exists (select from jsonb_each_text(a.open_evaluations) o where o.value::int > 0 and o.key <> 'synergy') then 'synergy'
    when exists (
      select from jsonb_each_text(a.open_evaluations) o
      where o.value::int > 0 and o.key <> 'synergy' and not exists (
        select from "component_reviewers" r where r.facility_id = a.facility_id and r.component = case o.key
          when 'lidar-data' then 'lidar_data'
          when 'photometer-data' then 'photometer_data'
          when 'photometer-general' then 'photometer'
          else 'lidar' end)) then 'reviewers'
    else 'evaluations' end
  when 'preliminary_report_issued' then case when a.preliminary_acceptance = 'conditionally' then 'upgrade-plan' else 'final-report' end
  when 'waiting_final_report' then 'final-report-on-plan'
  when 'evaluated' then 'nothing'
  else 'application' end;--> statement-breakpoint
UPDATE "applications" SET "pending_since" = "status_since"
WHERE "status" in ('preliminary_report_issued', 'waiting_final_report', 'evaluated') and "pending_since" < "status_since";--> statement-breakpoint
UPDATE "applications" a SET "pending_since" = greatest(a.pending_since,
  (select max(e.evaluated_at) from "evaluations" e where e.application_id = a.id))
WHERE a.pending_for = 'synergy';--> statement-breakpoint
UPDATE "applications" SET "pending_with" = case "pending_for" when 'evaluations' then 'reviewers' else 'administrators' end
WHERE "pending_for" in ('reviewers', 'synergy', 'evaluations');
