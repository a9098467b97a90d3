CREATE TABLE "part_previewers" (
	"part" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "part_previewers_part_user_id_pk" PRIMARY KEY("part","user_id")
);
--> statement-breakpoint
CREATE TABLE "preview_passes" (
	"digest" text PRIMARY KEY NOT NULL,
	"preview_id" uuid,
	"session_id" uuid,
	"parts" jsonb,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_passes_for" CHECK (("preview_passes"."preview_id" is null) = ("preview_passes"."parts" is not null))
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parts" jsonb NOT NULL,
	"composition_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "share_tabs" (
	"share_id" text NOT NULL,
	"tab" text NOT NULL,
	"is_new" boolean NOT NULL,
	"network" text NOT NULL,
	"failed_to_load" boolean NOT NULL,
	"failed_in_code" boolean NOT NULL,
	CONSTRAINT "share_tabs_share_id_tab_pk" PRIMARY KEY("share_id","tab")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"parts" jsonb NOT NULL,
	"percent" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"started_by_id" uuid,
	"salt" text,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"sides" jsonb
);
--> statement-breakpoint
ALTER TABLE "composition" ADD COLUMN "tab_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "part_grants" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "urgent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "provenance" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "signed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "part_previewers" ADD CONSTRAINT "part_previewers_part_part_grants_part_fk" FOREIGN KEY ("part") REFERENCES "public"."part_grants"("part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_previewers" ADD CONSTRAINT "part_previewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_passes" ADD CONSTRAINT "preview_passes_preview_id_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_passes" ADD CONSTRAINT "preview_passes_session_id_refresh_tokens_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refresh_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_composition_id_compositions_id_fk" FOREIGN KEY ("composition_id") REFERENCES "public"."compositions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_keys" ADD CONSTRAINT "release_keys_part_part_grants_part_fk" FOREIGN KEY ("part") REFERENCES "public"."part_grants"("part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_keys" ADD CONSTRAINT "release_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_tabs" ADD CONSTRAINT "share_tabs_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_previewers_by_user" ON "part_previewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preview_passes_by_preview" ON "preview_passes" USING btree ("preview_id");--> statement-breakpoint
CREATE INDEX "preview_passes_by_session" ON "preview_passes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "preview_passes_by_end" ON "preview_passes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "previews_by_creator" ON "previews" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "previews_by_composition" ON "previews" USING btree ("composition_id");--> statement-breakpoint
CREATE INDEX "previews_by_end" ON "previews" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "release_keys_by_creator" ON "release_keys" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "share_tabs_by_network" ON "share_tabs" USING btree ("share_id","is_new","network");--> statement-breakpoint
CREATE INDEX "shares_by_end" ON "shares" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "shares_by_starter" ON "shares" USING btree ("started_by_id");--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_signed_by_id_release_keys_id_fk" FOREIGN KEY ("signed_by_id") REFERENCES "public"."release_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_by_key" ON "releases" USING btree ("signed_by_id");