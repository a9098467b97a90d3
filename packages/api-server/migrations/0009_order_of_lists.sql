CREATE INDEX "national_facilities_by_name" ON "national_facilities" USING btree (lower(coalesce("name" || ' (' || "acronym" || ')', "acronym")));--> statement-breakpoint
CREATE INDEX "national_facilities_by_type" ON "national_facilities" USING btree ("type",lower("acronym"));--> statement-breakpoint
CREATE INDEX "national_facilities_by_type_down" ON "national_facilities" USING btree ("type" DESC NULLS LAST,lower("acronym"));--> statement-breakpoint
CREATE INDEX "national_facilities_by_pi" ON "national_facilities" USING btree (lower(coalesce("pi_name", "pi_contact")));--> statement-breakpoint
CREATE INDEX "national_facilities_by_pi_down" ON "national_facilities" USING btree (lower(coalesce("pi_name", "pi_contact")) desc nulls last);--> statement-breakpoint
CREATE INDEX "applications_by_status_date" ON "applications" USING btree ("status_since") WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_submission" ON "applications" USING btree ("submitted_at") WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_submission_down" ON "applications" USING btree ("submitted_at" DESC NULLS LAST) WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_turn" ON "applications" USING btree ((case when "status" <> 'evaluated' then "status_since" end)) WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "applications_by_turn_down" ON "applications" USING btree ((case when "status" <> 'evaluated' then "status_since" end) desc nulls last) WHERE "applications"."is_current";--> statement-breakpoint
CREATE INDEX "component_evaluations_submitted_aspects" ON "component_evaluations" USING btree ("application_id","subject_id","aspect") WHERE "component_evaluations"."evaluated_at" is not null;