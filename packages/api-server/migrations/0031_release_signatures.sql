CREATE TABLE "release_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "release_keys_public_key_key" UNIQUE("part","public_key")
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "provenance" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "signed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "release_keys" ADD CONSTRAINT "release_keys_part_part_grants_part_fk" FOREIGN KEY ("part") REFERENCES "public"."part_grants"("part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_keys" ADD CONSTRAINT "release_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_keys_by_creator" ON "release_keys" USING btree ("created_by_id");--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_signed_by_id_release_keys_id_fk" FOREIGN KEY ("signed_by_id") REFERENCES "public"."release_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_by_key" ON "releases" USING btree ("signed_by_id");