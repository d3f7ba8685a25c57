CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"wanted_kind" text,
	"file_type" text,
	"state" text NOT NULL,
	"refusal" text,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"main_key" text,
	"preview_key" text,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"writer_token" uuid,
	"writer_expires_at" timestamp (3) with time zone,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"looked_by" uuid,
	CONSTRAINT "media_kind_known" CHECK ("media"."kind" in ('image', 'logo', 'font', 'clip')),
	CONSTRAINT "media_wanted_kind_known" CHECK ("media"."wanted_kind" in ('image', 'logo', 'font', 'clip')),
	CONSTRAINT "media_state_known" CHECK ("media"."state" in ('uploading', 'checking', 'ready', 'refused')),
	CONSTRAINT "media_bytes_positive" CHECK ("media"."bytes" > 0),
	CONSTRAINT "media_received_in_range" CHECK ("media"."received_bytes" between 0 and "media"."bytes"),
	CONSTRAINT "media_refused_has_reason" CHECK (("media"."state" = 'refused') = ("media"."refusal" is not null)),
	CONSTRAINT "media_ready_has_files" CHECK (("media"."state" = 'ready') = ("media"."main_key" is not null) and ("media"."main_key" is null) = ("media"."preview_key" is null))
);
--> statement-breakpoint
CREATE TABLE "media_pieces" (
	"media_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "media_pieces_media_id_start_pk" PRIMARY KEY("media_id","start"),
	CONSTRAINT "media_pieces_not_empty" CHECK ("media_pieces"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_rights" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"holder" text NOT NULL,
	"territories" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"people" text NOT NULL,
	"everybody_is_25" boolean NOT NULL,
	"consents_to_gambling" boolean NOT NULL,
	"consents_to_ai" boolean NOT NULL,
	"outside_providers" jsonb NOT NULL,
	"releases" text,
	"valid_until" timestamp (3) with time zone,
	"reminded_days" integer,
	"stated_by" uuid NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_rights_basis_known" CHECK ("media_rights"."basis" in ('own', 'licence', 'release')),
	CONSTRAINT "media_rights_people_known" CHECK ("media_rights"."people" in ('none', 'adults-with-release'))
);
--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_name_known";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_pieces" ADD CONSTRAINT "media_pieces_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_rights" ADD CONSTRAINT "media_rights_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_by_organization" ON "media" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_uploading" ON "media" USING btree ("created_at") WHERE "media"."state" = 'uploading';--> statement-breakpoint
CREATE UNIQUE INDEX "media_pieces_key" ON "media_pieces" USING btree ("key");--> statement-breakpoint
CREATE INDEX "media_rights_by_end" ON "media_rights" USING btree ("valid_until") WHERE "media_rights"."valid_until" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_media" ON "notifications" USING btree ("media_id") WHERE "notifications"."media_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived', 'brand.restored', 'brand.looked_at', 'media.uploaded', 'media.refused', 'media.rights_stated', 'media.rights_ended', 'media.deleted'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one" CHECK (("notifications"."job_id" is null) <> ("notifications"."media_id" is null));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('approved', 'rejected', 'rights_ending', 'rights_ended'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_name_known" CHECK ("tasks"."name" in ('render-video', 'make-clip', 'send-email', 'deliver-webhook', 'housekeeping', 'sweep-files', 'check-media', 'watch-media-rights'));