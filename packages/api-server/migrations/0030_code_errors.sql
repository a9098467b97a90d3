CREATE TABLE "code_errors" (
	"release_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"column" integer NOT NULL,
	"browser" text NOT NULL,
	"source" text,
	"name" text,
	"count" bigint NOT NULL,
	"first_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "code_errors_pk" PRIMARY KEY("release_id","kind","message","file","line","column","browser")
);
--> statement-breakpoint
ALTER TABLE "code_errors" ADD CONSTRAINT "code_errors_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_errors_by_last" ON "code_errors" USING btree ("last_at");