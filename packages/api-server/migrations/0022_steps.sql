ALTER TABLE "applications" ADD COLUMN "step" text DEFAULT 'invitation' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "step_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "step_due_date" date;--> statement-breakpoint
UPDATE "applications" a SET "step" = case
  when a.pending_for <> 'answer' then a.pending_for
  when a.status = 'waiting_final_report' then 'final-report-on-plan'
  when a.status = 'preliminary_report_issued' then case when a.preliminary_acceptance = 'conditionally' then 'upgrade-plan' else 'final-report' end
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
  else 'evaluations' end,
  "step_since" = case when a.pending_for = 'answer' then a.status_since else a.pending_since end,
  "step_due_date" = case when a.pending_for in ('answer', 'conditions') then null else a.due_date end;--> statement-breakpoint
UPDATE "applications" a SET "step" = 'assessments', "step_due_date" = null, "due_since" = null
WHERE a.is_current and a.step = 'final-report-on-plan' and exists (
  select from jsonb_each_text(a.open_assessments) o
  join "component_reviewers" r on r.facility_id = a.facility_id and r.component = case o.key
    when 'lidar-data' then 'lidar_data'
    when 'photometer-data' then 'photometer_data'
    when 'photometer-general' then 'photometer'
    when 'photometer' then 'photometer'
    when 'synergy' then ''
    else 'lidar' end
  where o.value::int > 0);--> statement-breakpoint
UPDATE "applications" SET "pending_for" = 'assessments', "pending_with" = 'reviewers', "due_date" = null
WHERE "step" = 'assessments' and "pending_for" = 'final-report-on-plan';
