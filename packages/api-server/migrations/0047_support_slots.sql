CREATE TABLE "calendar_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "calendar_addresses_digest_key" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "support_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	"request_id" uuid,
	"instrument_id" uuid,
	"instrument" jsonb,
	"sequence" integer DEFAULT 0 NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_slot_facilities" (
	"slot_id" uuid NOT NULL,
	"facility_id" uuid NOT NULL,
	CONSTRAINT "support_slot_facilities_slot_id_facility_id_pk" PRIMARY KEY("slot_id","facility_id")
);
--> statement-breakpoint
CREATE TABLE "support_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"deadline" date,
	"open_to" text NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "support_slots_days" CHECK ("support_slots"."ends_on" >= "support_slots"."starts_on"),
	CONSTRAINT "support_slots_places" CHECK ("support_slots"."taken" >= 0 and "support_slots"."taken" <= "support_slots"."capacity"),
	CONSTRAINT "support_slots_audience" CHECK ("support_slots"."open_to" in ('all', 'named', 'offer')),
	CONSTRAINT "support_slots_status" CHECK ("support_slots"."status" in ('planned', 'open', 'full', 'done', 'cancelled'))
);
--> statement-breakpoint
DO $$
BEGIN
  FOR attempt IN 1..1200 LOOP
    BEGIN
      LOCK TABLE "support_requests" IN ACCESS EXCLUSIVE MODE NOWAIT;
      LOCK TABLE "users", "national_facilities" IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_status";--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_status" CHECK ("support_requests"."status" in ('new', 'accepted', 'offered', 'scheduled', 'waiting_for_facility', 'completed', 'declined', 'cancelled'));--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_bookings" ADD CONSTRAINT "support_bookings_slot_id_support_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."support_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_bookings" ADD CONSTRAINT "support_bookings_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_bookings" ADD CONSTRAINT "support_bookings_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_bookings" ADD CONSTRAINT "support_bookings_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_offers" ADD CONSTRAINT "support_offers_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_offers" ADD CONSTRAINT "support_offers_slot_id_support_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."support_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_slot_facilities" ADD CONSTRAINT "support_slot_facilities_slot_id_support_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."support_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_slot_facilities" ADD CONSTRAINT "support_slot_facilities_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_slots" ADD CONSTRAINT "support_slots_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_addresses_by_user" ON "calendar_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_bookings_instrument_key" ON "support_bookings" USING btree ("slot_id","instrument_id") WHERE "support_bookings"."cancelled_at" is null and "support_bookings"."instrument_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_bookings_request_key" ON "support_bookings" USING btree ("slot_id","request_id") WHERE "support_bookings"."cancelled_at" is null and "support_bookings"."instrument_id" is null;--> statement-breakpoint
CREATE INDEX "support_bookings_by_slot" ON "support_bookings" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "support_bookings_by_facility" ON "support_bookings" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "support_bookings_by_request" ON "support_bookings" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "support_bookings_by_instrument" ON "support_bookings" USING btree ("instrument_id");--> statement-breakpoint
CREATE INDEX "support_bookings_by_creator" ON "support_bookings" USING btree ("created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_offers_open_key" ON "support_offers" USING btree ("request_id","slot_id") WHERE "support_offers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "support_offers_by_request" ON "support_offers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "support_offers_by_slot" ON "support_offers" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "support_slot_facilities_by_facility" ON "support_slot_facilities" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "support_slots_by_day" ON "support_slots" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "support_slots_by_creator" ON "support_slots" USING btree ("created_by_id");