-- Names that differ in the number of spaces only are the same: the oldest instrument keeps it, the others get a number after theirs.
DO $$
DECLARE
  kind text;
  pass integer;
  renamed integer;
BEGIN
  FOREACH kind IN ARRAY ARRAY['lidar', 'photometer'] LOOP
    pass := 0;
    -- A name with a number may be taken as well: then the next number is tried.
    LOOP
      EXECUTE format($sql$
        WITH numbered AS (
          SELECT id, name, row_number() OVER (PARTITION BY facility_id, lower(regexp_replace(name, '\s+', ' ', 'g')) ORDER BY created_at, id) AS place FROM %1$I
        ), changed AS (
          UPDATE %1$I AS i SET name = left(numbered.name, 240) || ' (' || numbered.place + $1 || ')', version = i.version + 1, updated_at = clock_timestamp()
          FROM numbered WHERE numbered.id = i.id AND numbered.place > 1
          RETURNING i.id, i.facility_id, i.name, numbered.name AS old_name
        )
        INSERT INTO audit_entries (action, object_kind, object_id, object_name, facility_id, old_value, new_value)
        SELECT %2$L || '.edit', %2$L, id, name, facility_id, jsonb_build_object('name', old_name), jsonb_build_object('name', name) FROM changed
      $sql$, kind || 's', kind) USING pass;
      GET DIAGNOSTICS renamed = ROW_COUNT;
      EXIT WHEN renamed = 0;
      pass := pass + 1;
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
DROP INDEX "lidars_name_key";--> statement-breakpoint
DROP INDEX "photometers_name_key";--> statement-breakpoint
CREATE UNIQUE INDEX "lidars_name_key" ON "lidars" USING btree ("facility_id",lower(regexp_replace("name", '\s+', ' ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "photometers_name_key" ON "photometers" USING btree ("facility_id",lower(regexp_replace("name", '\s+', ' ', 'g')));