CREATE TABLE "library_entries" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "library_entries" ADD CONSTRAINT "library_entries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived', 'brand.restored', 'brand.looked_at'));
