ALTER TABLE "jobs" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "plan_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_planned_as_read" CHECK (("jobs"."plan_version" = 0) = ("jobs"."brief" is null));
