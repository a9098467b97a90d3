CREATE TABLE "part_grants" (
	"part" text PRIMARY KEY NOT NULL,
	"prefixes" jsonb,
	"menu_from" integer NOT NULL,
	"menu_to" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by_id" uuid,
	"ends_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"off_reason" text
);
--> statement-breakpoint
-- Those who could release before still can, wherever nobody else has pages.
INSERT INTO "part_grants" ("part", "prefixes", "menu_from", "menu_to", "limits")
SELECT "part", NULL, 0, 1000, '{"files": 1000, "bytes": 100000000, "pages": 100, "menu_entries": 20}'
FROM (SELECT "part" FROM "deploy_tokens" UNION SELECT "part" FROM "releases") AS "known";
--> statement-breakpoint
ALTER TABLE "deploy_tokens" DROP CONSTRAINT "deploy_tokens_pkey";--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "name" text DEFAULT 'Team' NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "part_grants" ADD CONSTRAINT "part_grants_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_grants_by_creator" ON "part_grants" USING btree ("created_by_id");--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD CONSTRAINT "deploy_tokens_part_part_grants_part_fk" FOREIGN KEY ("part") REFERENCES "public"."part_grants"("part") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deploy_tokens_by_part" ON "deploy_tokens" USING btree ("part");