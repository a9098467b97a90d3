ALTER TABLE "conditions" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conditions" ADD COLUMN "reported_by_id" uuid;--> statement-breakpoint
ALTER TABLE "conditions" ADD COLUMN "reported" text;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conditions_by_reporter" ON "conditions" USING btree ("reported_by_id");--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_reported" CHECK (("conditions"."reported_at" is null) = ("conditions"."reported" is null));