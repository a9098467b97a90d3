CREATE TABLE "compositions" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"parts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deploy_tokens" (
	"part" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "deploy_tokens_digest_key" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "load_counts" (
	"release_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"step" integer NOT NULL,
	"count" bigint NOT NULL,
	"first_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"composition" text NOT NULL,
	CONSTRAINT "load_counts_release_id_outcome_step_pk" PRIMARY KEY("release_id","outcome","step")
);
--> statement-breakpoint
ALTER TABLE "error_reports" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "error_reports" CASCADE;--> statement-breakpoint
DROP INDEX "releases_by_part";--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "announced_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "files_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "replaced_id" uuid;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD CONSTRAINT "deploy_tokens_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_counts" ADD CONSTRAINT "load_counts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deploy_tokens_by_creator" ON "deploy_tokens" USING btree ("created_by_id");--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_replaced_id_releases_id_fk" FOREIGN KEY ("replaced_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_by_replaced" ON "releases" USING btree ("replaced_id");--> statement-breakpoint
CREATE INDEX "releases_by_part" ON "releases" USING btree ("part","released_at");--> statement-breakpoint
UPDATE "releases" SET "announced_at" = "created_at", "released_at" = "created_at";--> statement-breakpoint
UPDATE "releases" SET "manifest" = "manifest" || '{"endpoints": []}' WHERE NOT "manifest" ? 'endpoints';
