CREATE TABLE "release_tabs" (
	"release_id" uuid NOT NULL,
	"composition" text NOT NULL,
	"tabs" bigint NOT NULL,
	"last_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "release_tabs_release_id_composition_pk" PRIMARY KEY("release_id","composition")
);
--> statement-breakpoint
ALTER TABLE "code_errors" ADD COLUMN "failed_tabs" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "release_tabs" ADD CONSTRAINT "release_tabs_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_tabs" ADD CONSTRAINT "release_tabs_composition_compositions_id_fk" FOREIGN KEY ("composition") REFERENCES "public"."compositions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_tabs_by_composition" ON "release_tabs" USING btree ("composition");--> statement-breakpoint
CREATE INDEX "release_tabs_by_last" ON "release_tabs" USING btree ("last_at");