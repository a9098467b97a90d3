ALTER TABLE "installation" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "licence_url" text;