ALTER TABLE "composition_pointers" ADD COLUMN "moved_by" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
-- What the server released itself it may go on replacing; the last entry about a part says who moved its pointer.
UPDATE "composition_pointers" SET "moved_by" = coalesce((
  SELECT "new_value" ->> 'by' FROM "audit_entries"
  WHERE "object_kind" = 'release' AND "object_id" = "composition_pointers"."part"
    AND "action" IN ('release.publish', 'release.rollback')
  ORDER BY "number" DESC LIMIT 1
), 'person');
