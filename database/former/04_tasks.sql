CREATE TABLE "tasks" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"group_key" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_token" uuid,
	"lease_expires_at" timestamp (3) with time zone,
	"run_again_at" timestamp (3) with time zone,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tasks_name_key_pk" PRIMARY KEY("name","key"),
	CONSTRAINT "tasks_name_known" CHECK ("tasks"."name" in ('render-video', 'send-email', 'deliver-webhook', 'housekeeping', 'sweep-files')),
	CONSTRAINT "tasks_attempts_not_negative" CHECK ("tasks"."attempts" >= 0),
	CONSTRAINT "tasks_lease_whole" CHECK (("tasks"."lease_token" is null) = ("tasks"."lease_expires_at" is null)),
	CONSTRAINT "tasks_again_while_running" CHECK ("tasks"."run_again_at" is null or "tasks"."lease_token" is not null)
);--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("name",(-"priority"),"due_at") WHERE "tasks"."lease_token" is null;--> statement-breakpoint
CREATE INDEX "tasks_running_in_group" ON "tasks" USING btree ("name","group_key") WHERE "tasks"."lease_token" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_leased" ON "tasks" USING btree ("lease_token") WHERE "tasks"."lease_token" is not null;--> statement-breakpoint
-- What waits becomes tasks; the version before this one kept it in columns of its own.
INSERT INTO "tasks" ("name", "key", "due_at", "attempts", "created_at")
SELECT 'send-email', "id"::text, "due_at", "attempts", "created_at" FROM "mail_tasks";--> statement-breakpoint
INSERT INTO "tasks" ("name", "key", "group_key", "due_at", "created_at")
SELECT 'deliver-webhook', "id"::text, "webhook_id"::text, "due_at", "created_at"
FROM "webhook_deliveries" WHERE "status" = 'pending';--> statement-breakpoint
ALTER TABLE "mail_tasks" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mail_tasks_kind_known" TO "emails_kind_known";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mail_tasks_pkey" TO "emails_pkey";--> statement-breakpoint
ALTER TABLE "webhooks" RENAME COLUMN "held_until" TO "paused_until";--> statement-breakpoint
INSERT INTO "tasks" ("name", "key", "priority", "due_at", "created_at")
SELECT 'render-video', "id"::text, "priority", now(), "created_at" FROM "jobs"
WHERE "status" IN ('queued', 'processing', 'generating')
  AND "moderation_status" <> 'flagged' AND "clips_awaited" = 0;--> statement-breakpoint
-- The queue of the version before this one, a schema of pg-boss's.
DROP SCHEMA IF EXISTS "queue" CASCADE;--> statement-breakpoint
DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "lease_expires_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "dispatched_at";
