CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL,
	"product_title" text,
	"infrastructure" text,
	"issuing_centre" text,
	"address" text,
	"contact" text,
	"reply_to" text,
	"meaning_yes" text,
	"meaning_conditionally" text,
	"meaning_no" text,
	"picture_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "installation_picture_key" UNIQUE("picture_id"),
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = '00000000-0000-4000-8000-000000000001')
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_link";--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link" CHECK (("files"."linked_as" is null and "files"."linked_id" is null) or ("files"."linked_as" = 'shared' and "files"."linked_id" is null) or ("files"."linked_as" in ('facility-picture', 'lidar-picture', 'photometer-picture', 'accepted-picture', 'installation-picture', 'upgrade-plan', 'submission-report', 'preliminary-report', 'final-report') and "files"."linked_id" is not null));