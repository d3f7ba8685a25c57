ALTER TABLE "jobs" DROP CONSTRAINT "jobs_free_for_a_reason";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "retried_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "organizations_name_pairs" ON "organizations" USING gin (letter_pairs(lower("name")));--> statement-breakpoint
CREATE INDEX "users_pairs" ON "users" USING gin (letter_pairs(lower("username") || ' ' || lower("email")));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_free_for_a_reason" CHECK ("jobs"."cost_credits" > 0 or "jobs"."resubmits" is not null or "jobs"."renews" is not null or "jobs"."retried_at" is not null);