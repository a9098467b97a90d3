-- A text as searches compare it: without case, accents and letters that foreign keyboards lack (platform/db/contains.ts).
-- Most texts are ASCII, which needs no table of letters.
CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = length($1) THEN lower($1) ELSE sort_key($1) END
$$;--> statement-breakpoint
-- As array_to_string, which an index refuses, as it is not immutable for every type.
CREATE OR REPLACE FUNCTION list_text(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_string($1, ' ')
$$;--> statement-breakpoint
-- The extension is part of PostgreSQL, but not of every installation, and not in the embedded database. Without it,
-- searches read every row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Searches are without an index: %', SQLERRM;
END
$$;--> statement-breakpoint
-- To be called again once the extension is there: each index has the expression of platform/db/search-texts.ts.
CREATE OR REPLACE FUNCTION make_search_indexes() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  made record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    RETURN false;
  END IF;
  FOR made IN SELECT * FROM (VALUES
    ('national_facilities', $e$coalesce("name" || ' (' || "acronym" || ')', "acronym") || chr(10) || coalesce("pi_name", '') || chr(10) || coalesce("pi_contact", '')$e$),
    ('users', $e$"email" || chr(10) || "first_name" || ' ' || "last_name" || ', ' || "first_name"$e$),
    ('lidars', '"name"'),
    ('photometers', '"name"'),
    ('emails', $e$"subject" || chr(10) || list_text("recipients")$e$),
    ('audit_entries', $e$coalesce("object_name", '') || chr(10) || "action"$e$)
  ) AS indexes (of_table, of_text)
  LOOP
    EXECUTE format('CREATE INDEX IF NOT EXISTS %I ON %I USING gin (search_text(%s) gin_trgm_ops)', made.of_table || '_by_words', made.of_table, made.of_text);
  END LOOP;
  RETURN true;
END
$$;--> statement-breakpoint
-- Servers of the version before hold one of the tables and ask for another, so all are taken at once, or none for a
-- moment, for a minute at most; after that it gives up, as readers would queue behind a table that is waited for. Those
-- that are altered are taken whole from the beginning: a writer who has read them and waits for another table would keep
-- them until it gives up. Nobody reads them until the migration ends.
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "users", "national_facilities" IN ACCESS EXCLUSIVE MODE NOWAIT;
      LOCK TABLE "roles", "user_roles", "component_reviewers", "lidars", "photometers", "applications", "emails", "audit_entries" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
  RAISE EXCEPTION 'The tables were in use for a minute without a pause, so nothing was migrated. Please start this server again at a quieter time, or stop the servers of the version before first.';
END
$$;--> statement-breakpoint
CREATE INDEX "applications_by_due_date" ON "applications" USING btree ("due_date") WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_names" text;--> statement-breakpoint
ALTER TABLE "national_facilities" ADD COLUMN "reviewer_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Triggers and not the server: a server of the version before writes here too. Whole statements and not rows, so that
-- facilities are locked in one order.
CREATE OR REPLACE FUNCTION count_reviewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "national_facilities" WHERE "id" IN (SELECT "facility_id" FROM "changed") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "national_facilities" SET "reviewer_count" = "counted"."reviewers"
    FROM (SELECT "facility_id", (SELECT count(*) FROM "component_reviewers" WHERE "component_reviewers"."facility_id" = "changed"."facility_id") AS "reviewers"
            FROM "changed" GROUP BY "facility_id") AS "counted"
   WHERE "id" = "counted"."facility_id" AND "reviewer_count" <> "counted"."reviewers";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "component_reviewers_assigned" AFTER INSERT ON "component_reviewers" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION count_reviewers();--> statement-breakpoint
CREATE TRIGGER "component_reviewers_freed" AFTER DELETE ON "component_reviewers" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION count_reviewers();--> statement-breakpoint
CREATE OR REPLACE FUNCTION role_names_of(uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(lower("roles"."name"), ', ' ORDER BY "roles"."name")
    FROM "user_roles" JOIN "roles" ON "roles"."code" = "user_roles"."role" WHERE "user_roles"."user_id" = $1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "users" WHERE "id" IN (SELECT "user_id" FROM "changed") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "users" SET "role_names" = role_names_of("id")
   WHERE "id" IN (SELECT "user_id" FROM "changed") AND "role_names" IS DISTINCT FROM role_names_of("id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "user_roles_given" AFTER INSERT ON "user_roles" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION name_roles();--> statement-breakpoint
CREATE TRIGGER "user_roles_taken" AFTER DELETE ON "user_roles" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION name_roles();--> statement-breakpoint
CREATE OR REPLACE FUNCTION rename_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "users" SET "role_names" = role_names_of("id") WHERE "id" IN (SELECT "user_id" FROM "user_roles" WHERE "role" = NEW."code");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "roles_renamed" AFTER UPDATE OF "name" ON "roles" FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION rename_role();--> statement-breakpoint
UPDATE "national_facilities" SET "reviewer_count" = "counted"."reviewers" FROM (SELECT "facility_id", count(*) AS "reviewers" FROM "component_reviewers" GROUP BY "facility_id") AS "counted" WHERE "id" = "counted"."facility_id";--> statement-breakpoint
UPDATE "users" SET "role_names" = role_names_of("id");--> statement-breakpoint
CREATE INDEX "users_by_roles" ON "users" USING btree ("role_names",sort_key("last_name"),sort_key("first_name"),"email");--> statement-breakpoint
CREATE INDEX "users_by_roles_down" ON "users" USING btree ("role_names" DESC NULLS LAST,sort_key("last_name"),sort_key("first_name"),"email");--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ((case when "anonymised_at" is not null then 'Anonymised'
    when "deactivated_at" is not null then 'Deactivated'
    when "locked_at" is not null then 'Locked'
    when "activated_at" is null then 'Not activated' else 'Activated' end),sort_key("last_name"),sort_key("first_name"),"email");--> statement-breakpoint
CREATE INDEX "users_by_status_down" ON "users" USING btree ((case when "anonymised_at" is not null then 'Anonymised'
    when "deactivated_at" is not null then 'Deactivated'
    when "locked_at" is not null then 'Locked'
    when "activated_at" is null then 'Not activated' else 'Activated' end) desc,sort_key("last_name"),sort_key("first_name"),"email");--> statement-breakpoint
CREATE INDEX "national_facilities_by_reviewers" ON "national_facilities" USING btree ("reviewer_count",lower("acronym"));--> statement-breakpoint
CREATE INDEX "national_facilities_by_reviewers_down" ON "national_facilities" USING btree ("reviewer_count" DESC NULLS LAST,lower("acronym"));--> statement-breakpoint
SELECT make_search_indexes();