CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL CONSTRAINT "totp_secrets_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"locked_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_period" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "totp_secrets_period_not_negative" CHECK ("last_period" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL CONSTRAINT "passkeys_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_unique" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL CONSTRAINT "recovery_codes_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL CONSTRAINT "second_factor_challenges_user_id_users_id_fk" REFERENCES "users"("id") ON DELETE cascade,
	"purpose" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "second_factor_challenges_purpose_known" CHECK ("purpose" in ('sign-in', 'passkey'))
);
--> statement-breakpoint
CREATE INDEX "second_factor_challenges_by_user" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_by_expiry" ON "second_factor_challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "requires_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_kind_known";--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_kind_known" CHECK ("emails"."kind" in ('invitation', 'password_reset', 'notification', 'email_changed', 'second_factor_changed'));--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'second_factor.added', 'second_factor.removed', 'second_factor.codes_renewed', 'second_factor.refused', 'second_factor.reset', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.security_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived', 'brand.restored', 'brand.looked_at', 'media.uploaded', 'media.refused', 'media.rights_stated', 'media.rights_ended', 'media.deleted', 'appeal.made', 'appeal.decided'));
