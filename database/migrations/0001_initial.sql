-- The tables of an installation. Later migrations change them; `database/schema.sql` shows the sum.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Every pair of neighbouring letters of a text: what a search term of two letters can be found by, for
-- which trigrams are too long. An index keeps each pair once, however often it is named here.
CREATE FUNCTION letter_pairs(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT substr(value, place, 2) FROM generate_series(1, length(value) - 1) AS place)
$$;

-- -------------------------------------------------------------------------------------------------
-- Organizations and their people

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  plan text NOT NULL DEFAULT 'Free',
  is_operator boolean NOT NULL DEFAULT false,
  credit_balance integer NOT NULL DEFAULT 0,
  credit_debt integer NOT NULL DEFAULT 0,
  unfinished_videos integer NOT NULL DEFAULT 0,
  total_videos integer NOT NULL DEFAULT 0,
  default_markets jsonb NOT NULL DEFAULT '["US"]'::jsonb,
  requires_second_reviewer boolean NOT NULL DEFAULT false,
  website text,
  advertises text,
  legal_entity text,
  venue_name text,
  venue_address text,
  licences jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  closed_at timestamp(3) with time zone,
  CONSTRAINT organizations_advertises_known CHECK (advertises IN ('venue', 'online')),
  CONSTRAINT organizations_plan_known CHECK (plan IN (
    'Free', 'Starter', 'Professional', 'Enterprise'
  )),
  CONSTRAINT organizations_balance_not_negative CHECK (credit_balance >= 0),
  CONSTRAINT organizations_debt_not_negative CHECK (credit_debt >= 0),
  CONSTRAINT organizations_credits_or_debt CHECK (credit_balance = 0 OR credit_debt = 0),
  CONSTRAINT organizations_unfinished_not_negative CHECK (unfinished_videos >= 0),
  CONSTRAINT organizations_total_not_negative CHECK (total_videos >= 0)
);
CREATE INDEX organizations_name_pairs ON organizations USING gin (letter_pairs(lower(name)));
CREATE INDEX organizations_name_search ON organizations USING gin (lower(name) gin_trgm_ops);
CREATE UNIQUE INDEX organizations_one_operator ON organizations (is_operator) WHERE is_operator;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  age_verified boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT users_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT users_role_known CHECK (role IN ('owner', 'admin', 'creator', 'viewer'))
);
CREATE UNIQUE INDEX users_username_unique ON users (lower(username));
CREATE UNIQUE INDEX users_email_unique ON users (lower(email));
CREATE INDEX users_by_organization ON users (org_id, created_at, id);
CREATE INDEX users_by_age ON users (created_at, id);
CREATE INDEX users_pairs ON users USING gin (letter_pairs(lower(username) || ' ' || lower(email)));
CREATE INDEX users_username_search ON users USING gin (lower(username) gin_trgm_ops);
CREATE INDEX users_email_search ON users USING gin (lower(email) gin_trgm_ops);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT sessions_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT sessions_id_unique UNIQUE (id)
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Networks that an account signed in from: a flood of wrong passwords elsewhere does not lock them
-- out.
CREATE TABLE login_networks (
  user_id uuid NOT NULL,
  network_hash text NOT NULL,
  last_used_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT login_networks_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT login_networks_user_id_network_hash_pk PRIMARY KEY (user_id, network_hash)
);

-- Asked-for password changes; deleted when used, when another is used, or when over.
CREATE TABLE password_resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT password_resets_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX password_resets_token_unique ON password_resets (token_hash);
CREATE INDEX password_resets_by_user ON password_resets (user_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

-- Emails that are to be sent, written in the transaction of what they are about. A row holds no
-- text: emails contain links that the database alone must not give away.
CREATE TABLE emails (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  about_id uuid NOT NULL,
  recipient text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT emails_kind_known CHECK (kind IN (
    'invitation', 'password_reset', 'notification', 'email_changed'
  ))
);

-- -------------------------------------------------------------------------------------------------
-- API keys, invitations and webhooks

-- Keys of programs. A key acts in the name of who made it and goes with that account.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  created_by uuid NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash text NOT NULL,
  scopes jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT api_keys_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT api_keys_created_by_users_id_fk
    FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX api_keys_hash_unique ON api_keys (key_hash);
CREATE INDEX api_keys_by_organization ON api_keys (org_id, created_at);
CREATE INDEX api_keys_by_maker ON api_keys (created_by);

-- Open invitations; one that is used or withdrawn is deleted, the audit log remembers it.
CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  token_hash text NOT NULL,
  invited_by uuid NOT NULL,
  api_key_id uuid,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT invitations_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT invitations_invited_by_users_id_fk
    FOREIGN KEY (invited_by) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT invitations_api_key_id_api_keys_id_fk
    FOREIGN KEY (api_key_id) REFERENCES api_keys (id) ON DELETE CASCADE,
  CONSTRAINT invitations_role_known CHECK (role IN ('viewer', 'creator', 'admin'))
);
CREATE UNIQUE INDEX invitations_token_unique ON invitations (token_hash);
CREATE INDEX invitations_by_address ON invitations (org_id, lower(email));
CREATE INDEX invitations_by_expiry ON invitations (expires_at);
CREATE INDEX invitations_by_inviter ON invitations (invited_by);
CREATE INDEX invitations_by_key ON invitations (api_key_id);

-- Addresses that are told what happens. Their secret comes from the id, `secretVersion` and the
-- secret key.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  url text NOT NULL,
  events jsonb NOT NULL,
  secret_version integer NOT NULL DEFAULT 1,
  old_secret_until timestamp(3) with time zone,
  failures_in_a_row integer NOT NULL DEFAULT 0,
  failing_since timestamp(3) with time zone,
  disabled_at timestamp(3) with time zone,
  disabled_reason text,
  paused_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT webhooks_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT webhooks_failures_not_negative CHECK (failures_in_a_row >= 0),
  CONSTRAINT webhooks_disabled_says_why CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL))
);
CREATE INDEX webhooks_by_organization ON webhooks (org_id, created_at);

-- What was or is to be delivered, written in the transaction of what it tells.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamp(3) with time zone,
  response_status integer,
  problem text,
  created_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  CONSTRAINT webhook_deliveries_webhook_id_webhooks_id_fk
    FOREIGN KEY (webhook_id) REFERENCES webhooks (id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_status_known CHECK (status IN ('pending', 'delivered', 'failed')),
  CONSTRAINT webhook_deliveries_pending_is_due CHECK ((status = 'pending') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

-- -------------------------------------------------------------------------------------------------
-- Credits and payments

CREATE TABLE credit_ledger (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  delta integer NOT NULL,
  balance_after integer NOT NULL,
  job_id uuid,
  payment_id uuid,
  reversal_step integer,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT credit_ledger_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT credit_ledger_kind_known CHECK (kind IN (
    'welcome', 'charge', 'refund', 'purchase', 'adjustment', 'payment_reversal', 'debt_payment'
  )),
  CONSTRAINT credit_ledger_delta_not_zero CHECK (delta <> 0),
  CONSTRAINT credit_ledger_balance_not_negative CHECK (balance_after >= 0),
  CONSTRAINT credit_ledger_charge_takes CHECK (kind <> 'charge' OR delta < 0),
  CONSTRAINT credit_ledger_kind_gives CHECK (kind NOT IN (
    'welcome', 'refund', 'purchase'
  ) OR delta > 0),
  CONSTRAINT credit_ledger_job_named CHECK ((kind IN ('charge', 'refund')) = (job_id IS NOT NULL)),
  CONSTRAINT credit_ledger_payment_named CHECK ((kind IN (
    'purchase', 'payment_reversal'
  )) = (payment_id IS NOT NULL)),
  CONSTRAINT credit_ledger_debt_payment_takes CHECK (kind <> 'debt_payment' OR delta < 0),
  CONSTRAINT credit_ledger_reversal_numbered
    CHECK ((kind = 'payment_reversal') = (reversal_step IS NOT NULL))
);
CREATE UNIQUE INDEX credit_ledger_one_entry_per_reversal ON credit_ledger (payment_id, reversal_step)
  WHERE kind = 'payment_reversal';
CREATE UNIQUE INDEX credit_ledger_one_charge_per_job ON credit_ledger (job_id)
  WHERE kind = 'charge';
CREATE UNIQUE INDEX credit_ledger_one_refund_per_job ON credit_ledger (job_id)
  WHERE kind = 'refund';
CREATE UNIQUE INDEX credit_ledger_one_award_per_payment ON credit_ledger (payment_id)
  WHERE kind = 'purchase';
CREATE UNIQUE INDEX credit_ledger_one_welcome ON credit_ledger (org_id) WHERE kind = 'welcome';
CREATE INDEX credit_ledger_by_organization ON credit_ledger (org_id, created_at, id);

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit_ledger is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER credit_ledger_append_only
  BEFORE UPDATE OR DELETE ON credit_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER credit_ledger_not_truncated
  BEFORE TRUNCATE ON credit_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- Credits owed because their payment was reversed after they were spent, and what settled them.
CREATE TABLE credit_debt_entries (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  delta integer NOT NULL,
  debt_after integer NOT NULL,
  payment_id uuid,
  reversal_step integer,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT credit_debt_entries_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT credit_debt_entries_delta_not_zero CHECK (delta <> 0),
  CONSTRAINT credit_debt_entries_debt_not_negative CHECK (debt_after >= 0),
  CONSTRAINT credit_debt_entries_payment_named
    CHECK ((delta > 0) = (payment_id IS NOT NULL AND reversal_step IS NOT NULL))
);
CREATE UNIQUE INDEX credit_debt_entries_one_per_reversal ON credit_debt_entries (payment_id, reversal_step);
CREATE INDEX credit_debt_entries_by_organization ON credit_debt_entries (org_id, created_at, id);

CREATE FUNCTION refuse_debt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit_debt_entries is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER credit_debt_entries_append_only
  BEFORE UPDATE OR DELETE ON credit_debt_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();

CREATE TRIGGER credit_debt_entries_not_truncated
  BEFORE TRUNCATE ON credit_debt_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_debt_change();

-- Purchases of credit packages: what the transaction list shows.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  buyer_id uuid,
  package_id text NOT NULL,
  credits integer NOT NULL,
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  provider text NOT NULL,
  session_id text NOT NULL,
  intent_id text,
  status text NOT NULL,
  credits_reversed integer NOT NULL DEFAULT 0,
  reversal_steps integer NOT NULL DEFAULT 0,
  created_at timestamp(3) with time zone NOT NULL,
  settled_at timestamp(3) with time zone,
  CONSTRAINT payments_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT payments_buyer_id_users_id_fk
    FOREIGN KEY (buyer_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT payments_package_known CHECK (package_id IN ('starter', 'professional', 'enterprise')),
  CONSTRAINT payments_provider_known CHECK (provider IN ('stripe', 'test')),
  CONSTRAINT payments_status_known CHECK (status IN (
    'pending', 'completed', 'cancelled', 'failed', 'refunded', 'disputed'
  )),
  CONSTRAINT payments_credits_positive CHECK (credits > 0),
  CONSTRAINT payments_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payments_reversed_in_range CHECK (credits_reversed BETWEEN 0 AND credits),
  CONSTRAINT payments_settled_dated CHECK ((status IN (
    'completed', 'refunded', 'disputed'
  )) = (settled_at IS NOT NULL))
);
CREATE UNIQUE INDEX payments_session_unique ON payments (session_id);
CREATE INDEX payments_by_organization ON payments (org_id, created_at, id);
CREATE INDEX payments_by_intent ON payments (intent_id);
CREATE INDEX payments_pending ON payments (created_at) WHERE status = 'pending';

-- Money that went back, as far as events have told, whether or not its payment is known yet: they
-- come in any order.
CREATE TABLE money_back (
  source_id text PRIMARY KEY,
  intent_id text NOT NULL,
  cause text NOT NULL,
  cents bigint NOT NULL,
  version bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT money_back_cause_known CHECK (cause IN ('refund', 'dispute')),
  CONSTRAINT money_back_cents_not_negative CHECK (cents >= 0)
);
CREATE INDEX money_back_by_intent ON money_back (intent_id);
CREATE INDEX money_back_by_age ON money_back (created_at);

-- -------------------------------------------------------------------------------------------------
-- Videos

-- What was ordered. A trigger lets nothing of a row change but its author, who may delete their
-- account: it compares whole rows, new columns included.
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  author_id uuid,
  prompt text NOT NULL,
  preset text NOT NULL,
  controls jsonb NOT NULL,
  markets jsonb NOT NULL,
  advertises text NOT NULL DEFAULT 'online',
  licensee jsonb,
  seed integer NOT NULL,
  plan_version integer NOT NULL DEFAULT 0,
  words jsonb NOT NULL,
  left_out jsonb NOT NULL,
  language text NOT NULL,
  look jsonb NOT NULL,
  crowd text,
  voice_over boolean NOT NULL DEFAULT false,
  captions text NOT NULL DEFAULT 'off',
  organization_name text,
  short_side_pixels integer NOT NULL,
  cost_credits integer NOT NULL,
  resubmits uuid,
  renews uuid,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT jobs_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT jobs_author_id_users_id_fk
    FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT jobs_advertises_known CHECK (advertises IN ('venue', 'online')),
  CONSTRAINT jobs_captions_known CHECK (captions IN ('off', 'sidecar', 'burned')),
  CONSTRAINT jobs_cost_not_negative CHECK (cost_credits >= 0),
  CONSTRAINT jobs_free_for_a_reason
    CHECK (cost_credits > 0 OR resubmits IS NOT NULL OR renews IS NOT NULL)
);
CREATE INDEX jobs_by_organization ON jobs (org_id, created_at, id);
CREATE INDEX jobs_by_author ON jobs (author_id);

-- How the film of a job is made. A change that depends on the run and the review together locks
-- this row first.
CREATE TABLE job_runs (
  job_id uuid PRIMARY KEY,
  status text NOT NULL,
  engine text NOT NULL DEFAULT 'studio',
  clips_of uuid,
  clips_awaited integer NOT NULL DEFAULT 0,
  priority integer NOT NULL DEFAULT 0,
  attempt integer NOT NULL DEFAULT 0,
  progress real NOT NULL DEFAULT 0,
  stage text,
  error text,
  finished_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  retried_at timestamp(3) with time zone,
  CONSTRAINT job_runs_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
  CONSTRAINT job_runs_status_known CHECK (status IN (
    'queued', 'processing', 'generating', 'ready', 'failed'
  )),
  CONSTRAINT job_runs_progress_in_range CHECK (progress BETWEEN 0 AND 1),
  CONSTRAINT job_runs_clips_awaited_not_negative CHECK (clips_awaited >= 0),
  CONSTRAINT job_runs_cancelled_failed CHECK (cancelled_at IS NULL OR status = 'failed'),
  CONSTRAINT job_runs_failed_has_error CHECK (status <> 'failed' OR error IS NOT NULL)
);
CREATE INDEX job_runs_unfinished ON job_runs (job_id)
  WHERE status IN ('queued', 'processing', 'generating');
CREATE INDEX job_runs_by_clips ON job_runs (clips_of) WHERE clips_of IS NOT NULL;

-- How a job is judged and reviewed, and which free videos may follow from that.
CREATE TABLE job_reviews (
  job_id uuid PRIMARY KEY,
  asked_at timestamp(3) with time zone NOT NULL,
  moderation_status text NOT NULL,
  moderation_reason text,
  findings jsonb NOT NULL DEFAULT '[]'::jsonb,
  policy_version text,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  needs_operator boolean NOT NULL DEFAULT false,
  rejected_by_operator boolean NOT NULL DEFAULT false,
  public_title text,
  public_website text,
  corrected_at timestamp(3) with time zone,
  corrections_used integer NOT NULL DEFAULT 0,
  renewed_by uuid,
  CONSTRAINT job_reviews_job_id_jobs_id_fk
    FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
  CONSTRAINT job_reviews_status_known CHECK (moderation_status IN (
    'pending', 'flagged', 'approved', 'rejected'
  )),
  CONSTRAINT job_reviews_rejected_by_operator
    CHECK (NOT rejected_by_operator OR moderation_status = 'rejected'),
  CONSTRAINT job_reviews_corrections_bounded CHECK (corrections_used BETWEEN 0 AND 3)
);
CREATE INDEX job_reviews_waiting ON job_reviews (asked_at, job_id)
  WHERE moderation_status IN ('pending', 'flagged');
CREATE INDEX job_reviews_decided ON job_reviews (decided_at, job_id) WHERE decided_at IS NOT NULL;

-- The files of a finished film. Every column whose name ends with `_key` names a stored file.
CREATE TABLE job_files (
  job_id uuid PRIMARY KEY,
  video_key text NOT NULL,
  poster_key text,
  captions_key text,
  line_versions jsonb,
  CONSTRAINT job_files_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
);

-- What an organization makes of a video beside ordering and reviewing it; no row where it does
-- nothing.
CREATE TABLE video_entries (
  job_id uuid PRIMARY KEY,
  title text,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT video_entries_job_id_jobs_id_fk
    FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
);

-- What an `Idempotency-Key` was used for.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  job_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT idempotency_keys_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

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

CREATE TRIGGER jobs_unchanged
  BEFORE UPDATE ON jobs
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_order();

CREATE FUNCTION require_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM job_files AS film WHERE film.job_id = NEW.job_id) THEN
    RAISE EXCEPTION 'a job that is ready has a film' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;

CREATE CONSTRAINT TRIGGER job_runs_ready_has_film
  AFTER INSERT OR UPDATE OF status ON job_runs
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'ready')
  EXECUTE FUNCTION require_film();

CREATE FUNCTION refuse_free_video() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- In what a renewal differs from the film that it renews; all else is the same, new columns included.
  own text[] := ARRAY['id', 'created_at', 'cost_credits', 'resubmits', 'renews'];
BEGIN
  IF NEW.resubmits IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM jobs AS corrected
      JOIN job_runs AS run ON run.job_id = corrected.id
      JOIN job_reviews AS review ON review.job_id = corrected.id
    WHERE corrected.id = NEW.resubmits
      AND corrected.org_id = NEW.org_id
      AND review.corrections_used < 3
      AND (corrected.cost_credits > 0 OR corrected.resubmits IS NOT NULL)
      AND run.status = 'ready'
      AND review.rejected_by_operator
      AND NOT EXISTS (
        SELECT 1 FROM credit_ledger AS entry
        WHERE entry.job_id = corrected.id AND entry.kind = 'refund'
      )
  ) THEN
    RAISE EXCEPTION 'a free video corrects one that the operator rejected, that was not refunded and not corrected too often'
      USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.renews IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM jobs AS renewed
      JOIN job_runs AS run ON run.job_id = renewed.id
      JOIN job_reviews AS review ON review.job_id = renewed.id
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

CREATE TRIGGER jobs_free_for_a_reason
  BEFORE INSERT ON jobs
  FOR EACH ROW WHEN (
    NEW.cost_credits = 0
    -- A restored backup brings rows back in any order, long after their reasons.
    AND current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on'
  )
  EXECUTE FUNCTION refuse_free_video();

-- The place that a correction or a renewal takes at the job it is of: one of each at a time, whoever
-- comes second waits for the row and then finds the place taken.
CREATE FUNCTION take_place_of_free_video(free jobs) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_reviews SET corrected_at = free.created_at
  WHERE job_id = free.resubmits AND corrected_at IS NULL;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM job_reviews WHERE job_id = free.resubmits) THEN
    RAISE EXCEPTION 'a video has one correction at a time'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'jobs_one_correction';
  END IF;
  UPDATE job_reviews SET renewed_by = free.id
  WHERE job_id = free.renews AND renewed_by IS NULL;
  IF NOT FOUND AND EXISTS (SELECT 1 FROM job_reviews WHERE job_id = free.renews) THEN
    RAISE EXCEPTION 'a video has one renewal at a time'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'jobs_one_renewal';
  END IF;
END;
$$;

CREATE FUNCTION free_video_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_place_of_free_video(NEW);
  -- Stays counted whatever becomes of the correction.
  UPDATE job_reviews SET corrections_used = corrections_used + 1
  WHERE job_id = NEW.resubmits;
  RETURN NULL;
END;
$$;

CREATE TRIGGER jobs_free_video_ordered
  AFTER INSERT ON jobs
  FOR EACH ROW WHEN (
    (NEW.resubmits IS NOT NULL OR NEW.renews IS NOT NULL)
    -- A restored backup brings the place back with its row.
    AND current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on'
  )
  EXECUTE FUNCTION free_video_ordered();

CREATE FUNCTION count_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.corrections_used := coalesce((
    SELECT corrected.corrections_used FROM job_reviews AS corrected
      JOIN jobs AS job ON job.resubmits = corrected.job_id
    WHERE job.id = NEW.job_id
  ), NEW.corrections_used);
  RETURN NEW;
END;
$$;

CREATE TRIGGER job_reviews_count_corrections
  BEFORE INSERT ON job_reviews
  FOR EACH ROW WHEN (current_setting('casinoreel.restoring', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION count_corrections();

-- To `failed` the place is given back, from `failed` (made once more) it is taken again.
CREATE FUNCTION free_video_failed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free jobs;
BEGIN
  SELECT * INTO free FROM jobs WHERE id = NEW.job_id;
  IF NEW.status = 'failed' THEN
    UPDATE job_reviews SET corrected_at = NULL WHERE job_id = free.resubmits;
    UPDATE job_reviews SET renewed_by = NULL
    WHERE job_id = free.renews AND renewed_by = free.id;
  ELSE
    PERFORM take_place_of_free_video(free);
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER job_runs_free_video_failed
  AFTER UPDATE OF status ON job_runs
  FOR EACH ROW WHEN ((NEW.status = 'failed') <> (OLD.status = 'failed'))
  EXECUTE FUNCTION free_video_failed();

CREATE FUNCTION renewal_rejected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_reviews SET renewed_by = NULL WHERE renewed_by = OLD.job_id
    AND job_id = (SELECT renews FROM jobs WHERE id = OLD.job_id);
  RETURN NULL;
END;
$$;

CREATE TRIGGER job_reviews_renewal_rejected
  AFTER UPDATE OF moderation_status ON job_reviews
  FOR EACH ROW WHEN (NEW.moderation_status = 'rejected')
  EXECUTE FUNCTION renewal_rejected();

CREATE FUNCTION renewal_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_reviews SET renewed_by = NULL
  WHERE job_id = OLD.renews AND renewed_by = OLD.id;
  RETURN NULL;
END;
$$;

CREATE TRIGGER jobs_renewal_deleted
  AFTER DELETE ON jobs
  FOR EACH ROW WHEN (OLD.renews IS NOT NULL)
  EXECUTE FUNCTION renewal_deleted();

-- -------------------------------------------------------------------------------------------------
-- Footage of text-to-video models

-- Footage ordered from text-to-video models. One row per clip, whatever became of it: it is also
-- the record of what was spent.
CREATE TABLE clips (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  org_id uuid NOT NULL,
  position integer NOT NULL,
  engine text NOT NULL,
  model text NOT NULL,
  prompt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  milliseconds integer NOT NULL,
  seed integer NOT NULL,
  frame_count integer NOT NULL,
  cost_micros bigint NOT NULL,
  state text NOT NULL,
  attempt_id uuid,
  orders integer NOT NULL DEFAULT 0,
  handle jsonb,
  handle_id text,
  callback_id text,
  progress real NOT NULL DEFAULT 0,
  file_key text,
  sha256 text,
  failure text,
  detail text,
  created_at timestamp(3) with time zone NOT NULL,
  started_at timestamp(3) with time zone,
  state_since timestamp(3) with time zone NOT NULL,
  troubles integer NOT NULL DEFAULT 0,
  step integer NOT NULL DEFAULT 0,
  CONSTRAINT clips_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT clips_state_known CHECK (state IN (
    'planned', 'submitting', 'submitted', 'fetched', 'composed', 'failed', 'dropped'
  )),
  CONSTRAINT clips_failure_known CHECK (failure IN (
    'refused_by_safety', 'out_of_memory', 'lost', 'deadline', 'no_file', 'not_a_video',
    'too_large', 'host_not_allowed', 'unreachable', 'order_refused', 'access_refused',
    'fate_unknown', 'cancelled_by_model', 'model_error', 'engine_missing'
  )),
  CONSTRAINT clips_failed_says_why CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT clips_cost_not_negative CHECK (cost_micros >= 0),
  CONSTRAINT clips_progress_in_range CHECK (progress BETWEEN 0 AND 1),
  CONSTRAINT clips_order_named CHECK (state NOT IN (
    'submitting', 'submitted'
  ) OR attempt_id IS NOT NULL),
  CONSTRAINT clips_handle_kept CHECK (state NOT IN (
    'submitted', 'fetched', 'composed'
  ) OR (handle IS NOT NULL AND handle_id IS NOT NULL)),
  CONSTRAINT clips_file_kept CHECK (state NOT IN (
    'fetched', 'composed'
  ) OR (file_key IS NOT NULL AND sha256 IS NOT NULL))
);
CREATE UNIQUE INDEX clips_one_per_place ON clips (job_id, position);
CREATE UNIQUE INDEX clips_one_per_order ON clips (engine, handle_id);
CREATE UNIQUE INDEX clips_by_attempt ON clips (attempt_id);
CREATE INDEX clips_open ON clips (engine, state)
  WHERE state IN ('planned', 'submitting', 'submitted');
CREATE INDEX clips_failed ON clips (state_since) WHERE state = 'failed';
CREATE INDEX clips_by_organization ON clips (org_id, created_at);

-- Callbacks that were acted on, so that a repeated one does nothing.
CREATE TABLE clip_callbacks (
  id text PRIMARY KEY,
  received_at timestamp(3) with time zone NOT NULL
);
CREATE INDEX clip_callbacks_by_age ON clip_callbacks (received_at);

-- -------------------------------------------------------------------------------------------------
-- Media and brands

-- Files that organizations have uploaded. What was sent is kept until it is checked, and no longer.
CREATE TABLE media (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  name text NOT NULL,
  kind text,
  wanted_kind text,
  file_type text,
  state text NOT NULL,
  refusal text,
  bytes bigint NOT NULL,
  sha256 text,
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  main_key text,
  preview_key text,
  received_bytes bigint NOT NULL DEFAULT 0,
  writer_token uuid,
  writer_expires_at timestamp(3) with time zone,
  uploaded_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  looked_at timestamp(3) with time zone,
  looked_by uuid,
  CONSTRAINT media_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT media_kind_known CHECK (kind IN ('image', 'logo', 'font', 'clip')),
  CONSTRAINT media_wanted_kind_known CHECK (wanted_kind IN ('image', 'logo', 'font', 'clip')),
  CONSTRAINT media_state_known CHECK (state IN ('uploading', 'checking', 'ready', 'refused')),
  CONSTRAINT media_bytes_positive CHECK (bytes > 0),
  CONSTRAINT media_received_in_range CHECK (received_bytes BETWEEN 0 AND bytes),
  CONSTRAINT media_refused_has_reason CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT media_ready_has_files
    CHECK ((state = 'ready') = (main_key IS NOT NULL) AND (main_key IS NULL) = (preview_key IS NULL))
);
CREATE INDEX media_by_organization ON media (org_id, created_at, id);
CREATE INDEX media_uploading ON media (created_at) WHERE state = 'uploading';

-- The pieces of a file as they arrived, until it is checked.
CREATE TABLE media_pieces (
  media_id uuid NOT NULL,
  start bigint NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  key text NOT NULL,
  CONSTRAINT media_pieces_media_id_media_id_fk
    FOREIGN KEY (media_id) REFERENCES media (id) ON DELETE CASCADE,
  CONSTRAINT media_pieces_media_id_start_pk PRIMARY KEY (media_id, start),
  CONSTRAINT media_pieces_not_empty CHECK (bytes > 0)
);
CREATE UNIQUE INDEX media_pieces_key ON media_pieces (key);

-- What is stated about the rights to a file: nothing is used without.
CREATE TABLE media_rights (
  media_id uuid PRIMARY KEY,
  basis text NOT NULL,
  holder text NOT NULL,
  territories jsonb NOT NULL,
  channels jsonb NOT NULL,
  people text NOT NULL,
  everybody_is_25 boolean NOT NULL,
  consents_to_gambling boolean NOT NULL,
  consents_to_ai boolean NOT NULL,
  outside_providers jsonb NOT NULL,
  releases text,
  valid_until timestamp(3) with time zone,
  reminded_days integer,
  stated_by uuid NOT NULL,
  stated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT media_rights_media_id_media_id_fk
    FOREIGN KEY (media_id) REFERENCES media (id) ON DELETE CASCADE,
  CONSTRAINT media_rights_basis_known CHECK (basis IN ('own', 'licence', 'release')),
  CONSTRAINT media_rights_people_known CHECK (people IN ('none', 'adults-with-release'))
);
CREATE INDEX media_rights_by_end ON media_rights (valid_until) WHERE valid_until IS NOT NULL;

-- Brands of organizations: each row is the draft that people edit.
CREATE TABLE brands (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  name text NOT NULL,
  pending_name text,
  identity jsonb NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  published_number integer,
  has_unpublished_changes boolean NOT NULL DEFAULT true,
  look text,
  look_reason text,
  looked_by uuid,
  looked_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  published_at timestamp(3) with time zone,
  archived_at timestamp(3) with time zone,
  CONSTRAINT brands_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT brands_look_known CHECK (look IN ('approved', 'rejected')),
  CONSTRAINT brands_looked_at CHECK ((look IS NULL) = (looked_at IS NULL)),
  CONSTRAINT brands_published_at CHECK ((published_number IS NULL) = (published_at IS NULL)),
  CONSTRAINT brands_archived_not_default CHECK (archived_at IS NULL OR NOT is_default)
);
CREATE UNIQUE INDEX brands_one_default ON brands (org_id) WHERE is_default;
CREATE INDEX brands_by_organization ON brands (org_id, created_at, id);
CREATE INDEX brands_to_look_at ON brands (created_at, id)
  WHERE published_number IS NOT NULL AND look IS NULL;

-- What was published of a brand. A trigger refuses any change.
CREATE TABLE brand_versions (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  identity jsonb NOT NULL,
  published_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT brand_versions_brand_id_brands_id_fk
    FOREIGN KEY (brand_id) REFERENCES brands (id) ON DELETE CASCADE,
  CONSTRAINT brand_versions_number_positive CHECK (number > 0)
);
CREATE UNIQUE INDEX brand_versions_numbered ON brand_versions (brand_id, number);

-- A version goes with its brand, a month after that was deleted.
CREATE FUNCTION refuse_brand_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM brands AS brand WHERE brand.id = OLD.brand_id AND brand.archived_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a published version of a brand never changes' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER brand_versions_never_change
  BEFORE UPDATE OR DELETE ON brand_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_brand_version_change();

CREATE TRIGGER brand_versions_not_truncated
  BEFORE TRUNCATE ON brand_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_brand_version_change();

-- -------------------------------------------------------------------------------------------------
-- Reviews of names and appeals

-- Names of organizations and brands that the compliance judge did not allow, and what the operator
-- decided.
CREATE TABLE name_reviews (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  brand_id uuid,
  name text NOT NULL,
  decision text NOT NULL,
  findings jsonb NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  CONSTRAINT name_reviews_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT name_reviews_brand_id_brands_id_fk
    FOREIGN KEY (brand_id) REFERENCES brands (id) ON DELETE CASCADE,
  CONSTRAINT name_reviews_decision_known CHECK (decision IN ('flag', 'block')),
  CONSTRAINT name_reviews_status_known CHECK (status IN ('waiting', 'approved', 'rejected')),
  CONSTRAINT name_reviews_decided CHECK ((status = 'waiting') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX name_reviews_one_waiting ON name_reviews (org_id, decision)
  WHERE status = 'waiting' AND brand_id IS NULL;
CREATE UNIQUE INDEX name_reviews_one_waiting_per_brand ON name_reviews (brand_id)
  WHERE status = 'waiting' AND brand_id IS NOT NULL;
CREATE UNIQUE INDEX name_reviews_decided_once ON name_reviews (org_id, name)
  WHERE status <> 'waiting';
CREATE INDEX name_reviews_waiting ON name_reviews (created_at, id) WHERE status = 'waiting';

-- Orders that the policy refused and somebody put before the operator.
CREATE TABLE appeals (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  author_id uuid NOT NULL,
  order_hash text NOT NULL,
  text text NOT NULL,
  reason text NOT NULL,
  findings jsonb NOT NULL,
  markets jsonb NOT NULL,
  policy_version text NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  CONSTRAINT appeals_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT appeals_status_known CHECK (status IN ('waiting', 'allowed', 'upheld')),
  CONSTRAINT appeals_decided CHECK ((status = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT appeals_allowed_ends CHECK ((status = 'allowed') = (expires_at IS NOT NULL))
);
CREATE UNIQUE INDEX appeals_one_waiting ON appeals (org_id, order_hash) WHERE status = 'waiting';
CREATE INDEX appeals_by_order ON appeals (org_id, order_hash, expires_at);
CREATE INDEX appeals_by_age ON appeals (created_at, id);

-- -------------------------------------------------------------------------------------------------
-- Sharing and provenance

-- Public links to approved videos. Ended ones stay, so that their addresses say so.
CREATE TABLE shares (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  org_id uuid NOT NULL,
  job_id uuid NOT NULL,
  markets jsonb NOT NULL,
  password_hash text,
  expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  ended_at timestamp(3) with time zone,
  ending text,
  CONSTRAINT shares_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT shares_ending_known CHECK (ending IN (
    'withdrawn', 'expired', 'rejected', 'deleted', 'closed'
  )),
  CONSTRAINT shares_ending_said CHECK ((ended_at IS NULL) = (ending IS NULL))
);
CREATE UNIQUE INDEX shares_slug_unique ON shares (slug);
CREATE UNIQUE INDEX shares_one_open_per_job ON shares (job_id) WHERE ended_at IS NULL;
CREATE INDEX shares_by_organization ON shares (org_id);

-- How often a share was seen, by day (UTC) and country: nothing about anybody.
CREATE TABLE share_views (
  share_id uuid NOT NULL,
  day date NOT NULL,
  country text NOT NULL,
  views integer NOT NULL,
  CONSTRAINT share_views_share_id_shares_id_fk
    FOREIGN KEY (share_id) REFERENCES shares (id) ON DELETE CASCADE,
  CONSTRAINT share_views_share_id_day_country_pk PRIMARY KEY (share_id, day, country),
  CONSTRAINT share_views_positive CHECK (views > 0)
);

-- What is known of each finished film file; outlives the job, so that copies can be recognized.
CREATE TABLE film_records (
  job_id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  instance_id text NOT NULL,
  digital_source_type text NOT NULL,
  policy_version text NOT NULL,
  markets_version text NOT NULL,
  proof jsonb NOT NULL,
  CONSTRAINT film_records_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT film_records_hash_is_one CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
CREATE INDEX film_records_by_hash ON film_records (sha256);
CREATE INDEX film_records_by_organization ON film_records (org_id);

-- What has signed films, newest last. Retired ones stay without their key: their roots vouch for
-- the films of their time.
CREATE TABLE signing_credentials (
  id uuid PRIMARY KEY,
  certificate_chain_pem text NOT NULL,
  anchor_pem text NOT NULL,
  locked_private_key text,
  created_at timestamp(3) with time zone NOT NULL,
  retired_at timestamp(3) with time zone,
  CONSTRAINT signing_credentials_retired_without_key
    CHECK (retired_at IS NULL OR locked_private_key IS NULL)
);
CREATE UNIQUE INDEX signing_credentials_one_in_use ON signing_credentials ((TRUE))
  WHERE retired_at IS NULL;

-- -------------------------------------------------------------------------------------------------
-- Records and messages

-- The end of each organization's chain: its row is what serializes the entries.
CREATE TABLE audit_chains (
  org_id uuid PRIMARY KEY,
  sequence integer NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_chains_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id)
);

-- What happened, append-only. No foreign keys to people: accounts can be deleted, entries cannot.
CREATE TABLE audit_events (
  position bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  org_id uuid NOT NULL,
  sequence integer NOT NULL,
  action text NOT NULL,
  actor_id uuid,
  subject_id uuid,
  details jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_events_org_id_organizations_id_fk
    FOREIGN KEY (org_id) REFERENCES organizations (id),
  CONSTRAINT audit_events_action_known CHECK (action IN (
    'account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed',
    'account.role_changed', 'account.removed', 'session.started', 'session.refused',
    'session.ended', 'password.changed', 'password.reset_asked', 'password.reset',
    'invitation.sent', 'invitation.withdrawn', 'organization.renamed',
    'organization.rules_changed', 'organization.closed', 'operator.moved', 'credits.changed',
    'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected',
    'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried',
    'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed',
    'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted',
    'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived',
    'brand.restored', 'brand.looked_at', 'media.uploaded', 'media.refused', 'media.rights_stated',
    'media.rights_ended', 'media.deleted', 'appeal.made', 'appeal.decided'
  ))
);
CREATE UNIQUE INDEX audit_events_one_per_place ON audit_events (org_id, sequence);
CREATE INDEX audit_events_by_organization ON audit_events (org_id, position);
CREATE INDEX audit_events_by_subject ON audit_events (subject_id);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER audit_events_append_only
  BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_events_not_truncated
  BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- What people are told about a video or a file; goes with the person and with what it is about.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  job_id uuid,
  media_id uuid,
  kind text NOT NULL,
  reason text,
  created_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  CONSTRAINT notifications_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT notifications_job_id_jobs_id_fk
    FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
  CONSTRAINT notifications_media_id_media_id_fk
    FOREIGN KEY (media_id) REFERENCES media (id) ON DELETE CASCADE,
  CONSTRAINT notifications_kind_known CHECK (kind IN (
    'approved', 'rejected', 'rights_ending', 'rights_ended'
  )),
  CONSTRAINT notifications_about_one CHECK ((job_id IS NULL) <> (media_id IS NULL))
);
CREATE INDEX notifications_by_user ON notifications (user_id, created_at, id);
CREATE INDEX notifications_by_job ON notifications (job_id);
CREATE INDEX notifications_by_media ON notifications (media_id) WHERE media_id IS NOT NULL;

-- -------------------------------------------------------------------------------------------------
-- Tasks and limits

-- Background work, written in the transaction of what it is about: see `platform/tasks`. A row says
-- only what to look at; what there is to do, its handler reads from the row that the key names.
CREATE TABLE tasks (
  name text NOT NULL,
  key text NOT NULL,
  group_key text,
  priority integer NOT NULL DEFAULT 0,
  due_at timestamp(3) with time zone NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  lease_token uuid,
  lease_expires_at timestamp(3) with time zone,
  run_again_at timestamp(3) with time zone,
  context jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT tasks_name_key_pk PRIMARY KEY (name, key),
  CONSTRAINT tasks_name_known CHECK (name IN (
    'render-video', 'make-clip', 'send-email', 'deliver-webhook', 'housekeeping', 'sweep-files',
    'check-media', 'watch-media-rights'
  )),
  CONSTRAINT tasks_attempts_not_negative CHECK (attempts >= 0),
  CONSTRAINT tasks_lease_whole CHECK ((lease_token IS NULL) = (lease_expires_at IS NULL)),
  CONSTRAINT tasks_again_while_running CHECK (run_again_at IS NULL OR lease_token IS NOT NULL)
);
CREATE INDEX tasks_waiting ON tasks (name, (-priority), due_at) WHERE lease_token IS NULL;
CREATE INDEX tasks_running_in_group ON tasks (name, group_key) WHERE lease_token IS NOT NULL;
CREATE UNIQUE INDEX tasks_leased ON tasks (lease_token) WHERE lease_token IS NOT NULL;

-- Attempts counted by all processes together, in windows of fixed length.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamp(3) with time zone NOT NULL
);
CREATE INDEX rate_limits_by_end ON rate_limits (window_ends_at);

-- What script assist remembers of a user, so that it never says the same thing twice in a row.
CREATE TABLE script_presses (
  user_id uuid PRIMARY KEY,
  seed integer NOT NULL,
  press_count integer NOT NULL DEFAULT 0,
  recent_hashes text[] NOT NULL DEFAULT '{}',
  CONSTRAINT script_presses_user_id_users_id_fk
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
