CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"order_hash" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"findings" jsonb NOT NULL,
	"markets" jsonb NOT NULL,
	"policy_version" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "appeals_status_known" CHECK ("appeals"."status" in ('waiting', 'allowed', 'upheld')),
	CONSTRAINT "appeals_decided" CHECK (("appeals"."status" = 'waiting') = ("appeals"."decided_at" is null)),
	CONSTRAINT "appeals_allowed_ends" CHECK (("appeals"."status" = 'allowed') = ("appeals"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one_waiting" ON "appeals" USING btree ("org_id","order_hash") WHERE "appeals"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "appeals_by_order" ON "appeals" USING btree ("org_id","order_hash","expires_at");--> statement-breakpoint
CREATE INDEX "appeals_by_age" ON "appeals" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived', 'brand.restored', 'brand.looked_at', 'media.uploaded', 'media.refused', 'media.rights_stated', 'media.rights_ended', 'media.deleted', 'appeal.made', 'appeal.decided'));
