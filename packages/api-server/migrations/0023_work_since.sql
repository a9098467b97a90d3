ALTER TABLE "component_reviewers" ADD COLUMN "work_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
UPDATE "component_reviewers" SET "work_since" = "created_at";
