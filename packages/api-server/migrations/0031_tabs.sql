ALTER TABLE "composition" ADD COLUMN "tab_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "urgent_at" timestamp with time zone;