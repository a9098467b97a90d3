ALTER TABLE "component_evaluations" RENAME TO "evaluations";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_pkey" TO "evaluations_pkey";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_aspect_key" TO "evaluations_aspect_key";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_aspect" TO "evaluations_aspect";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_compliance" TO "evaluations_compliance";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_submitted" TO "evaluations_submitted";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_application_id_applications_id_fk" TO "evaluations_application_id_applications_id_fk";--> statement-breakpoint
ALTER TABLE "evaluations" RENAME CONSTRAINT "component_evaluations_reviewer_id_users_id_fk" TO "evaluations_reviewer_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "component_evaluations_submitted_aspects" RENAME TO "evaluations_submitted_aspects";--> statement-breakpoint
ALTER INDEX "component_evaluations_by_subject" RENAME TO "evaluations_by_subject";--> statement-breakpoint
ALTER INDEX "component_evaluations_by_reviewer" RENAME TO "evaluations_by_reviewer";--> statement-breakpoint
CREATE TABLE "type_names" (
	"list" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "type_names_list_code_pk" PRIMARY KEY("list","code")
);
