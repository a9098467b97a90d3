DROP INDEX "national_facilities_acronym_key";--> statement-breakpoint
ALTER TABLE "national_facilities" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "national_facilities_acronym_key" ON "national_facilities" USING btree (lower("acronym")) WHERE "national_facilities"."archived_at" is null;