CREATE TABLE "facility_changes" (
	"facility_id" uuid,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "facility_changes_by_transaction" ON "facility_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "facility_changes_by_time" ON "facility_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_facility_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "facility_changes" ("facility_id") VALUES (coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_change_of_facility"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "facility_changes" ("facility_id") VALUES (coalesce(NEW.facility_id, OLD.facility_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Writers of the version before hold one of the tables and ask for another, so all are taken at once, or none for a
-- moment, for a minute at most. Others can read.
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "national_facilities", "lidars", "photometers", "accepted_versions", "label_decisions", "label_certificates" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "national_facilities_change" AFTER INSERT OR UPDATE OR DELETE ON "national_facilities" FOR EACH ROW EXECUTE FUNCTION "note_facility_change"();
--> statement-breakpoint
CREATE TRIGGER "lidars_change" AFTER INSERT OR UPDATE OR DELETE ON "lidars" FOR EACH ROW EXECUTE FUNCTION "note_change_of_facility"();
--> statement-breakpoint
CREATE TRIGGER "photometers_change" AFTER INSERT OR UPDATE OR DELETE ON "photometers" FOR EACH ROW EXECUTE FUNCTION "note_change_of_facility"();
--> statement-breakpoint
CREATE TRIGGER "accepted_versions_change" AFTER INSERT OR UPDATE OR DELETE ON "accepted_versions" FOR EACH ROW EXECUTE FUNCTION "note_change_of_facility"();
--> statement-breakpoint
CREATE TRIGGER "label_decisions_change" AFTER INSERT ON "label_decisions" FOR EACH ROW EXECUTE FUNCTION "note_change_of_facility"();
--> statement-breakpoint
CREATE TRIGGER "label_certificates_change" AFTER INSERT ON "label_certificates" FOR EACH ROW EXECUTE FUNCTION "note_change_of_facility"();
