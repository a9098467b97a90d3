ALTER TABLE "releases" ADD COLUMN "first_current_at" timestamp with time zone;--> statement-breakpoint
UPDATE "releases" SET "first_current_at" = "released_at"
WHERE "released_at" IS NOT NULL
	AND (
		EXISTS (SELECT 1 FROM "composition_pointers" WHERE "release_id" = "releases"."id")
		OR NOT EXISTS (
			SELECT 1 FROM "shares", jsonb_array_elements("shares"."parts") AS "shared"
			WHERE "shared" ->> 'name' = "releases"."part" AND "shared" ->> 'hash' = "releases"."hash"
				AND coalesce("shares"."outcome", '') NOT IN ('forward', 'finished')
		)
	);
