ALTER TABLE "applications" ADD COLUMN "due_for" text;--> statement-breakpoint
UPDATE "applications" SET "due_for" = CASE WHEN "due_since" < "step_since" THEN 'evaluations' ELSE "step" END WHERE "step_due_date" IS NOT NULL;
