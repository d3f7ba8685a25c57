CREATE TABLE "clip_callbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"prompt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"seed" integer NOT NULL,
	"frame_count" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"state" text NOT NULL,
	"attempt_id" uuid,
	"orders" integer DEFAULT 0 NOT NULL,
	"handle" jsonb,
	"handle_id" text,
	"callback_id" text,
	"progress" real DEFAULT 0 NOT NULL,
	"file_key" text,
	"sha256" text,
	"failure" text,
	"detail" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"state_since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"troubles" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	CONSTRAINT "clips_state_known" CHECK ("clips"."state" in ('planned', 'submitting', 'submitted', 'fetched', 'composed', 'failed', 'dropped')),
	CONSTRAINT "clips_failure_known" CHECK ("clips"."failure" in ('refused_by_safety', 'out_of_memory', 'lost', 'deadline', 'no_file', 'not_a_video', 'too_large', 'host_not_allowed', 'unreachable', 'order_refused', 'access_refused', 'fate_unknown', 'cancelled_by_model', 'model_error', 'engine_missing')),
	CONSTRAINT "clips_failed_says_why" CHECK (("clips"."state" = 'failed') = ("clips"."failure" is not null)),
	CONSTRAINT "clips_cost_not_negative" CHECK ("clips"."cost_micros" >= 0),
	CONSTRAINT "clips_progress_in_range" CHECK ("clips"."progress" between 0 and 1),
	CONSTRAINT "clips_order_named" CHECK ("clips"."state" not in ('submitting', 'submitted') or "clips"."attempt_id" is not null),
	CONSTRAINT "clips_handle_kept" CHECK ("clips"."state" not in ('submitted', 'fetched', 'composed') or ("clips"."handle" is not null and "clips"."handle_id" is not null)),
	CONSTRAINT "clips_file_kept" CHECK ("clips"."state" not in ('fetched', 'composed') or ("clips"."file_key" is not null and "clips"."sha256" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "engine" text DEFAULT 'studio' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "clips_awaited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_callbacks_by_age" ON "clip_callbacks" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_one_per_place" ON "clips" USING btree ("job_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_one_per_order" ON "clips" USING btree ("engine","handle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_by_attempt" ON "clips" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "clips_due" ON "clips" USING btree ("due_at") WHERE "clips"."state" in ('planned', 'submitting', 'submitted');--> statement-breakpoint
CREATE INDEX "clips_failed" ON "clips" USING btree ("state_since") WHERE "clips"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "clips_by_organization" ON "clips" USING btree ("org_id","created_at");--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.retried', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_clips_awaited_not_negative" CHECK ("jobs"."clips_awaited" >= 0);