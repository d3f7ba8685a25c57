-- Rules beside the policy: everybody's, kept by the operator, and each organization's own.
CREATE TABLE rule_versions (
  id uuid PRIMARY KEY,
  -- Null for the rules that the operator keeps for everybody.
  org_id uuid CONSTRAINT rule_versions_org_id_organizations_id_fk REFERENCES organizations (id),
  number integer NOT NULL,
  rules jsonb NOT NULL,
  note text NOT NULL,
  restores integer,
  author_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT rule_versions_number_positive CHECK (number > 0),
  CONSTRAINT rule_versions_restores_former CHECK (restores < number)
);

CREATE UNIQUE INDEX rule_versions_numbered ON rule_versions (org_id, number) WHERE org_id IS NOT NULL;
CREATE UNIQUE INDEX rule_versions_of_platform_numbered ON rule_versions (number) WHERE org_id IS NULL;

CREATE FUNCTION refuse_rule_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of the rules never changes' USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER rule_versions_never_change
  BEFORE UPDATE OR DELETE ON rule_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_rule_version_change();

CREATE TRIGGER rule_versions_not_truncated
  BEFORE TRUNCATE ON rule_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rule_version_change();

-- Terms and brands that organizations asked the operator to allow.
CREATE TABLE allowances (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL CONSTRAINT allowances_org_id_organizations_id_fk REFERENCES organizations (id),
  author_id uuid NOT NULL,
  kind text NOT NULL,
  allowance jsonb NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  CONSTRAINT allowances_kind_known CHECK (kind IN ('term', 'brand')),
  CONSTRAINT allowances_status_known CHECK (status IN ('waiting', 'approved', 'refused', 'withdrawn')),
  CONSTRAINT allowances_decided CHECK ((status = 'waiting') = (decided_at IS NULL))
);

CREATE INDEX allowances_by_age ON allowances (created_at, id);
CREATE INDEX allowances_by_organization ON allowances (org_id, created_at, id);

-- Organizations whose decided texts may leave the installation as examples; no row is no.
CREATE TABLE example_sharing (
  org_id uuid PRIMARY KEY
    CONSTRAINT example_sharing_org_id_organizations_id_fk REFERENCES organizations (id),
  is_allowed boolean NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE audit_events DROP CONSTRAINT audit_events_action_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_action_known CHECK (action IN (
  'account.registered',
  'account.joined',
  'account.age_verified',
  'account.profile_changed',
  'account.role_changed',
  'account.removed',
  'session.started',
  'session.refused',
  'session.ended',
  'second_factor.added',
  'second_factor.removed',
  'second_factor.codes_renewed',
  'second_factor.refused',
  'second_factor.reset',
  'password.changed',
  'password.reset_asked',
  'password.reset',
  'invitation.sent',
  'invitation.withdrawn',
  'organization.renamed',
  'organization.rules_changed',
  'organization.security_changed',
  'organization.closed',
  'operator.moved',
  'organization.billing_changed',
  'budget.changed',
  'credits.changed',
  'debt.changed',
  'video.refused',
  'video.signed',
  'video.approved',
  'video.rejected',
  'video.shared',
  'video.unshared',
  'video.deleted',
  'video.restored',
  'video.retried',
  'api_key.created',
  'api_key.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.secret_changed',
  'webhook.disabled',
  'webhook.deleted',
  'video.resubmitted',
  'video.labels_renewed',
  'brand.created',
  'brand.changed',
  'brand.published',
  'brand.archived',
  'brand.restored',
  'brand.looked_at',
  'media.uploaded',
  'media.refused',
  'media.rights_stated',
  'media.rights_ended',
  'media.deleted',
  'appeal.made',
  'appeal.decided',
  'rules.published',
  'rules.restored',
  'rules.examples_switched',
  'allowance.asked',
  'allowance.decided'
));
