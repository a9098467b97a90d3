ALTER TABLE "emails" ADD COLUMN "accepted" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "retry_until" timestamp with time zone;