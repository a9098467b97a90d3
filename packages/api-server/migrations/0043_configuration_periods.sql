CREATE TABLE "lidar_configuration_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"configuration_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"status" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"reason" text,
	"content" jsonb,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	CONSTRAINT "lidar_configuration_periods_status" CHECK ("lidar_configuration_periods"."status" in ('approved', 'suspended', 'superseded', 'retired')),
	CONSTRAINT "lidar_configuration_periods_days" CHECK ("lidar_configuration_periods"."valid_to" >= "lidar_configuration_periods"."valid_from")
);
--> statement-breakpoint
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "users", "national_facilities", "lidar_configurations" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "lidar_configuration_periods" ADD CONSTRAINT "lidar_configuration_periods_configuration_id_lidar_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."lidar_configurations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configuration_periods" ADD CONSTRAINT "lidar_configuration_periods_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lidar_configuration_periods" ADD CONSTRAINT "lidar_configuration_periods_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lidar_configuration_periods_open" ON "lidar_configuration_periods" USING btree ("configuration_id") WHERE "lidar_configuration_periods"."valid_to" is null;--> statement-breakpoint
CREATE INDEX "lidar_configuration_periods_by_facility" ON "lidar_configuration_periods" USING btree ("facility_id","decided_at");--> statement-breakpoint
CREATE INDEX "lidar_configuration_periods_by_configuration" ON "lidar_configuration_periods" USING btree ("configuration_id");--> statement-breakpoint
CREATE INDEX "lidar_configuration_periods_by_decider" ON "lidar_configuration_periods" USING btree ("decided_by_id");