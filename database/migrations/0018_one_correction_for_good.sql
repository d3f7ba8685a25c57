ALTER TABLE "jobs" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "jobs" SET "corrected_at" = correction."created_at"
FROM "jobs" AS correction
WHERE correction."resubmits" = "jobs"."id" AND correction."status" <> 'failed';--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_free_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resubmits IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "jobs" AS corrected
    WHERE corrected.id = NEW.resubmits
      AND corrected.org_id = NEW.org_id
      AND corrected.corrected_at IS NULL
      AND corrected.cost_credits > 0
      AND corrected.status = 'ready'
      AND corrected.moderation_status = 'rejected'
      AND NOT EXISTS (
        SELECT 1 FROM "credit_ledger" AS entry
        WHERE entry.job_id = corrected.id AND entry.kind = 'refund'
      )
  ) THEN
    RAISE EXCEPTION 'a free video corrects a rejected one that was paid for, not refunded and not corrected'
      USING ERRCODE = 'check_violation';
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
CREATE FUNCTION remember_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "jobs"
  SET "corrected_at" = CASE WHEN NEW.status = 'failed' THEN NULL ELSE NEW.created_at END
  WHERE "id" = NEW.resubmits;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_correction_ordered
  AFTER INSERT ON "jobs"
  FOR EACH ROW WHEN (
    NEW.resubmits IS NOT NULL
    -- A restored backup brings the moment back with its row.
    AND current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on'
  )
  EXECUTE FUNCTION remember_correction();
--> statement-breakpoint
-- To `failed` the right comes back, from `failed` (made once more) it is used again.
CREATE TRIGGER jobs_correction_failed
  AFTER UPDATE OF "status" ON "jobs"
  FOR EACH ROW WHEN (
    NEW.resubmits IS NOT NULL AND (NEW.status = 'failed') <> (OLD.status = 'failed')
  )
  EXECUTE FUNCTION remember_correction();
