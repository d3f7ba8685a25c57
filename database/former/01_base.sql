CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE OR REPLACE FUNCTION letter_pairs(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT array(SELECT substr(value, place, 2) FROM generate_series(1, length(value) - 1) AS place)
$function$;

CREATE TABLE organizations (
  id uuid NOT NULL,
  name text NOT NULL,
  plan text NOT NULL DEFAULT 'Free'::text,
  is_operator boolean NOT NULL DEFAULT false,
  credit_balance integer NOT NULL DEFAULT 0,
  unfinished_videos integer NOT NULL DEFAULT 0,
  total_videos integer NOT NULL DEFAULT 0,
  created_at timestamp(3) with time zone NOT NULL,
  credit_debt integer NOT NULL DEFAULT 0,
  closed_at timestamp(3) with time zone,
  default_markets jsonb NOT NULL DEFAULT '["US"]'::jsonb,
  requires_second_reviewer boolean NOT NULL DEFAULT false,
  CONSTRAINT organizations_pkey PRIMARY KEY (id),
  CONSTRAINT organizations_balance_not_negative CHECK ((credit_balance >= 0)),
  CONSTRAINT organizations_credits_or_debt CHECK (((credit_balance = 0) OR (credit_debt = 0))),
  CONSTRAINT organizations_debt_not_negative CHECK ((credit_debt >= 0)),
  CONSTRAINT organizations_plan_known CHECK ((plan = ANY (ARRAY['Free'::text, 'Starter'::text, 'Professional'::text, 'Enterprise'::text]))),
  CONSTRAINT organizations_total_not_negative CHECK ((total_videos >= 0)),
  CONSTRAINT organizations_unfinished_not_negative CHECK ((unfinished_videos >= 0))
);

CREATE INDEX organizations_name_pairs ON organizations USING gin (letter_pairs(lower(name)));

CREATE INDEX organizations_name_search ON organizations USING gin (lower(name) gin_trgm_ops);

CREATE UNIQUE INDEX organizations_one_operator ON organizations USING btree (is_operator) WHERE is_operator;

CREATE TABLE users (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  age_verified boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_role_known CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'creator'::text, 'viewer'::text]))),
  CONSTRAINT users_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX users_by_age ON users USING btree (created_at, id);

CREATE INDEX users_by_organization ON users USING btree (org_id, created_at, id);

CREATE INDEX users_email_search ON users USING gin (lower(email) gin_trgm_ops);

CREATE UNIQUE INDEX users_email_unique ON users USING btree (lower(email));

CREATE INDEX users_pairs ON users USING gin (letter_pairs(((lower(username) || ' '::text) || lower(email))));

CREATE INDEX users_username_search ON users USING gin (lower(username) gin_trgm_ops);

CREATE UNIQUE INDEX users_username_unique ON users USING btree (lower(username));

CREATE TABLE api_keys (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  created_by uuid NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash text NOT NULL,
  scopes jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX api_keys_by_maker ON api_keys USING btree (created_by);

CREATE INDEX api_keys_by_organization ON api_keys USING btree (org_id, created_at);

CREATE UNIQUE INDEX api_keys_hash_unique ON api_keys USING btree (key_hash);

CREATE TABLE audit_chains (
  org_id uuid NOT NULL,
  sequence integer NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_chains_pkey PRIMARY KEY (org_id),
  CONSTRAINT audit_chains_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE TABLE audit_events (
  "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  org_id uuid NOT NULL,
  sequence integer NOT NULL,
  action text NOT NULL,
  actor_id uuid,
  subject_id uuid,
  details jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_events_pkey PRIMARY KEY ("position"),
  CONSTRAINT audit_events_action_known CHECK ((action = ANY (ARRAY['account.registered'::text, 'account.joined'::text, 'account.age_verified'::text, 'account.profile_changed'::text, 'account.role_changed'::text, 'account.removed'::text, 'session.started'::text, 'session.refused'::text, 'session.ended'::text, 'password.changed'::text, 'password.reset_asked'::text, 'password.reset'::text, 'invitation.sent'::text, 'invitation.withdrawn'::text, 'organization.renamed'::text, 'organization.rules_changed'::text, 'organization.closed'::text, 'operator.moved'::text, 'credits.changed'::text, 'debt.changed'::text, 'video.refused'::text, 'video.signed'::text, 'video.approved'::text, 'video.rejected'::text, 'video.shared'::text, 'video.unshared'::text, 'video.deleted'::text, 'video.retried'::text, 'api_key.created'::text, 'api_key.revoked'::text, 'webhook.created'::text, 'webhook.changed'::text, 'webhook.secret_changed'::text, 'webhook.disabled'::text, 'webhook.deleted'::text, 'video.resubmitted'::text, 'video.labels_renewed'::text]))),
  CONSTRAINT audit_events_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX audit_events_by_organization ON audit_events USING btree (org_id, "position");

CREATE INDEX audit_events_by_subject ON audit_events USING btree (subject_id);

CREATE UNIQUE INDEX audit_events_one_per_place ON audit_events USING btree (org_id, sequence);

CREATE TABLE clip_callbacks (
  id text NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT clip_callbacks_pkey PRIMARY KEY (id)
);

CREATE INDEX clip_callbacks_by_age ON clip_callbacks USING btree (received_at);

CREATE TABLE clips (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  org_id uuid NOT NULL,
  "position" integer NOT NULL,
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
  due_at timestamp(3) with time zone NOT NULL,
  troubles integer NOT NULL DEFAULT 0,
  step integer NOT NULL DEFAULT 0,
  lease_expires_at timestamp(3) with time zone,
  CONSTRAINT clips_pkey PRIMARY KEY (id),
  CONSTRAINT clips_cost_not_negative CHECK ((cost_micros >= 0)),
  CONSTRAINT clips_failed_says_why CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT clips_failure_known CHECK ((failure = ANY (ARRAY['refused_by_safety'::text, 'out_of_memory'::text, 'lost'::text, 'deadline'::text, 'no_file'::text, 'not_a_video'::text, 'too_large'::text, 'host_not_allowed'::text, 'unreachable'::text, 'order_refused'::text, 'access_refused'::text, 'fate_unknown'::text, 'cancelled_by_model'::text, 'model_error'::text, 'engine_missing'::text]))),
  CONSTRAINT clips_file_kept CHECK (((state <> ALL (ARRAY['fetched'::text, 'composed'::text])) OR ((file_key IS NOT NULL) AND (sha256 IS NOT NULL)))),
  CONSTRAINT clips_handle_kept CHECK (((state <> ALL (ARRAY['submitted'::text, 'fetched'::text, 'composed'::text])) OR ((handle IS NOT NULL) AND (handle_id IS NOT NULL)))),
  CONSTRAINT clips_order_named CHECK (((state <> ALL (ARRAY['submitting'::text, 'submitted'::text])) OR (attempt_id IS NOT NULL))),
  CONSTRAINT clips_progress_in_range CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
  CONSTRAINT clips_state_known CHECK ((state = ANY (ARRAY['planned'::text, 'submitting'::text, 'submitted'::text, 'fetched'::text, 'composed'::text, 'failed'::text, 'dropped'::text]))),
  CONSTRAINT clips_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE UNIQUE INDEX clips_by_attempt ON clips USING btree (attempt_id);

CREATE INDEX clips_by_organization ON clips USING btree (org_id, created_at);

CREATE INDEX clips_due ON clips USING btree (due_at) WHERE (state = ANY (ARRAY['planned'::text, 'submitting'::text, 'submitted'::text]));

CREATE INDEX clips_failed ON clips USING btree (state_since) WHERE (state = 'failed'::text);

CREATE UNIQUE INDEX clips_one_per_order ON clips USING btree (engine, handle_id);

CREATE UNIQUE INDEX clips_one_per_place ON clips USING btree (job_id, "position");

CREATE TABLE credit_debt_entries (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  delta integer NOT NULL,
  debt_after integer NOT NULL,
  payment_id uuid,
  reversal_step integer,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT credit_debt_entries_pkey PRIMARY KEY (id),
  CONSTRAINT credit_debt_entries_debt_not_negative CHECK ((debt_after >= 0)),
  CONSTRAINT credit_debt_entries_delta_not_zero CHECK ((delta <> 0)),
  CONSTRAINT credit_debt_entries_payment_named CHECK (((delta > 0) = ((payment_id IS NOT NULL) AND (reversal_step IS NOT NULL)))),
  CONSTRAINT credit_debt_entries_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX credit_debt_entries_by_organization ON credit_debt_entries USING btree (org_id, created_at, id);

CREATE UNIQUE INDEX credit_debt_entries_one_per_reversal ON credit_debt_entries USING btree (payment_id, reversal_step);

CREATE TABLE credit_ledger (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  delta integer NOT NULL,
  balance_after integer NOT NULL,
  job_id uuid,
  payment_id uuid,
  created_at timestamp(3) with time zone NOT NULL,
  reversal_step integer,
  CONSTRAINT credit_ledger_pkey PRIMARY KEY (id),
  CONSTRAINT credit_ledger_balance_not_negative CHECK ((balance_after >= 0)),
  CONSTRAINT credit_ledger_charge_takes CHECK (((kind <> 'charge'::text) OR (delta < 0))),
  CONSTRAINT credit_ledger_debt_payment_takes CHECK (((kind <> 'debt_payment'::text) OR (delta < 0))),
  CONSTRAINT credit_ledger_delta_not_zero CHECK ((delta <> 0)),
  CONSTRAINT credit_ledger_job_named CHECK (((kind = ANY (ARRAY['charge'::text, 'refund'::text])) = (job_id IS NOT NULL))),
  CONSTRAINT credit_ledger_kind_gives CHECK (((kind <> ALL (ARRAY['welcome'::text, 'refund'::text, 'purchase'::text])) OR (delta > 0))),
  CONSTRAINT credit_ledger_kind_known CHECK ((kind = ANY (ARRAY['welcome'::text, 'charge'::text, 'refund'::text, 'purchase'::text, 'adjustment'::text, 'payment_reversal'::text, 'debt_payment'::text]))),
  CONSTRAINT credit_ledger_payment_named CHECK (((kind = ANY (ARRAY['purchase'::text, 'payment_reversal'::text])) = (payment_id IS NOT NULL))),
  CONSTRAINT credit_ledger_reversal_numbered CHECK (((kind = 'payment_reversal'::text) = (reversal_step IS NOT NULL))),
  CONSTRAINT credit_ledger_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX credit_ledger_by_organization ON credit_ledger USING btree (org_id, created_at, id);

CREATE UNIQUE INDEX credit_ledger_one_award_per_payment ON credit_ledger USING btree (payment_id) WHERE (kind = 'purchase'::text);

CREATE UNIQUE INDEX credit_ledger_one_charge_per_job ON credit_ledger USING btree (job_id) WHERE (kind = 'charge'::text);

CREATE UNIQUE INDEX credit_ledger_one_entry_per_reversal ON credit_ledger USING btree (payment_id, reversal_step) WHERE (kind = 'payment_reversal'::text);

CREATE UNIQUE INDEX credit_ledger_one_refund_per_job ON credit_ledger USING btree (job_id) WHERE (kind = 'refund'::text);

CREATE UNIQUE INDEX credit_ledger_one_welcome ON credit_ledger USING btree (org_id) WHERE (kind = 'welcome'::text);

CREATE TABLE film_records (
  job_id uuid NOT NULL,
  org_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  instance_id text NOT NULL,
  digital_source_type text NOT NULL,
  policy_version text NOT NULL,
  markets_version text NOT NULL,
  proof jsonb NOT NULL,
  CONSTRAINT film_records_pkey PRIMARY KEY (job_id),
  CONSTRAINT film_records_hash_is_one CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT film_records_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX film_records_by_hash ON film_records USING btree (sha256);

CREATE INDEX film_records_by_organization ON film_records USING btree (org_id);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  job_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key),
  CONSTRAINT idempotency_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);

CREATE TABLE invitations (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  token_hash text NOT NULL,
  invited_by uuid,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_role_known CHECK ((role = ANY (ARRAY['viewer'::text, 'creator'::text, 'admin'::text]))),
  CONSTRAINT invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invitations_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX invitations_by_address ON invitations USING btree (org_id, lower(email));

CREATE INDEX invitations_by_expiry ON invitations USING btree (expires_at);

CREATE INDEX invitations_by_inviter ON invitations USING btree (invited_by);

CREATE UNIQUE INDEX invitations_token_unique ON invitations USING btree (token_hash);

CREATE TABLE jobs (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  author_id uuid,
  prompt text NOT NULL,
  preset text NOT NULL,
  controls jsonb NOT NULL,
  markets jsonb NOT NULL,
  seed integer NOT NULL,
  title text,
  offer text,
  call_to_action text,
  short_side_pixels integer NOT NULL,
  cost_credits integer NOT NULL,
  status text NOT NULL,
  moderation_status text NOT NULL,
  moderation_reason text,
  progress real NOT NULL DEFAULT 0,
  stage text,
  error text,
  video_key text,
  poster_key text,
  created_at timestamp(3) with time zone NOT NULL,
  finished_at timestamp(3) with time zone,
  attempt integer NOT NULL DEFAULT 0,
  lease_expires_at timestamp(3) with time zone,
  dispatched_at timestamp(3) with time zone,
  priority integer NOT NULL DEFAULT 0,
  findings jsonb NOT NULL DEFAULT '[]'::jsonb,
  voice_over boolean NOT NULL DEFAULT false,
  captions text NOT NULL DEFAULT 'off'::text,
  word_order jsonb,
  story jsonb,
  captions_key text,
  policy_version text,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  resubmits uuid,
  renews uuid,
  line_versions jsonb,
  engine text NOT NULL DEFAULT 'studio'::text,
  clips_awaited integer NOT NULL DEFAULT 0,
  retried_at timestamp(3) with time zone,
  clips_of uuid,
  corrected_at timestamp(3) with time zone,
  CONSTRAINT jobs_pkey PRIMARY KEY (id),
  CONSTRAINT jobs_captions_known CHECK ((captions = ANY (ARRAY['off'::text, 'sidecar'::text, 'burned'::text]))),
  CONSTRAINT jobs_clips_awaited_not_negative CHECK ((clips_awaited >= 0)),
  CONSTRAINT jobs_cost_not_negative CHECK ((cost_credits >= 0)),
  CONSTRAINT jobs_failed_has_error CHECK (((status <> 'failed'::text) OR (error IS NOT NULL))),
  CONSTRAINT jobs_free_for_a_reason CHECK (((cost_credits > 0) OR (resubmits IS NOT NULL) OR (renews IS NOT NULL) OR (retried_at IS NOT NULL))),
  CONSTRAINT jobs_moderation_status_known CHECK ((moderation_status = ANY (ARRAY['pending'::text, 'flagged'::text, 'approved'::text, 'rejected'::text]))),
  CONSTRAINT jobs_progress_in_range CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
  CONSTRAINT jobs_ready_has_video CHECK (((status <> 'ready'::text) OR (video_key IS NOT NULL))),
  CONSTRAINT jobs_status_known CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'generating'::text, 'ready'::text, 'failed'::text]))),
  CONSTRAINT jobs_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT jobs_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX jobs_by_author ON jobs USING btree (author_id);

CREATE INDEX jobs_by_clips ON jobs USING btree (clips_of) WHERE (clips_of IS NOT NULL);

CREATE INDEX jobs_by_organization ON jobs USING btree (org_id, created_at, id);

CREATE INDEX jobs_decided ON jobs USING btree (decided_at, id) WHERE (decided_at IS NOT NULL);

CREATE INDEX jobs_live ON jobs USING btree (org_id) WHERE ((status = 'ready'::text) AND (moderation_status = 'approved'::text));

CREATE UNIQUE INDEX jobs_one_correction ON jobs USING btree (resubmits) WHERE ((resubmits IS NOT NULL) AND (status <> 'failed'::text));

CREATE UNIQUE INDEX jobs_one_renewal ON jobs USING btree (renews) WHERE ((renews IS NOT NULL) AND (status <> 'failed'::text) AND (moderation_status = ANY (ARRAY['pending'::text, 'flagged'::text])));

CREATE INDEX jobs_to_review ON jobs USING btree (created_at, id) WHERE ((moderation_status = ANY (ARRAY['pending'::text, 'flagged'::text])) AND (status <> 'failed'::text));

CREATE INDEX jobs_unfinished ON jobs USING btree (created_at) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text, 'generating'::text]));

CREATE TABLE mail_tasks (
  id uuid NOT NULL,
  kind text NOT NULL,
  about_id uuid NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT mail_tasks_pkey PRIMARY KEY (id),
  CONSTRAINT mail_tasks_kind_known CHECK ((kind = ANY (ARRAY['invitation'::text, 'password_reset'::text, 'notification'::text])))
);

CREATE INDEX mail_tasks_by_due ON mail_tasks USING btree (due_at);

CREATE TABLE money_back (
  source_id text NOT NULL,
  intent_id text NOT NULL,
  cause text NOT NULL,
  cents bigint NOT NULL,
  version bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT money_back_pkey PRIMARY KEY (source_id),
  CONSTRAINT money_back_cause_known CHECK ((cause = ANY (ARRAY['refund'::text, 'dispute'::text]))),
  CONSTRAINT money_back_cents_not_negative CHECK ((cents >= 0))
);

CREATE INDEX money_back_by_age ON money_back USING btree (created_at);

CREATE INDEX money_back_by_intent ON money_back USING btree (intent_id);

CREATE TABLE notifications (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  job_id uuid NOT NULL,
  kind text NOT NULL,
  reason text,
  created_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_kind_known CHECK ((kind = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  CONSTRAINT notifications_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX notifications_by_job ON notifications USING btree (job_id);

CREATE INDEX notifications_by_user ON notifications USING btree (user_id, created_at, id);

CREATE TABLE password_resets (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT password_resets_pkey PRIMARY KEY (id),
  CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX password_resets_by_expiry ON password_resets USING btree (expires_at);

CREATE INDEX password_resets_by_user ON password_resets USING btree (user_id);

CREATE UNIQUE INDEX password_resets_token_unique ON password_resets USING btree (token_hash);

CREATE TABLE payments (
  id uuid NOT NULL,
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
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_amount_positive CHECK ((amount_cents > 0)),
  CONSTRAINT payments_credits_positive CHECK ((credits > 0)),
  CONSTRAINT payments_package_known CHECK ((package_id = ANY (ARRAY['starter'::text, 'professional'::text, 'enterprise'::text]))),
  CONSTRAINT payments_provider_known CHECK ((provider = ANY (ARRAY['stripe'::text, 'test'::text]))),
  CONSTRAINT payments_reversed_in_range CHECK (((credits_reversed >= 0) AND (credits_reversed <= credits))),
  CONSTRAINT payments_settled_dated CHECK (((status = ANY (ARRAY['completed'::text, 'refunded'::text, 'disputed'::text])) = (settled_at IS NOT NULL))),
  CONSTRAINT payments_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'cancelled'::text, 'failed'::text, 'refunded'::text, 'disputed'::text]))),
  CONSTRAINT payments_buyer_id_users_id_fk FOREIGN KEY (buyer_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX payments_by_intent ON payments USING btree (intent_id);

CREATE INDEX payments_by_organization ON payments USING btree (org_id, created_at, id);

CREATE INDEX payments_pending ON payments USING btree (created_at) WHERE (status = 'pending'::text);

CREATE UNIQUE INDEX payments_session_unique ON payments USING btree (session_id);

CREATE TABLE rate_limits (
  key text NOT NULL,
  count integer NOT NULL,
  window_ends_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE INDEX rate_limits_by_end ON rate_limits USING btree (window_ends_at);

CREATE TABLE script_presses (
  user_id uuid NOT NULL,
  seed integer NOT NULL,
  press_count integer NOT NULL DEFAULT 0,
  recent_hashes text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT script_presses_pkey PRIMARY KEY (user_id),
  CONSTRAINT script_presses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON sessions USING btree (user_id);

CREATE TABLE shares (
  id uuid NOT NULL,
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
  CONSTRAINT shares_pkey PRIMARY KEY (id),
  CONSTRAINT shares_ending_known CHECK ((ending = ANY (ARRAY['withdrawn'::text, 'expired'::text, 'rejected'::text, 'deleted'::text, 'closed'::text]))),
  CONSTRAINT shares_ending_said CHECK (((ended_at IS NULL) = (ending IS NULL))),
  CONSTRAINT shares_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX shares_by_organization ON shares USING btree (org_id);

CREATE UNIQUE INDEX shares_one_open_per_job ON shares USING btree (job_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX shares_slug_unique ON shares USING btree (slug);

CREATE TABLE share_views (
  share_id uuid NOT NULL,
  day date NOT NULL,
  country text NOT NULL,
  views integer NOT NULL,
  CONSTRAINT share_views_share_id_day_country_pk PRIMARY KEY (share_id, day, country),
  CONSTRAINT share_views_positive CHECK ((views > 0)),
  CONSTRAINT share_views_share_id_shares_id_fk FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE
);

CREATE TABLE signing_credentials (
  id uuid NOT NULL,
  certificate_chain_pem text NOT NULL,
  anchor_pem text NOT NULL,
  locked_private_key text,
  created_at timestamp(3) with time zone NOT NULL,
  retired_at timestamp(3) with time zone,
  CONSTRAINT signing_credentials_pkey PRIMARY KEY (id),
  CONSTRAINT signing_credentials_retired_without_key CHECK (((retired_at IS NULL) OR (locked_private_key IS NULL)))
);

CREATE UNIQUE INDEX signing_credentials_one_in_use ON signing_credentials USING btree ((true)) WHERE (retired_at IS NULL);

CREATE TABLE webhooks (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  url text NOT NULL,
  events jsonb NOT NULL,
  secret_version integer NOT NULL DEFAULT 1,
  old_secret_until timestamp(3) with time zone,
  failures_in_a_row integer NOT NULL DEFAULT 0,
  failing_since timestamp(3) with time zone,
  disabled_at timestamp(3) with time zone,
  disabled_reason text,
  held_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT webhooks_disabled_says_why CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL))),
  CONSTRAINT webhooks_failures_not_negative CHECK ((failures_in_a_row >= 0)),
  CONSTRAINT webhooks_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

CREATE INDEX webhooks_by_organization ON webhooks USING btree (org_id, created_at);

CREATE TABLE webhook_deliveries (
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamp(3) with time zone,
  response_status integer,
  problem text,
  created_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_pending_is_due CHECK (((status = 'pending'::text) = (due_at IS NOT NULL))),
  CONSTRAINT webhook_deliveries_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  CONSTRAINT webhook_deliveries_webhook_id_webhooks_id_fk FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);

CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries USING btree (created_at);

CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries USING btree (webhook_id, created_at, id);

CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_debt_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'credit_debt_entries is append-only' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_free_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'credit_ledger is append-only' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION remember_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "jobs"
  SET "corrected_at" = CASE WHEN NEW.status = 'failed' THEN NULL ELSE NEW.created_at END
  WHERE "id" = NEW.resubmits;
  RETURN NULL;
END;
$function$;

CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_events_not_truncated BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER credit_debt_entries_append_only BEFORE DELETE OR UPDATE ON credit_debt_entries FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();

CREATE TRIGGER credit_debt_entries_not_truncated BEFORE TRUNCATE ON credit_debt_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_debt_change();

CREATE TRIGGER credit_ledger_append_only BEFORE DELETE OR UPDATE ON credit_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER credit_ledger_not_truncated BEFORE TRUNCATE ON credit_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER jobs_correction_failed AFTER UPDATE OF status ON jobs FOR EACH ROW WHEN (((new.resubmits IS NOT NULL) AND ((new.status = 'failed'::text) <> (old.status = 'failed'::text)))) EXECUTE FUNCTION remember_correction();

CREATE TRIGGER jobs_correction_ordered AFTER INSERT ON jobs FOR EACH ROW WHEN (((new.resubmits IS NOT NULL) AND (current_setting('casinoreel.restoring'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION remember_correction();

CREATE TRIGGER jobs_free_for_a_reason BEFORE INSERT ON jobs FOR EACH ROW WHEN (((new.cost_credits = 0) AND (current_setting('casinoreel.restoring'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION refuse_free_video();
