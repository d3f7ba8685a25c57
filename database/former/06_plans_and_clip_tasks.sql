ALTER TABLE "jobs" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "plan_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_planned_as_read" CHECK (("jobs"."plan_version" = 0) = ("jobs"."brief" is null));--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_name_known";--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_name_known" CHECK ("tasks"."name" in ('render-video', 'make-clip', 'send-email', 'deliver-webhook', 'housekeeping', 'sweep-files'));--> statement-breakpoint
-- The next clip of each film becomes a task; the others follow it one by one.
INSERT INTO "tasks" ("name", "key", "priority", "due_at", "created_at")
SELECT 'make-clip', clip."id"::text, coalesce(run."priority", 0), clip."due_at", now()
FROM "clips" AS clip LEFT JOIN "job_runs" AS run ON run."job_id" = clip."job_id"
WHERE clip."state" IN ('planned', 'submitting', 'submitted')
  AND NOT EXISTS (SELECT 1 FROM "clips" AS earlier
    WHERE earlier."job_id" = clip."job_id" AND earlier."position" < clip."position"
      AND earlier."state" NOT IN ('fetched', 'composed'));--> statement-breakpoint
DROP INDEX "clips_due";--> statement-breakpoint
ALTER TABLE "clips" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "clips" DROP COLUMN "lease_expires_at";--> statement-breakpoint
CREATE INDEX "clips_open" ON "clips" USING btree ("engine","state") WHERE "clips"."state" in ('planned', 'submitting', 'submitted');
