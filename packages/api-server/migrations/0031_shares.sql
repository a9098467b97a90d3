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
ALTER TABLE "part_grants" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "share_tabs" ADD CONSTRAINT "share_tabs_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_tabs_by_network" ON "share_tabs" USING btree ("share_id","is_new","network");--> statement-breakpoint
CREATE INDEX "shares_by_end" ON "shares" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "shares_by_starter" ON "shares" USING btree ("started_by_id");