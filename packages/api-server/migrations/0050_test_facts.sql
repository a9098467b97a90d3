ALTER TABLE "qa_tests" ADD COLUMN "first_submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD COLUMN "last_taker_id" uuid;--> statement-breakpoint
ALTER TABLE "qa_tests" ADD CONSTRAINT "qa_tests_last_taker_id_users_id_fk" FOREIGN KEY ("last_taker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "qa_tests_by_last_taker" ON "qa_tests" USING btree ("last_taker_id");--> statement-breakpoint
UPDATE "qa_tests" SET
	"first_submitted_at" = coalesce((
		SELECT min("at") FROM "audit_entries"
		WHERE "object_kind" = 'qa-test' AND "object_id" = "qa_tests"."id"::text AND "action" = 'qa-test.submit'
	), "submitted_at"),
	"last_taker_id" = coalesce((
		SELECT "actor_id" FROM "audit_entries"
		WHERE "object_kind" = 'qa-test' AND "object_id" = "qa_tests"."id"::text AND "action" = 'qa-test.take'
		ORDER BY "number" DESC LIMIT 1
	), "evaluator_id");--> statement-breakpoint
UPDATE "lidar_configurations" SET "status" = 'draft' WHERE "status" = 'provisional';
