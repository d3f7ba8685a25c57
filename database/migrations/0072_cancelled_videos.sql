-- Who cancels a video is recorded.
ALTER TABLE audit_events DROP CONSTRAINT audit_events_action_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_action_known CHECK (action IN (
  'account.registered', 'account.joined', 'account.age_verified', 'account.profile_changed',
  'account.role_changed', 'account.removed', 'account.suspended', 'account.reinstated',
  'account.signed_out', 'account.list_exported', 'session.started', 'session.refused', 'session.ended',
  'second_factor.added', 'second_factor.removed', 'second_factor.codes_renewed',
  'second_factor.refused', 'second_factor.reset', 'password.changed', 'password.reset_asked',
  'password.reset', 'invitation.sent', 'invitation.withdrawn', 'organization.renamed',
  'organization.rules_changed', 'organization.security_changed', 'organization.closed',
  'operator.moved', 'organization.billing_changed', 'budget.changed', 'credits.changed',
  'debt.changed', 'purchase.discarded', 'video.refused', 'video.signed', 'video.approved',
  'video.rejected', 'video.shared', 'video.unshared', 'video.deleted', 'video.restored',
  'video.retried', 'video.cancelled', 'api_key.created', 'api_key.revoked', 'webhook.created',
  'webhook.changed', 'webhook.secret_changed', 'webhook.disabled', 'webhook.deleted',
  'video.resubmitted', 'video.labels_renewed', 'brand.created', 'brand.changed', 'brand.published',
  'brand.archived', 'brand.restored', 'brand.looked_at', 'media.uploaded', 'media.refused',
  'media.rights_stated', 'media.rights_ended', 'media.deleted', 'appeal.made', 'appeal.decided',
  'rules.published', 'rules.restored', 'rules.examples_switched', 'allowance.asked',
  'allowance.decided'
));
