CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('approved', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
ALTER TABLE "mail_tasks" DROP CONSTRAINT "mail_tasks_kind_known";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "policy_version" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "resubmits" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "renews" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "line_versions" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "default_markets" jsonb DEFAULT '["US"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "requires_second_reviewer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_by_job" ON "notifications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "jobs_decided" ON "jobs" USING btree ("decided_at","id") WHERE "jobs"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("org_id") WHERE "jobs"."status" = 'ready' and "jobs"."moderation_status" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_correction" ON "jobs" USING btree ("resubmits") WHERE "jobs"."resubmits" is not null and "jobs"."status" <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_renewal" ON "jobs" USING btree ("renews") WHERE "jobs"."renews" is not null and "jobs"."status" <> 'failed' and "jobs"."moderation_status" in ('pending', 'flagged');--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed'));--> statement-breakpoint
ALTER TABLE "mail_tasks" ADD CONSTRAINT "mail_tasks_kind_known" CHECK ("mail_tasks"."kind" in ('invitation', 'password_reset', 'notification'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_free_for_a_reason" CHECK ("jobs"."cost_credits" > 0 or "jobs"."resubmits" is not null or "jobs"."renews" is not null);