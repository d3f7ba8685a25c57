CREATE TABLE "name_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"decision" text NOT NULL,
	"findings" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "name_reviews_decision_known" CHECK ("name_reviews"."decision" in ('flag', 'block')),
	CONSTRAINT "name_reviews_status_known" CHECK ("name_reviews"."status" in ('waiting', 'approved', 'rejected')),
	CONSTRAINT "name_reviews_decided" CHECK (("name_reviews"."status" = 'waiting') = ("name_reviews"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "organization_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "needs_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "rejected_by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "public_title" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "public_website" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "corrections_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "name_reviews" ADD CONSTRAINT "name_reviews_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "name_reviews_one_waiting" ON "name_reviews" USING btree ("org_id","decision") WHERE "name_reviews"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "name_reviews_decided_once" ON "name_reviews" USING btree ("org_id","name") WHERE "name_reviews"."status" <> 'waiting';--> statement-breakpoint
CREATE INDEX "name_reviews_waiting" ON "name_reviews" USING btree ("created_at","id") WHERE "name_reviews"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_cancelled_failed" CHECK ("jobs"."cancelled_at" is null or "jobs"."status" = 'failed');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_rejected_by_operator" CHECK (not "jobs"."rejected_by_operator" or "jobs"."moderation_status" = 'rejected');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_corrections_bounded" CHECK ("jobs"."corrections_used" between 0 and 3);--> statement-breakpoint
UPDATE "jobs" SET "cancelled_at" = "finished_at" WHERE "status" = 'failed' AND "error" = 'Cancelled';--> statement-breakpoint
-- Films that exist keep the name they were made with; a default name holds a username.
UPDATE "jobs" SET "organization_name" = o."name"
FROM "organizations" AS o
WHERE o."id" = "jobs"."org_id" AND o."name" !~ '^[A-Za-z0-9_]{3,30}''s Organization$';--> statement-breakpoint
UPDATE "jobs" SET "rejected_by_operator" = true
FROM "users" AS decider, "organizations" AS o
WHERE "jobs"."moderation_status" = 'rejected'
  AND decider."id" = "jobs"."decided_by" AND o."id" = decider."org_id" AND o."is_operator";--> statement-breakpoint
UPDATE "jobs" SET "corrections_used" = least(3, (
  SELECT count(*) FROM "jobs" AS correction WHERE correction."resubmits" = coalesce("jobs"."resubmits", "jobs"."id")
))
WHERE "jobs"."resubmits" IS NOT NULL
  OR EXISTS (SELECT 1 FROM "jobs" AS correction WHERE correction."resubmits" = "jobs"."id");--> statement-breakpoint
UPDATE "organizations" SET "plan" = coalesce((
  SELECT initcap(payment."package_id") FROM "payments" AS payment
  WHERE payment."org_id" = "organizations"."id"
    AND payment."settled_at" IS NOT NULL
    AND payment."credits_reversed" < payment."credits"
  ORDER BY array_position(ARRAY['starter', 'professional', 'enterprise'], payment."package_id") DESC
  LIMIT 1
), 'Free')
WHERE EXISTS (
  SELECT 1 FROM "payments" AS payment
  WHERE payment."org_id" = "organizations"."id" AND payment."credits_reversed" = payment."credits"
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_free_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resubmits IS NOT NULL THEN
    SELECT corrected.corrections_used + 1 INTO NEW.corrections_used FROM "jobs" AS corrected
    WHERE corrected.id = NEW.resubmits
      AND corrected.org_id = NEW.org_id
      AND corrected.corrected_at IS NULL
      AND corrected.corrections_used < 3
      AND (corrected.cost_credits > 0 OR corrected.resubmits IS NOT NULL)
      AND corrected.status = 'ready'
      AND corrected.rejected_by_operator
      AND NOT EXISTS (
        SELECT 1 FROM "credit_ledger" AS entry
        WHERE entry.job_id = corrected.id AND entry.kind = 'refund'
      );
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a free video corrects one that the operator rejected, that was not refunded and not corrected too often'
        USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  IF NEW.renews IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "jobs" AS renewed
    WHERE renewed.id = NEW.renews
      AND renewed.org_id = NEW.org_id
      AND renewed.status = 'ready'
      AND renewed.moderation_status = 'approved'
      AND renewed.prompt = NEW.prompt
      AND renewed.seed = NEW.seed
      AND renewed.preset = NEW.preset
      AND renewed.controls = NEW.controls
      AND renewed.markets = NEW.markets
  ) THEN
    RAISE EXCEPTION 'a free video renews the lines of an approved one and changes nothing else'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- A correction that fails gives the right back, but stays counted.
CREATE OR REPLACE FUNCTION remember_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "jobs"
  SET "corrected_at" = CASE WHEN NEW.status = 'failed' THEN NULL ELSE NEW.created_at END,
      "corrections_used" = greatest("corrections_used", NEW.corrections_used)
  WHERE "id" = NEW.resubmits;
  RETURN NULL;
END;
$$;
