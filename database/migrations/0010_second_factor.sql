-- Two-factor sign-in.
CREATE TABLE totp_secrets (
  user_id uuid PRIMARY KEY,
  locked_secret text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_period bigint NOT NULL DEFAULT 0,
  CONSTRAINT totp_secrets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT totp_secrets_period_not_negative CHECK (last_period >= 0)
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_credential_unique ON passkeys (credential_id);
CREATE INDEX passkeys_by_user ON passkeys (user_id);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE second_factor_challenges (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT second_factor_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT second_factor_challenges_purpose_known CHECK (purpose IN ('sign-in', 'passkey'))
);
CREATE INDEX second_factor_challenges_by_user ON second_factor_challenges (user_id);
CREATE INDEX second_factor_challenges_by_expiry ON second_factor_challenges (expires_at);

ALTER TABLE users ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false;
ALTER TABLE organizations ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;

ALTER TABLE emails DROP CONSTRAINT emails_kind_known;
ALTER TABLE emails ADD CONSTRAINT emails_kind_known CHECK (kind IN (
  'invitation', 'password_reset', 'notification', 'email_changed', 'second_factor_changed',
  'low_balance'
));

ALTER TABLE audit_events DROP CONSTRAINT audit_events_action_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_action_known CHECK (action IN (
  'account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed',
  'account.role_changed', 'account.removed', 'session.started', 'session.refused',
  'session.ended', 'second_factor.added', 'second_factor.removed', 'second_factor.codes_renewed',
  'second_factor.refused', 'second_factor.reset', 'password.changed', 'password.reset_asked',
  'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed',
  'organization.rules_changed', 'organization.security_changed', 'organization.closed',
  'operator.moved', 'organization.billing_changed', 'budget.changed', 'credits.changed',
  'debt.changed', 'video.refused', 'video.signed', 'video.approved', 'video.rejected',
  'video.shared', 'video.unshared', 'video.deleted', 'video.restored', 'video.retried',
  'api_key.created', 'api_key.revoked', 'webhook.created', 'webhook.changed',
  'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted', 'video.resubmitted',
  'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published', 'brand.archived',
  'brand.restored', 'brand.looked_at', 'media.uploaded', 'media.refused', 'media.rights_stated',
  'media.rights_ended', 'media.deleted', 'appeal.made', 'appeal.decided'
));
