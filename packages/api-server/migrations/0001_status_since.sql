ALTER TABLE "applications" ADD COLUMN "status_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "object_name" text;