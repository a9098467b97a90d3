CREATE TABLE "facility_deputies" (
	"facility_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "facility_deputies_facility_id_user_id_pk" PRIMARY KEY("facility_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "declined_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"facility_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"component" text NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"is_conflict" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "declined_reviews_component" CHECK ("declined_reviews"."component" in ('lidar', 'lidar_data', 'photometer', 'photometer_data'))
);
--> statement-breakpoint
ALTER TABLE "facility_deputies" ADD CONSTRAINT "facility_deputies_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_deputies" ADD CONSTRAINT "facility_deputies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_reviews" ADD CONSTRAINT "declined_reviews_facility_id_national_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."national_facilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_reviews" ADD CONSTRAINT "declined_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facility_deputies_by_user" ON "facility_deputies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "declined_reviews_by_facility" ON "declined_reviews" USING btree ("facility_id");--> statement-breakpoint
CREATE INDEX "declined_reviews_by_user" ON "declined_reviews" USING btree ("user_id");