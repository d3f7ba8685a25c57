CREATE TABLE "brand_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"identity" jsonb NOT NULL,
	"published_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_versions_number_positive" CHECK ("brand_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pending_name" text,
	"identity" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"published_number" integer,
	"has_unpublished_changes" boolean DEFAULT true NOT NULL,
	"look" text,
	"look_reason" text,
	"looked_by" uuid,
	"looked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "brands_look_known" CHECK ("brands"."look" in ('approved', 'rejected')),
	CONSTRAINT "brands_looked_at" CHECK (("brands"."look" is null) = ("brands"."looked_at" is null)),
	CONSTRAINT "brands_published_at" CHECK (("brands"."published_number" is null) = ("brands"."published_at" is null)),
	CONSTRAINT "brands_archived_not_default" CHECK ("brands"."archived_at" is null or not "brands"."is_default")
);
--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_action_known";--> statement-breakpoint
DROP INDEX "name_reviews_one_waiting";--> statement-breakpoint
ALTER TABLE "name_reviews" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_versions_numbered" ON "brand_versions" USING btree ("brand_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_one_default" ON "brands" USING btree ("org_id") WHERE "brands"."is_default";--> statement-breakpoint
CREATE INDEX "brands_by_organization" ON "brands" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "brands_to_look_at" ON "brands" USING btree ("created_at","id") WHERE "brands"."published_number" is not null and "brands"."look" is null;--> statement-breakpoint
ALTER TABLE "name_reviews" ADD CONSTRAINT "name_reviews_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "name_reviews_one_waiting_per_brand" ON "name_reviews" USING btree ("brand_id") WHERE "name_reviews"."status" = 'waiting' and "name_reviews"."brand_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "name_reviews_one_waiting" ON "name_reviews" USING btree ("org_id","decision") WHERE "name_reviews"."status" = 'waiting' and "name_reviews"."brand_id" is null;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_action_known" CHECK ("audit_events"."action" in ('account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed', 'account.role_changed', 'account.removed', 'session.started', 'session.refused', 'session.ended', 'password.changed', 'password.reset_asked', 'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed', 'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed', 'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried', 'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted', 'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived', 'brand.restored', 'brand.looked_at'));--> statement-breakpoint
-- A version goes with its brand, a month after that was deleted.
CREATE FUNCTION refuse_brand_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM "brands" AS brand WHERE brand.id = OLD.brand_id AND brand.archived_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a published version of a brand never changes' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER brand_versions_never_change
  BEFORE UPDATE OR DELETE ON "brand_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_brand_version_change();
--> statement-breakpoint
CREATE TRIGGER brand_versions_not_truncated
  BEFORE TRUNCATE ON "brand_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_brand_version_change();
