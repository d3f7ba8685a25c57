-- What the migrations make, written by `npm run database:write`. To change it, add a migration.

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
  requires_second_factor boolean NOT NULL DEFAULT false,
  billing_name text,
  billing_address text,
  tax_id text,
  low_balance_credits integer,
  default_venue_line text,
  default_call_to_action text,
  default_language text,
  falls_back_to_studio boolean NOT NULL DEFAULT false,
  CONSTRAINT organizations_pkey PRIMARY KEY (id),
  CONSTRAINT organizations_advertises_known CHECK ((advertises = ANY (ARRAY['venue'::text, 'online'::text]))),
  CONSTRAINT organizations_balance_not_negative CHECK ((credit_balance >= 0)),
  CONSTRAINT organizations_credits_or_debt CHECK (((credit_balance = 0) OR (credit_debt = 0))),
  CONSTRAINT organizations_debt_not_negative CHECK ((credit_debt >= 0)),
  CONSTRAINT organizations_default_language_known CHECK ((default_language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'it'::text, 'pt'::text, 'zh'::text]))),
  CONSTRAINT organizations_low_balance_positive CHECK ((low_balance_credits > 0)),
  CONSTRAINT organizations_plan_known CHECK ((plan = ANY (ARRAY['Free'::text, 'Starter'::text, 'Professional'::text, 'Enterprise'::text]))),
  CONSTRAINT organizations_total_not_negative CHECK ((total_videos >= 0)),
  CONSTRAINT organizations_unfinished_not_negative CHECK ((unfinished_videos >= 0))
);
CREATE INDEX organizations_name_pairs ON organizations USING gin (letter_pairs(lower(name)));
CREATE INDEX organizations_name_search ON organizations USING gin (lower(name) gin_trgm_ops);
CREATE UNIQUE INDEX organizations_one_operator ON organizations USING btree (is_operator) WHERE is_operator;

CREATE TABLE allowances (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  allowance jsonb NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  CONSTRAINT allowances_pkey PRIMARY KEY (id),
  CONSTRAINT allowances_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  CONSTRAINT allowances_kind_known CHECK ((kind = ANY (ARRAY['term'::text, 'brand'::text]))),
  CONSTRAINT allowances_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text]))),
  CONSTRAINT allowances_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX allowances_by_age ON allowances USING btree (created_at, id);
CREATE INDEX allowances_by_organization ON allowances USING btree (org_id, created_at, id);

CREATE TABLE users (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  age_verified boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL,
  has_second_factor boolean NOT NULL DEFAULT false,
  suspended_at timestamp(3) with time zone,
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
  reminded_at timestamp(3) with time zone,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX api_keys_by_maker ON api_keys USING btree (created_by);
CREATE INDEX api_keys_by_organization ON api_keys USING btree (org_id, created_at);
CREATE UNIQUE INDEX api_keys_hash_unique ON api_keys USING btree (key_hash);

CREATE TABLE appeals (
  id uuid NOT NULL,
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
  asked jsonb,
  decision_note text,
  CONSTRAINT appeals_pkey PRIMARY KEY (id),
  CONSTRAINT appeals_allowed_ends CHECK (((status = 'allowed'::text) = (expires_at IS NOT NULL))),
  CONSTRAINT appeals_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  CONSTRAINT appeals_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'allowed'::text, 'upheld'::text]))),
  CONSTRAINT appeals_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX appeals_by_age ON appeals USING btree (created_at, id);
CREATE INDEX appeals_by_order ON appeals USING btree (org_id, order_hash, expires_at);
CREATE UNIQUE INDEX appeals_one_waiting ON appeals USING btree (org_id, order_hash) WHERE (status = 'waiting'::text);

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
  CONSTRAINT audit_events_action_known CHECK ((action = ANY (ARRAY['account.registered'::text, 'account.joined'::text, 'account.age_verified'::text, 'account.profile_changed'::text, 'account.role_changed'::text, 'account.removed'::text, 'account.suspended'::text, 'account.reinstated'::text, 'account.signed_out'::text, 'account.list_exported'::text, 'session.started'::text, 'session.refused'::text, 'session.ended'::text, 'second_factor.added'::text, 'second_factor.removed'::text, 'second_factor.codes_renewed'::text, 'second_factor.refused'::text, 'second_factor.reset'::text, 'password.changed'::text, 'password.reset_asked'::text, 'password.reset'::text, 'invitation.sent'::text, 'invitation.withdrawn'::text, 'organization.renamed'::text, 'organization.rules_changed'::text, 'organization.security_changed'::text, 'organization.closed'::text, 'operator.moved'::text, 'organization.billing_changed'::text, 'budget.changed'::text, 'credits.changed'::text, 'debt.changed'::text, 'purchase.discarded'::text, 'video.refused'::text, 'video.signed'::text, 'video.approved'::text, 'video.rejected'::text, 'video.shared'::text, 'video.unshared'::text, 'video.deleted'::text, 'video.restored'::text, 'video.retried'::text, 'video.cancelled'::text, 'api_key.created'::text, 'api_key.revoked'::text, 'webhook.created'::text, 'webhook.changed'::text, 'webhook.secret_changed'::text, 'webhook.disabled'::text, 'webhook.deleted'::text, 'video.resubmitted'::text, 'video.labels_renewed'::text, 'brand.created'::text, 'brand.changed'::text, 'brand.published'::text, 'brand.archived'::text, 'brand.restored'::text, 'brand.looked_at'::text, 'media.uploaded'::text, 'media.refused'::text, 'media.rights_stated'::text, 'media.rights_ended'::text, 'media.deleted'::text, 'appeal.made'::text, 'appeal.decided'::text, 'rules.published'::text, 'rules.restored'::text, 'rules.examples_switched'::text, 'allowance.asked'::text, 'allowance.decided'::text]))),
  CONSTRAINT audit_events_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX audit_events_by_organization ON audit_events USING btree (org_id, "position");
CREATE INDEX audit_events_by_subject ON audit_events USING btree (subject_id);
CREATE UNIQUE INDEX audit_events_one_per_place ON audit_events USING btree (org_id, sequence);

CREATE TABLE billing_counter (
  id integer NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT billing_counter_pkey PRIMARY KEY (id),
  CONSTRAINT billing_counter_not_negative CHECK ((last_number >= 0)),
  CONSTRAINT billing_counter_one_row CHECK ((id = 1))
);

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

CREATE TABLE billing_documents (
  id uuid NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  org_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  step integer NOT NULL,
  credits integer NOT NULL,
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  package_name text NOT NULL,
  is_test boolean NOT NULL,
  billed_name text NOT NULL,
  billed_address text,
  billed_tax_id text,
  created_at timestamp(3) with time zone NOT NULL,
  seller_name text,
  seller_address text,
  seller_tax_id text,
  CONSTRAINT billing_documents_pkey PRIMARY KEY (id),
  CONSTRAINT billing_documents_amount_not_negative CHECK (((amount_cents >= 0) AND (credits > 0))),
  CONSTRAINT billing_documents_kind_known CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  CONSTRAINT billing_documents_number_positive CHECK ((number > 0)),
  CONSTRAINT billing_documents_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id),
  CONSTRAINT billing_documents_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX billing_documents_by_organization ON billing_documents USING btree (org_id, created_at, id);
CREATE UNIQUE INDEX billing_documents_number_unique ON billing_documents USING btree (number);
CREATE UNIQUE INDEX billing_documents_one_per_step ON billing_documents USING btree (payment_id, step);

CREATE TABLE brands (
  id uuid NOT NULL,
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
  CONSTRAINT brands_pkey PRIMARY KEY (id),
  CONSTRAINT brands_archived_not_default CHECK (((archived_at IS NULL) OR (NOT is_default))),
  CONSTRAINT brands_look_known CHECK ((look = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  CONSTRAINT brands_looked_at CHECK (((look IS NULL) = (looked_at IS NULL))),
  CONSTRAINT brands_published_at CHECK (((published_number IS NULL) = (published_at IS NULL))),
  CONSTRAINT brands_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX brands_by_organization ON brands USING btree (org_id, created_at, id);
CREATE UNIQUE INDEX brands_one_default ON brands USING btree (org_id) WHERE is_default;
CREATE INDEX brands_to_look_at ON brands USING btree (created_at, id) WHERE ((published_number IS NOT NULL) AND (look IS NULL));

CREATE TABLE brand_versions (
  id uuid NOT NULL,
  brand_id uuid NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  identity jsonb NOT NULL,
  published_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT brand_versions_pkey PRIMARY KEY (id),
  CONSTRAINT brand_versions_number_positive CHECK ((number > 0)),
  CONSTRAINT brand_versions_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX brand_versions_numbered ON brand_versions USING btree (brand_id, number);

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
  troubles integer NOT NULL DEFAULT 0,
  step integer NOT NULL DEFAULT 0,
  first_frame integer,
  images jsonb,
  took_ms integer,
  kept_from uuid,
  inference_ms integer,
  peak_memory_mb integer,
  letters_ms integer,
  CONSTRAINT clips_pkey PRIMARY KEY (id),
  CONSTRAINT clips_cost_not_negative CHECK ((cost_micros >= 0)),
  CONSTRAINT clips_failed_says_why CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT clips_failure_known CHECK ((failure = ANY (ARRAY['refused_by_safety'::text, 'out_of_memory'::text, 'lost'::text, 'deadline'::text, 'no_file'::text, 'not_a_video'::text, 'too_large'::text, 'host_not_allowed'::text, 'unreachable'::text, 'order_refused'::text, 'access_refused'::text, 'fate_unknown'::text, 'cancelled_by_model'::text, 'model_error'::text, 'engine_missing'::text, 'no_start_frame'::text, 'photo_withheld'::text, 'black'::text, 'frozen'::text, 'torn'::text, 'wrong_length'::text, 'wrong_shape'::text]))),
  CONSTRAINT clips_file_kept CHECK (((state <> ALL (ARRAY['fetched'::text, 'composed'::text])) OR ((file_key IS NOT NULL) AND (sha256 IS NOT NULL)))),
  CONSTRAINT clips_handle_kept CHECK (((state <> ALL (ARRAY['submitted'::text, 'fetched'::text, 'composed'::text])) OR ((handle IS NOT NULL) AND (handle_id IS NOT NULL)) OR (kept_from IS NOT NULL))),
  CONSTRAINT clips_order_named CHECK (((state <> ALL (ARRAY['submitting'::text, 'submitted'::text])) OR (attempt_id IS NOT NULL))),
  CONSTRAINT clips_progress_in_range CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
  CONSTRAINT clips_state_known CHECK ((state = ANY (ARRAY['planned'::text, 'submitting'::text, 'submitted'::text, 'fetched'::text, 'composed'::text, 'failed'::text, 'dropped'::text]))),
  CONSTRAINT clips_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX clips_by_attempt ON clips USING btree (attempt_id);
CREATE INDEX clips_by_file ON clips USING btree (file_key) WHERE (file_key IS NOT NULL);
CREATE INDEX clips_by_organization ON clips USING btree (org_id, created_at);
CREATE INDEX clips_failed ON clips USING btree (state_since) WHERE (state = 'failed'::text);
CREATE INDEX clips_learnt ON clips USING btree (engine, created_at) WHERE (took_ms IS NOT NULL);
CREATE UNIQUE INDEX clips_one_per_order ON clips USING btree (engine, handle_id);
CREATE UNIQUE INDEX clips_one_per_place ON clips USING btree (job_id, "position");
CREATE INDEX clips_open ON clips USING btree (engine, state) WHERE (state = ANY (ARRAY['planned'::text, 'submitting'::text, 'submitted'::text]));

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
  reversal_step integer,
  created_at timestamp(3) with time zone NOT NULL,
  spender_id uuid,
  budget_month date,
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
  CONSTRAINT credit_ledger_spender_dated CHECK (((spender_id IS NULL) = (budget_month IS NULL))),
  CONSTRAINT credit_ledger_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX credit_ledger_by_organization ON credit_ledger USING btree (org_id, created_at, id);
CREATE INDEX credit_ledger_by_spender ON credit_ledger USING btree (org_id, budget_month, spender_id) WHERE (spender_id IS NOT NULL);
CREATE UNIQUE INDEX credit_ledger_one_award_per_payment ON credit_ledger USING btree (payment_id) WHERE (kind = 'purchase'::text);
CREATE UNIQUE INDEX credit_ledger_one_charge_per_job ON credit_ledger USING btree (job_id) WHERE (kind = 'charge'::text);
CREATE UNIQUE INDEX credit_ledger_one_entry_per_reversal ON credit_ledger USING btree (payment_id, reversal_step) WHERE (kind = 'payment_reversal'::text);
CREATE UNIQUE INDEX credit_ledger_one_refund_per_job ON credit_ledger USING btree (job_id) WHERE (kind = 'refund'::text);
CREATE UNIQUE INDEX credit_ledger_one_welcome ON credit_ledger USING btree (org_id) WHERE (kind = 'welcome'::text);

CREATE TABLE emails (
  id uuid NOT NULL,
  kind text NOT NULL,
  about_id uuid NOT NULL,
  recipient text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT emails_pkey PRIMARY KEY (id),
  CONSTRAINT emails_kind_known CHECK ((kind = ANY (ARRAY['invitation'::text, 'password_reset'::text, 'notification'::text, 'email_changed'::text, 'second_factor_changed'::text, 'low_balance'::text])))
);

CREATE TABLE example_sharing (
  org_id uuid NOT NULL,
  is_allowed boolean NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT example_sharing_pkey PRIMARY KEY (org_id),
  CONSTRAINT example_sharing_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);

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

CREATE TABLE folders (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT folders_pkey PRIMARY KEY (id),
  CONSTRAINT folders_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX folders_named_once ON folders USING btree (org_id, lower(name));

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
  invited_by uuid NOT NULL,
  api_key_id uuid,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_role_known CHECK ((role = ANY (ARRAY['viewer'::text, 'creator'::text, 'admin'::text]))),
  CONSTRAINT invitations_api_key_id_api_keys_id_fk FOREIGN KEY (api_key_id) REFERENCES api_keys(id) ON DELETE CASCADE,
  CONSTRAINT invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invitations_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX invitations_by_address ON invitations USING btree (org_id, lower(email));
CREATE INDEX invitations_by_expiry ON invitations USING btree (expires_at);
CREATE INDEX invitations_by_inviter ON invitations USING btree (invited_by);
CREATE INDEX invitations_by_key ON invitations USING btree (api_key_id);
CREATE UNIQUE INDEX invitations_token_unique ON invitations USING btree (token_hash);

CREATE TABLE jobs (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  author_id uuid,
  prompt text NOT NULL,
  preset text NOT NULL,
  controls jsonb NOT NULL,
  markets jsonb NOT NULL,
  advertises text NOT NULL DEFAULT 'online'::text,
  licensee jsonb,
  seed integer NOT NULL,
  plan_version integer NOT NULL DEFAULT 0,
  words jsonb NOT NULL,
  left_out jsonb NOT NULL,
  language text NOT NULL,
  look jsonb NOT NULL,
  crowd text,
  voice_over boolean NOT NULL DEFAULT false,
  captions text NOT NULL DEFAULT 'off'::text,
  organization_name text,
  short_side_pixels integer NOT NULL,
  cost_credits integer NOT NULL,
  resubmits uuid,
  renews uuid,
  created_at timestamp(3) with time zone NOT NULL,
  group_id uuid,
  brand jsonb,
  brand_id uuid,
  brand_version integer,
  shots jsonb,
  retakes uuid,
  retaken_clip integer,
  CONSTRAINT jobs_pkey PRIMARY KEY (id),
  CONSTRAINT jobs_advertises_known CHECK ((advertises = ANY (ARRAY['venue'::text, 'online'::text]))),
  CONSTRAINT jobs_brand_whole CHECK ((num_nulls(brand, brand_id, brand_version) = ANY (ARRAY[0, 3]))),
  CONSTRAINT jobs_captions_known CHECK ((captions = ANY (ARRAY['off'::text, 'sidecar'::text, 'burned'::text]))),
  CONSTRAINT jobs_cost_not_negative CHECK ((cost_credits >= 0)),
  CONSTRAINT jobs_free_for_a_reason CHECK (((cost_credits > 0) OR (resubmits IS NOT NULL) OR (renews IS NOT NULL))),
  CONSTRAINT jobs_retake_whole CHECK ((num_nulls(retakes, retaken_clip) = ANY (ARRAY[0, 2]))),
  CONSTRAINT jobs_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT jobs_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX jobs_by_author ON jobs USING btree (author_id);
CREATE INDEX jobs_by_brand ON jobs USING btree (brand_id) WHERE (brand_id IS NOT NULL);
CREATE INDEX jobs_by_group ON jobs USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX jobs_by_organization ON jobs USING btree (org_id, created_at, id);
CREATE INDEX jobs_by_retake ON jobs USING btree (retakes) WHERE (retakes IS NOT NULL);

CREATE TABLE job_files (
  job_id uuid NOT NULL,
  video_key text NOT NULL,
  poster_key text,
  captions_key text,
  line_versions jsonb,
  CONSTRAINT job_files_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_files_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

CREATE TABLE job_media (
  job_id uuid NOT NULL,
  media_id uuid NOT NULL,
  CONSTRAINT job_media_job_id_media_id_pk PRIMARY KEY (job_id, media_id),
  CONSTRAINT job_media_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_media_by_file ON job_media USING btree (media_id);

CREATE TABLE job_reviews (
  job_id uuid NOT NULL,
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
  CONSTRAINT job_reviews_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_reviews_corrections_bounded CHECK (((corrections_used >= 0) AND (corrections_used <= 3))),
  CONSTRAINT job_reviews_rejected_by_operator CHECK (((NOT rejected_by_operator) OR (moderation_status = 'rejected'::text))),
  CONSTRAINT job_reviews_status_known CHECK ((moderation_status = ANY (ARRAY['pending'::text, 'flagged'::text, 'approved'::text, 'rejected'::text]))),
  CONSTRAINT job_reviews_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_reviews_decided ON job_reviews USING btree (decided_at, job_id) WHERE (decided_at IS NOT NULL);
CREATE INDEX job_reviews_waiting ON job_reviews USING btree (asked_at, job_id) WHERE (moderation_status = ANY (ARRAY['pending'::text, 'flagged'::text]));

CREATE TABLE job_runs (
  job_id uuid NOT NULL,
  status text NOT NULL,
  engine text NOT NULL DEFAULT 'studio'::text,
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
  fell_back_from text,
  CONSTRAINT job_runs_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_runs_cancelled_failed CHECK (((cancelled_at IS NULL) OR (status = 'failed'::text))),
  CONSTRAINT job_runs_clips_awaited_not_negative CHECK ((clips_awaited >= 0)),
  CONSTRAINT job_runs_failed_has_error CHECK (((status <> 'failed'::text) OR (error IS NOT NULL))),
  CONSTRAINT job_runs_progress_in_range CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
  CONSTRAINT job_runs_status_known CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'generating'::text, 'ready'::text, 'failed'::text]))),
  CONSTRAINT job_runs_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_runs_by_clips ON job_runs USING btree (clips_of) WHERE (clips_of IS NOT NULL);
CREATE INDEX job_runs_unfinished ON job_runs USING btree (job_id) WHERE (status = ANY (ARRAY['queued'::text, 'processing'::text, 'generating'::text]));

CREATE TABLE login_networks (
  user_id uuid NOT NULL,
  network_hash text NOT NULL,
  last_used_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT login_networks_user_id_network_hash_pk PRIMARY KEY (user_id, network_hash),
  CONSTRAINT login_networks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE media (
  id uuid NOT NULL,
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
  main_sha256 text,
  CONSTRAINT media_pkey PRIMARY KEY (id),
  CONSTRAINT media_bytes_positive CHECK ((bytes > 0)),
  CONSTRAINT media_kind_known CHECK ((kind = ANY (ARRAY['image'::text, 'logo'::text, 'font'::text, 'clip'::text]))),
  CONSTRAINT media_ready_has_files CHECK ((((state = 'ready'::text) = (main_key IS NOT NULL)) AND ((main_key IS NULL) = (preview_key IS NULL)))),
  CONSTRAINT media_received_in_range CHECK (((received_bytes >= 0) AND (received_bytes <= bytes))),
  CONSTRAINT media_refused_has_reason CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  CONSTRAINT media_state_known CHECK ((state = ANY (ARRAY['uploading'::text, 'checking'::text, 'ready'::text, 'refused'::text]))),
  CONSTRAINT media_wanted_kind_known CHECK ((wanted_kind = ANY (ARRAY['image'::text, 'logo'::text, 'font'::text, 'clip'::text]))),
  CONSTRAINT media_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE INDEX media_by_organization ON media USING btree (org_id, created_at, id);
CREATE INDEX media_uploading ON media USING btree (created_at) WHERE (state = 'uploading'::text);

CREATE TABLE media_pieces (
  media_id uuid NOT NULL,
  start bigint NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  key text NOT NULL,
  CONSTRAINT media_pieces_media_id_start_pk PRIMARY KEY (media_id, start),
  CONSTRAINT media_pieces_not_empty CHECK ((bytes > 0)),
  CONSTRAINT media_pieces_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX media_pieces_key ON media_pieces USING btree (key);

CREATE TABLE media_rights (
  media_id uuid NOT NULL,
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
  withdrawn_at timestamp(3) with time zone,
  CONSTRAINT media_rights_pkey PRIMARY KEY (media_id),
  CONSTRAINT media_rights_basis_known CHECK ((basis = ANY (ARRAY['own'::text, 'licence'::text, 'release'::text]))),
  CONSTRAINT media_rights_people_known CHECK ((people = ANY (ARRAY['none'::text, 'adults-with-release'::text]))),
  CONSTRAINT media_rights_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE
);
CREATE INDEX media_rights_by_end ON media_rights USING btree (valid_until) WHERE (valid_until IS NOT NULL);
CREATE INDEX media_rights_withdrawn ON media_rights USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);

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

CREATE TABLE monthly_budgets (
  user_id uuid NOT NULL,
  credits integer NOT NULL,
  CONSTRAINT monthly_budgets_pkey PRIMARY KEY (user_id),
  CONSTRAINT monthly_budgets_credits_not_negative CHECK ((credits >= 0)),
  CONSTRAINT monthly_budgets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE name_reviews (
  id uuid NOT NULL,
  org_id uuid NOT NULL,
  brand_id uuid,
  name text NOT NULL,
  decision text NOT NULL,
  findings jsonb NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  CONSTRAINT name_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT name_reviews_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  CONSTRAINT name_reviews_decision_known CHECK ((decision = ANY (ARRAY['flag'::text, 'block'::text]))),
  CONSTRAINT name_reviews_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text]))),
  CONSTRAINT name_reviews_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE,
  CONSTRAINT name_reviews_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX name_reviews_decided_once ON name_reviews USING btree (org_id, name) WHERE (status <> 'waiting'::text);
CREATE UNIQUE INDEX name_reviews_one_waiting ON name_reviews USING btree (org_id, decision) WHERE ((status = 'waiting'::text) AND (brand_id IS NULL));
CREATE UNIQUE INDEX name_reviews_one_waiting_per_brand ON name_reviews USING btree (brand_id) WHERE ((status = 'waiting'::text) AND (brand_id IS NOT NULL));
CREATE INDEX name_reviews_waiting ON name_reviews USING btree (created_at, id) WHERE (status = 'waiting'::text);

CREATE TABLE notification_settings (
  user_id uuid NOT NULL,
  choices jsonb NOT NULL DEFAULT '{}'::jsonb,
  last_emailed_at timestamp(3) with time zone,
  CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE notifications (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  job_id uuid,
  media_id uuid,
  kind text NOT NULL,
  reason text,
  created_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone,
  subject text,
  is_shown boolean NOT NULL DEFAULT true,
  awaits_email boolean NOT NULL DEFAULT false,
  awaiting_id uuid,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_about_one CHECK ((num_nonnulls(job_id, media_id, subject) = 1)),
  CONSTRAINT notifications_kind_known CHECK ((kind = ANY (ARRAY['ready'::text, 'awaiting_review'::text, 'approved'::text, 'rejected'::text, 'appeal_allowed'::text, 'appeal_refused'::text, 'appeal_waiting'::text, 'request_waiting'::text, 'invitation_taken'::text, 'balance_low'::text, 'rights_ending'::text, 'rights_ended'::text, 'taken_down'::text, 'model_failing'::text, 'webhook_off'::text, 'key_expiring'::text, 'new_sign_in'::text]))),
  CONSTRAINT notifications_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT notifications_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_awaiting_email ON notifications USING btree (user_id) WHERE awaits_email;
CREATE INDEX notifications_by_awaiting ON notifications USING btree (awaiting_id) WHERE (awaiting_id IS NOT NULL);
CREATE INDEX notifications_by_job ON notifications USING btree (job_id);
CREATE INDEX notifications_by_media ON notifications USING btree (media_id) WHERE (media_id IS NOT NULL);
CREATE INDEX notifications_by_user ON notifications USING btree (user_id, created_at, id);

CREATE TABLE passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_by_user ON passkeys USING btree (user_id);
CREATE UNIQUE INDEX passkeys_credential_unique ON passkeys USING btree (credential_id);

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

CREATE TABLE rate_limits (
  key text NOT NULL,
  count integer NOT NULL,
  window_ends_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_end ON rate_limits USING btree (window_ends_at);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE rule_versions (
  id uuid NOT NULL,
  org_id uuid,
  number integer NOT NULL,
  rules jsonb NOT NULL,
  note text NOT NULL,
  restores integer,
  author_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT rule_versions_pkey PRIMARY KEY (id),
  CONSTRAINT rule_versions_number_positive CHECK ((number > 0)),
  CONSTRAINT rule_versions_restores_former CHECK ((restores < number)),
  CONSTRAINT rule_versions_org_id_organizations_id_fk FOREIGN KEY (org_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX rule_versions_numbered ON rule_versions USING btree (org_id, number) WHERE (org_id IS NOT NULL);
CREATE UNIQUE INDEX rule_versions_of_platform_numbered ON rule_versions USING btree (number) WHERE (org_id IS NULL);

CREATE TABLE script_presses (
  user_id uuid NOT NULL,
  seed integer NOT NULL,
  press_count integer NOT NULL DEFAULT 0,
  recent_hashes text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT script_presses_pkey PRIMARY KEY (user_id),
  CONSTRAINT script_presses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE second_factor_challenges (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT second_factor_challenges_pkey PRIMARY KEY (token_hash),
  CONSTRAINT second_factor_challenges_purpose_known CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'passkey'::text]))),
  CONSTRAINT second_factor_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX second_factor_challenges_by_expiry ON second_factor_challenges USING btree (expires_at);
CREATE INDEX second_factor_challenges_by_user ON second_factor_challenges USING btree (user_id);

CREATE TABLE sessions (
  token_hash text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  device text,
  locked_network text,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_id_unique UNIQUE (id),
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
  CONSTRAINT shares_ending_known CHECK ((ending = ANY (ARRAY['withdrawn'::text, 'expired'::text, 'rejected'::text, 'deleted'::text, 'closed'::text, 'rights_ended'::text]))),
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
  CONSTRAINT tasks_again_while_running CHECK (((run_again_at IS NULL) OR (lease_token IS NOT NULL))),
  CONSTRAINT tasks_attempts_not_negative CHECK ((attempts >= 0)),
  CONSTRAINT tasks_lease_whole CHECK (((lease_token IS NULL) = (lease_expires_at IS NULL))),
  CONSTRAINT tasks_name_known CHECK ((name = ANY (ARRAY['render-video'::text, 'make-clip'::text, 'send-email'::text, 'deliver-webhook'::text, 'housekeeping'::text, 'sweep-files'::text, 'check-media'::text, 'watch-media-rights'::text])))
);
CREATE UNIQUE INDEX tasks_leased ON tasks USING btree (lease_token) WHERE (lease_token IS NOT NULL);
CREATE INDEX tasks_running_in_group ON tasks USING btree (name, group_key) WHERE (lease_token IS NOT NULL);
CREATE INDEX tasks_waiting ON tasks USING btree (name, ((- priority)), due_at) WHERE (lease_token IS NULL);

CREATE TABLE totp_secrets (
  user_id uuid NOT NULL,
  locked_secret text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_period bigint NOT NULL DEFAULT 0,
  CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id),
  CONSTRAINT totp_secrets_period_not_negative CHECK ((last_period >= 0)),
  CONSTRAINT totp_secrets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE video_entries (
  job_id uuid NOT NULL,
  title text,
  deleted_at timestamp(3) with time zone,
  folder_id uuid,
  CONSTRAINT video_entries_pkey PRIMARY KEY (job_id),
  CONSTRAINT video_entries_folder_id_folders_id_fk FOREIGN KEY (folder_id) REFERENCES folders(id) ON DELETE SET NULL,
  CONSTRAINT video_entries_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX video_entries_by_folder ON video_entries USING btree (folder_id) WHERE (folder_id IS NOT NULL);

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
  paused_until timestamp(3) with time zone,
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

CREATE OR REPLACE FUNCTION count_corrections()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.corrections_used := coalesce((
    SELECT corrected.corrections_used FROM job_reviews AS corrected
      JOIN jobs AS job ON job.resubmits = corrected.job_id
    WHERE job.id = NEW.job_id
  ), NEW.corrections_used);
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE FUNCTION free_video_failed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION free_video_ordered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM take_place_of_free_video(NEW);
  -- Stays counted whatever becomes of the correction.
  UPDATE job_reviews SET corrections_used = corrections_used + 1
  WHERE job_id = NEW.resubmits;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION keep_monthly_budget()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  budget integer;
  spent bigint;
BEGIN
  IF NEW.kind = 'refund' AND NEW.spender_id IS NULL THEN
    SELECT spender_id, budget_month INTO NEW.spender_id, NEW.budget_month
      FROM credit_ledger WHERE job_id = NEW.job_id AND kind = 'charge';
  END IF;
  IF NEW.kind <> 'charge' THEN RETURN NEW; END IF;
  IF NEW.spender_id IS NULL THEN
    SELECT author_id INTO NEW.spender_id FROM jobs WHERE id = NEW.job_id;
    IF NEW.spender_id IS NULL THEN RETURN NEW; END IF;
    NEW.budget_month := date_trunc('month', NEW.created_at AT TIME ZONE 'UTC')::date;
  END IF;
  SELECT credits INTO budget FROM monthly_budgets WHERE user_id = NEW.spender_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NEW; END IF;
  SELECT coalesce(-sum(delta), 0) INTO spent FROM credit_ledger
    WHERE org_id = NEW.org_id AND budget_month = NEW.budget_month AND spender_id = NEW.spender_id;
  IF spent - NEW.delta > budget THEN
    RAISE EXCEPTION 'The monthly budget is % credits, % are spent', budget, spent
      USING ERRCODE = 'check_violation', CONSTRAINT = 'monthly_budget_kept';
  END IF;
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_billing_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'billing_documents is append-only' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_brand_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM brands AS brand WHERE brand.id = OLD.brand_id AND brand.archived_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a published version of a brand never changes' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_change_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'credit_ledger is append-only' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION refuse_rule_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a version of the rules never changes' USING ERRCODE = 'restrict_violation';
END;
$function$;

CREATE OR REPLACE FUNCTION renewal_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE job_reviews SET renewed_by = NULL
  WHERE job_id = OLD.renews AND renewed_by = OLD.id;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION renewal_rejected()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE job_reviews SET renewed_by = NULL WHERE renewed_by = OLD.job_id
    AND job_id = (SELECT renews FROM jobs WHERE id = OLD.job_id);
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION require_film()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM job_files AS film WHERE film.job_id = NEW.job_id) THEN
    RAISE EXCEPTION 'a job that is ready has a film' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION take_place_of_free_video(free jobs)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION tell_that_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('casinoreel_ended_sessions', old.id::text);
  RETURN NULL;
END $function$;

CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_events_not_truncated BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER billing_documents_append_only BEFORE DELETE OR UPDATE ON billing_documents FOR EACH ROW EXECUTE FUNCTION refuse_billing_change();

CREATE TRIGGER billing_documents_not_truncated BEFORE TRUNCATE ON billing_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_billing_change();

CREATE TRIGGER brand_versions_never_change BEFORE DELETE OR UPDATE ON brand_versions FOR EACH ROW EXECUTE FUNCTION refuse_brand_version_change();

CREATE TRIGGER brand_versions_not_truncated BEFORE TRUNCATE ON brand_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_brand_version_change();

CREATE TRIGGER credit_debt_entries_append_only BEFORE DELETE OR UPDATE ON credit_debt_entries FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();

CREATE TRIGGER credit_debt_entries_not_truncated BEFORE TRUNCATE ON credit_debt_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_debt_change();

CREATE TRIGGER credit_ledger_append_only BEFORE DELETE OR UPDATE ON credit_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER credit_ledger_budget_kept BEFORE INSERT ON credit_ledger FOR EACH ROW EXECUTE FUNCTION keep_monthly_budget();

CREATE TRIGGER credit_ledger_not_truncated BEFORE TRUNCATE ON credit_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER jobs_free_for_a_reason BEFORE INSERT ON jobs FOR EACH ROW WHEN (((new.cost_credits = 0) AND (current_setting('casinoreel.restoring'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION refuse_free_video();

CREATE TRIGGER jobs_free_video_ordered AFTER INSERT ON jobs FOR EACH ROW WHEN ((((new.resubmits IS NOT NULL) OR (new.renews IS NOT NULL)) AND (current_setting('casinoreel.restoring'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION free_video_ordered();

CREATE TRIGGER jobs_renewal_deleted AFTER DELETE ON jobs FOR EACH ROW WHEN ((old.renews IS NOT NULL)) EXECUTE FUNCTION renewal_deleted();

CREATE TRIGGER jobs_unchanged BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION refuse_change_of_order();

CREATE TRIGGER job_reviews_count_corrections BEFORE INSERT ON job_reviews FOR EACH ROW WHEN ((current_setting('casinoreel.restoring'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION count_corrections();

CREATE TRIGGER job_reviews_renewal_rejected AFTER UPDATE OF moderation_status ON job_reviews FOR EACH ROW WHEN ((new.moderation_status = 'rejected'::text)) EXECUTE FUNCTION renewal_rejected();

CREATE TRIGGER job_runs_free_video_failed AFTER UPDATE OF status ON job_runs FOR EACH ROW WHEN (((new.status = 'failed'::text) <> (old.status = 'failed'::text))) EXECUTE FUNCTION free_video_failed();

CREATE CONSTRAINT TRIGGER job_runs_ready_has_film AFTER INSERT OR UPDATE OF status ON job_runs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'ready'::text)) EXECUTE FUNCTION require_film();

CREATE TRIGGER rule_versions_never_change BEFORE DELETE OR UPDATE ON rule_versions FOR EACH ROW EXECUTE FUNCTION refuse_rule_version_change();

CREATE TRIGGER rule_versions_not_truncated BEFORE TRUNCATE ON rule_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rule_version_change();

CREATE TRIGGER session_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_that_session_ended();
