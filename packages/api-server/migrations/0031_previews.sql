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
ALTER TABLE "part_previewers" ADD CONSTRAINT "part_previewers_part_part_grants_part_fk" FOREIGN KEY ("part") REFERENCES "public"."part_grants"("part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_previewers" ADD CONSTRAINT "part_previewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_passes" ADD CONSTRAINT "preview_passes_preview_id_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_passes" ADD CONSTRAINT "preview_passes_session_id_refresh_tokens_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refresh_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_composition_id_compositions_id_fk" FOREIGN KEY ("composition_id") REFERENCES "public"."compositions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_previewers_by_user" ON "part_previewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preview_passes_by_preview" ON "preview_passes" USING btree ("preview_id");--> statement-breakpoint
CREATE INDEX "preview_passes_by_session" ON "preview_passes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "preview_passes_by_end" ON "preview_passes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "previews_by_creator" ON "previews" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "previews_by_composition" ON "previews" USING btree ("composition_id");--> statement-breakpoint
CREATE INDEX "previews_by_end" ON "previews" USING btree ("ends_at");