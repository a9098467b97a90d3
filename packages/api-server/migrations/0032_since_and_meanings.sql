ALTER TABLE "installation" ADD COLUMN "preliminary_meaning_yes" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "preliminary_meaning_conditionally" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "preliminary_meaning_no" text;--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "due_since";