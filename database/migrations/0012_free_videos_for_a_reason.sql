CREATE FUNCTION refuse_free_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resubmits IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "jobs" AS corrected
    WHERE corrected.id = NEW.resubmits
      AND corrected.org_id = NEW.org_id
      AND corrected.cost_credits > 0
      AND corrected.status = 'ready'
      AND corrected.moderation_status = 'rejected'
      AND NOT EXISTS (
        SELECT 1 FROM "credit_ledger" AS entry
        WHERE entry.job_id = corrected.id AND entry.kind = 'refund'
      )
  ) THEN
    RAISE EXCEPTION 'a free video corrects a rejected one that was paid for and not refunded'
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
CREATE TRIGGER jobs_free_for_a_reason
  BEFORE INSERT ON "jobs"
  FOR EACH ROW WHEN (
    NEW.cost_credits = 0
    -- A restored backup brings rows back in any order, long after their reasons.
    AND current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on'
  )
  EXECUTE FUNCTION refuse_free_video();
