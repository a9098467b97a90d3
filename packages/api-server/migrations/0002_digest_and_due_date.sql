ALTER TABLE "users" ADD COLUMN "wants_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "due_date" date;