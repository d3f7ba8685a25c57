CREATE TABLE "job_files" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"video_key" text NOT NULL,
	"poster_key" text,
	"captions_key" text,
	"line_versions" jsonb
);
--> statement-breakpoint
CREATE TABLE "job_reviews" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"moderation_status" text NOT NULL,
	"moderation_reason" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"policy_version" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"needs_operator" boolean DEFAULT false NOT NULL,
	"rejected_by_operator" boolean DEFAULT false NOT NULL,
	"public_title" text,
	"public_website" text,
	"corrected_at" timestamp (3) with time zone,
	"corrections_used" integer DEFAULT 0 NOT NULL,
	"renewed_by" uuid,
	CONSTRAINT "job_reviews_status_known" CHECK ("job_reviews"."moderation_status" in ('pending', 'flagged', 'approved', 'rejected')),
	CONSTRAINT "job_reviews_rejected_by_operator" CHECK (not "job_reviews"."rejected_by_operator" or "job_reviews"."moderation_status" = 'rejected'),
	CONSTRAINT "job_reviews_corrections_bounded" CHECK ("job_reviews"."corrections_used" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"engine" text DEFAULT 'studio' NOT NULL,
	"clips_of" uuid,
	"clips_awaited" integer DEFAULT 0 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"stage" text,
	"error" text,
	"finished_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"retried_at" timestamp (3) with time zone,
	CONSTRAINT "job_runs_status_known" CHECK ("job_runs"."status" in ('queued', 'processing', 'generating', 'ready', 'failed')),
	CONSTRAINT "job_runs_progress_in_range" CHECK ("job_runs"."progress" between 0 and 1),
	CONSTRAINT "job_runs_clips_awaited_not_negative" CHECK ("job_runs"."clips_awaited" >= 0),
	CONSTRAINT "job_runs_cancelled_failed" CHECK ("job_runs"."cancelled_at" is null or "job_runs"."status" = 'failed'),
	CONSTRAINT "job_runs_failed_has_error" CHECK ("job_runs"."status" <> 'failed' or "job_runs"."error" is not null)
);
--> statement-breakpoint
-- What became of each job moves into the tables of its parts.
INSERT INTO "job_runs" ("job_id", "status", "engine", "clips_of", "clips_awaited", "priority",
  "attempt", "progress", "stage", "error", "finished_at", "cancelled_at", "retried_at")
SELECT "id", "status", "engine", "clips_of", "clips_awaited", "priority",
  "attempt", "progress", "stage", "error", "finished_at", "cancelled_at", "retried_at" FROM "jobs";--> statement-breakpoint
INSERT INTO "job_reviews" ("job_id", "asked_at", "moderation_status", "moderation_reason",
  "findings", "policy_version", "decided_at", "decided_by", "needs_operator",
  "rejected_by_operator", "public_title", "public_website", "corrected_at", "corrections_used",
  "renewed_by")
SELECT "id", "created_at", "moderation_status", "moderation_reason",
  "findings", "policy_version", "decided_at", "decided_by", "needs_operator",
  "rejected_by_operator", "public_title", "public_website", "corrected_at", "corrections_used",
  (SELECT renewal."id" FROM "jobs" AS renewal
    WHERE renewal."renews" = "jobs"."id"
      AND renewal."status" <> 'failed' AND renewal."moderation_status" <> 'rejected'
    ORDER BY renewal."created_at" DESC LIMIT 1)
FROM "jobs";--> statement-breakpoint
INSERT INTO "job_files" ("job_id", "video_key", "poster_key", "captions_key", "line_versions")
SELECT "id", "video_key", "poster_key", "captions_key", "line_versions"
FROM "jobs" WHERE "video_key" IS NOT NULL;--> statement-breakpoint
-- What was ordered keeps its price; that it is made once more for nothing, its run says.
UPDATE "jobs" SET "cost_credits" = coalesce((
  SELECT -entry."delta" FROM "credit_ledger" AS entry
  WHERE entry."job_id" = "jobs"."id" AND entry."kind" = 'charge'
), 50)
WHERE "cost_credits" = 0 AND "resubmits" IS NULL AND "renews" IS NULL;--> statement-breakpoint
DROP TRIGGER "jobs_free_for_a_reason" ON "jobs";--> statement-breakpoint
DROP TRIGGER "jobs_correction_ordered" ON "jobs";--> statement-breakpoint
DROP TRIGGER "jobs_correction_failed" ON "jobs";--> statement-breakpoint
DROP FUNCTION refuse_free_video();--> statement-breakpoint
DROP FUNCTION remember_correction();--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_status_known";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_moderation_status_known";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_progress_in_range";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_clips_awaited_not_negative";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_ready_has_video";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_cancelled_failed";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_rejected_by_operator";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_corrections_bounded";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_failed_has_error";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_free_for_a_reason";--> statement-breakpoint
DROP INDEX "jobs_unfinished";--> statement-breakpoint
DROP INDEX "jobs_to_review";--> statement-breakpoint
DROP INDEX "jobs_by_clips";--> statement-breakpoint
DROP INDEX "jobs_decided";--> statement-breakpoint
DROP INDEX "jobs_live";--> statement-breakpoint
DROP INDEX "jobs_one_correction";--> statement-breakpoint
DROP INDEX "jobs_one_renewal";--> statement-breakpoint
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_reviews_waiting" ON "job_reviews" USING btree ("asked_at","job_id") WHERE "job_reviews"."moderation_status" in ('pending', 'flagged');--> statement-breakpoint
CREATE INDEX "job_reviews_decided" ON "job_reviews" USING btree ("decided_at","job_id") WHERE "job_reviews"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "job_runs_unfinished" ON "job_runs" USING btree ("job_id") WHERE "job_runs"."status" in ('queued', 'processing', 'generating');--> statement-breakpoint
CREATE INDEX "job_runs_by_clips" ON "job_runs" USING btree ("clips_of") WHERE "job_runs"."clips_of" is not null;--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "engine";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "clips_awaited";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "retried_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "moderation_status";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "moderation_reason";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "findings";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "policy_version";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "decided_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "decided_by";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "needs_operator";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "rejected_by_operator";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "public_title";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "public_website";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "corrected_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "corrections_used";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "clips_of";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "line_versions";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "progress";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "error";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "cancelled_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "video_key";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "poster_key";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "captions_key";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "finished_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "priority";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_free_for_a_reason" CHECK ("jobs"."cost_credits" > 0 or "jobs"."resubmits" is not null or "jobs"."renews" is not null);--> statement-breakpoint
CREATE FUNCTION refuse_change_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An account that is deleted leaves its orders without an author.
  IF NEW.author_id IS NULL THEN
    OLD.author_id := NULL;
  END IF;
  IF NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'what was ordered does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_unchanged
  BEFORE UPDATE ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_order();
--> statement-breakpoint
CREATE FUNCTION require_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "job_files" AS film WHERE film.job_id = NEW.job_id) THEN
    RAISE EXCEPTION 'a job that is ready has a film' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER job_runs_ready_has_film
  AFTER INSERT OR UPDATE OF "status" ON "job_runs"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'ready')
  EXECUTE FUNCTION require_film();
--> statement-breakpoint
CREATE FUNCTION refuse_free_video() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- In what a renewal differs from the film that it renews; all else is the same, new columns included.
  own text[] := ARRAY['id', 'created_at', 'cost_credits', 'resubmits', 'renews'];
BEGIN
  IF NEW.resubmits IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "jobs" AS corrected
      JOIN "job_runs" AS run ON run.job_id = corrected.id
      JOIN "job_reviews" AS review ON review.job_id = corrected.id
    WHERE corrected.id = NEW.resubmits
      AND corrected.org_id = NEW.org_id
      AND review.corrections_used < 3
      AND (corrected.cost_credits > 0 OR corrected.resubmits IS NOT NULL)
      AND run.status = 'ready'
      AND review.rejected_by_operator
      AND NOT EXISTS (
        SELECT 1 FROM "credit_ledger" AS entry
        WHERE entry.job_id = corrected.id AND entry.kind = 'refund'
      )
  ) THEN
    RAISE EXCEPTION 'a free video corrects one that the operator rejected, that was not refunded and not corrected too often'
      USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.renews IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "jobs" AS renewed
      JOIN "job_runs" AS run ON run.job_id = renewed.id
      JOIN "job_reviews" AS review ON review.job_id = renewed.id
    WHERE renewed.id = NEW.renews
      AND run.status = 'ready'
      AND review.moderation_status = 'approved'
      AND to_jsonb(renewed) - own = to_jsonb(NEW) - own
  ) THEN
    RAISE EXCEPTION 'a free video renews the lines of an approved one and changes nothing else'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_free_for_a_reason
  BEFORE INSERT ON "jobs"
  FOR EACH ROW WHEN (
    NEW.cost_credits = 0
    -- A restored backup brings rows back in any order, long after their reasons.
    AND current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on'
  )
  EXECUTE FUNCTION refuse_free_video();
--> statement-breakpoint
-- The place that a correction or a renewal takes at the job it is of: one of each at a time, whoever
-- comes second waits for the row and then finds the place taken.
CREATE FUNCTION take_place_of_free_video(free jobs) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "job_reviews" SET "corrected_at" = free.created_at
  WHERE "job_id" = free.resubmits AND "corrected_at" IS NULL;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM "job_reviews" WHERE "job_id" = free.resubmits) THEN
    RAISE EXCEPTION 'a video has one correction at a time'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'jobs_one_correction';
  END IF;
  UPDATE "job_reviews" SET "renewed_by" = free.id
  WHERE "job_id" = free.renews AND "renewed_by" IS NULL;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM "job_reviews" WHERE "job_id" = free.renews) THEN
    RAISE EXCEPTION 'a video has one renewal at a time'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'jobs_one_renewal';
  END IF;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION free_video_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_place_of_free_video(NEW);
  -- Stays counted whatever becomes of the correction.
  UPDATE "job_reviews" SET "corrections_used" = "corrections_used" + 1
  WHERE "job_id" = NEW.resubmits;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_free_video_ordered
  AFTER INSERT ON "jobs"
  FOR EACH ROW WHEN (
    (NEW.resubmits IS NOT NULL OR NEW.renews IS NOT NULL)
    -- A restored backup brings the place back with its row.
    AND current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on'
  )
  EXECUTE FUNCTION free_video_ordered();
--> statement-breakpoint
CREATE FUNCTION count_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.corrections_used := coalesce((
    SELECT corrected.corrections_used FROM "job_reviews" AS corrected
      JOIN "jobs" AS job ON job.resubmits = corrected.job_id
    WHERE job.id = NEW.job_id
  ), NEW.corrections_used);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER job_reviews_count_corrections
  BEFORE INSERT ON "job_reviews"
  FOR EACH ROW WHEN (current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION count_corrections();
--> statement-breakpoint
-- To `failed` the place is given back, from `failed` (made once more) it is taken again.
CREATE FUNCTION free_video_failed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free jobs;
BEGIN
  SELECT * INTO free FROM "jobs" WHERE "id" = NEW.job_id;
  IF NEW.status = 'failed' THEN
    UPDATE "job_reviews" SET "corrected_at" = NULL WHERE "job_id" = free.resubmits;
    UPDATE "job_reviews" SET "renewed_by" = NULL
    WHERE "job_id" = free.renews AND "renewed_by" = free.id;
  ELSE
    PERFORM take_place_of_free_video(free);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER job_runs_free_video_failed
  AFTER UPDATE OF "status" ON "job_runs"
  FOR EACH ROW WHEN ((NEW.status = 'failed') <> (OLD.status = 'failed'))
  EXECUTE FUNCTION free_video_failed();
--> statement-breakpoint
CREATE FUNCTION renewal_rejected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "job_reviews" SET "renewed_by" = NULL WHERE "renewed_by" = OLD.job_id
    AND "job_id" = (SELECT "renews" FROM "jobs" WHERE "id" = OLD.job_id);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER job_reviews_renewal_rejected
  AFTER UPDATE OF "moderation_status" ON "job_reviews"
  FOR EACH ROW WHEN (NEW.moderation_status = 'rejected')
  EXECUTE FUNCTION renewal_rejected();
--> statement-breakpoint
CREATE FUNCTION renewal_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "job_reviews" SET "renewed_by" = NULL
  WHERE "job_id" = OLD.renews AND "renewed_by" = OLD.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_renewal_deleted
  AFTER DELETE ON "jobs"
  FOR EACH ROW WHEN (OLD.renews IS NOT NULL)
  EXECUTE FUNCTION renewal_deleted();
