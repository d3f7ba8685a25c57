import { decisionReasonLabel } from '#domain/moderation/moderation.ts';
import type { LedgerKind } from '#domain/money/credits.ts';

/** Every action that the audit log records. */
export const AUDIT_ACTIONS = [
  'account.registered',
  'account.joined',
  'account.age_verified',
  'account.profile_changed',
  'account.role_changed',
  'account.removed',
  'account.suspended',
  'account.reinstated',
  'account.signed_out',
  'account.list_exported',
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
  'purchase.discarded',
  'video.refused',
  'video.signed',
  'video.approved',
  'video.rejected',
  'video.shared',
  'video.unshared',
  'video.deleted',
  'video.restored',
  'video.retried',
  'video.cancelled',
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
  'allowance.decided',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Details besides who, what and when: only ids, roles, numbers and words from fixed lists. An entry
 * can never be changed, so it must not contain anything a person could ask to have erased.
 */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** The part of an entry that is hashed. */
export interface AuditContent {
  readonly organizationId: string;
  readonly sequence: number;
  readonly action: AuditAction;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly details: AuditDetails;
  /** ISO 8601, UTC, milliseconds. */
  readonly createdAt: string;
  /** Hash of the previous entry; {@link FIRST_PREVIOUS_HASH} in the first one. */
  readonly previousHash: string;
}

export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** Serialises an entry deterministically: keys in alphabetical order, no spaces. */
export function canonicalAuditText(content: AuditContent): string {
  return JSON.stringify({
    action: content.action,
    actorId: content.actorId,
    createdAt: content.createdAt,
    details: Object.fromEntries(
      Object.entries(content.details).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    organizationId: content.organizationId,
    previousHash: content.previousHash,
    sequence: content.sequence,
    subjectId: content.subjectId,
  });
}

const SENTENCES: Record<AuditAction, string> = {
  'video.retried': 'Retried a failed video',
  'video.cancelled': 'Canceled a video before it was made',
  'account.registered': 'Registered and created the organization',
  'account.joined': 'Joined by invitation',
  'account.age_verified': 'Confirmed their age',
  'account.profile_changed': 'Changed their profile',
  'account.role_changed': 'Changed a role',
  'account.removed': 'Removed an account',
  'account.suspended': 'Suspended an account',
  'account.reinstated': 'Reinstated an account',
  'account.signed_out': 'Signed a person out everywhere',
  'account.list_exported': 'Downloaded a list of users',
  'session.started': 'Signed in',
  'session.refused': 'Sign-in failed: wrong password',
  'session.ended': 'Signed out',
  'second_factor.added': 'Added a two-factor method',
  'second_factor.removed': 'Removed a two-factor method',
  'second_factor.codes_renewed': 'Created new recovery codes',
  'second_factor.refused': 'Sign-in failed: wrong two-factor code',
  'second_factor.reset': 'Turned off two-factor sign-in for an account',
  'password.changed': 'Changed their password',
  'password.reset_asked': 'Requested a password reset',
  'password.reset': 'Set a new password from an emailed link',
  'invitation.sent': 'Invited a team member',
  'invitation.withdrawn': 'Withdrew an invitation',
  'organization.renamed': 'Renamed the organization',
  'organization.rules_changed': 'Changed the organization’s video rules',
  'organization.security_changed': 'Changed whether two-factor sign-in is required',
  'organization.closed': 'The organization was closed with its last account',
  'operator.moved': 'Changed the platform operator’s rights',
  'organization.billing_changed': 'Changed the billing details or the low-balance alert',
  'budget.changed': 'Changed a monthly budget',
  'credits.changed': 'Credits changed',
  'debt.changed': 'Debt from a reversed payment changed',
  'purchase.discarded': 'Canceled an unpaid purchase',
  'video.refused': 'A video was blocked by the advertising policy',
  'appeal.made': 'Appealed a policy decision',
  'appeal.decided': 'Decided an appeal',
  'rules.published': 'Published advertising rules',
  'rules.restored': 'Restored earlier advertising rules',
  'rules.examples_switched': 'Changed whether moderators’ decisions are shared as examples',
  'allowance.asked': 'Asked the platform operator to allow a phrase or a brand',
  'allowance.decided': 'Decided a request to allow a phrase or a brand',
  'video.signed': 'A finished video was measured and signed',
  'video.approved': 'Approved a video',
  'video.rejected': 'Rejected a video',
  'video.shared': 'Shared a video',
  'video.unshared': 'Stopped sharing a video',
  'video.deleted': 'Deleted a video',
  'video.restored': 'Restored a deleted video',
  'api_key.created': 'Created an API key',
  'api_key.revoked': 'Revoked an API key',
  'webhook.created': 'Set up a webhook',
  'webhook.changed': 'Changed a webhook',
  'webhook.secret_changed': 'Changed a webhook’s secret',
  'webhook.disabled': 'A webhook was turned off after repeated failures',
  'webhook.deleted': 'Deleted a webhook',
  'video.resubmitted': 'Submitted a corrected video',
  'video.labels_renewed': 'Updated the legal lines of a video',
  'brand.created': 'Created a brand',
  'brand.changed': 'Changed the draft of a brand',
  'brand.published': 'Published a brand',
  'brand.archived': 'Deleted a brand',
  'brand.restored': 'Restored a deleted brand',
  'brand.looked_at': 'Reviewed a publication of a brand',
  'media.uploaded': 'Uploaded a file',
  'media.refused': 'An uploaded file was rejected',
  'media.rights_stated': 'Added the rights to a file',
  'media.rights_ended': 'The rights to a file have expired',
  'media.deleted': 'Deleted a file',
};

/** The outcome for a name that was not allowed right away. */
const NAME_DECISIONS: Readonly<Record<string, string>> = {
  flag: 'Requested a name that is waiting for the platform operator',
  block: 'Requested a name that the advertising policy blocks',
  approved: 'Allowed a name of the organization',
  rejected: 'Rejected a name of the organization',
};

const RELEASED = 'Approved a flagged video for creation';

const CREDIT_KINDS: Record<LedgerKind, string> = {
  welcome: 'Welcome credits',
  charge: 'Charged for a video',
  refund: 'Refunded a video',
  purchase: 'Bought credits',
  adjustment: 'Adjusted by the platform operator',
  payment_reversal: 'A payment was reversed',
  debt_payment: 'Settled a debt',
};

/** Whether the subject of this action is a user. */
export function concernsPerson(action: AuditAction): boolean {
  // Who joins does it themselves: it is about their invitation.
  return action.startsWith('account.') && action !== 'account.joined';
}

interface Variants {
  readonly key: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** What an action is called instead where this detail has one of these values. */
const VARIANTS: Partial<Record<AuditAction, Variants>> = {
  'credits.changed': { key: 'kind', sentences: CREDIT_KINDS },
  'organization.renamed': { key: 'decision', sentences: NAME_DECISIONS },
  'video.approved': { key: 'to', sentences: { pending: RELEASED } },
};

/** Describes an audit entry for people. */
export function describeAuditEvent(action: AuditAction, details: AuditDetails): string {
  const variants = VARIANTS[action];
  const sentence = variants?.sentences[String(details[variants.key])] ?? SENTENCES[action];
  if (action === 'credits.changed') {
    const delta = Number(details['delta']);
    const change = `${sentence}: ${delta > 0 ? '+' : ''}${delta}, balance ${details['balanceAfter']}`;
    return details['reason'] ? `${change}. Reason: ${details['reason']}` : change;
  }
  if (action === 'video.approved' || action === 'video.rejected') {
    const reason = decisionReasonLabel(details['reason']);
    return reason === null ? sentence : `${sentence}. Reason: ${reason}`;
  }
  if (action === 'account.role_changed') {
    return `Changed a role from ${details['from']} to ${details['to']}`;
  }
  return sentence;
}

/** Entries with a sentence: those of an action whose detail `key` has, or has not, these values. */
export interface EntriesSaying {
  readonly action: AuditAction;
  /** Null for all entries of the action. */
  readonly where: {
    readonly key: string;
    readonly isOneOf: boolean;
    readonly values: string[];
  } | null;
}

const SEARCH_LENGTH_MIN = 3;

/** The entries whose sentence contains words that begin with this text. */
export function entriesSaying(search: string): EntriesSaying[] {
  const text = search.trim().toLowerCase();
  if (text.length < SEARCH_LENGTH_MIN) return [];
  const says = (sentence: string) => ` ${sentence.toLowerCase()}`.includes(` ${text}`);
  return AUDIT_ACTIONS.flatMap((action): EntriesSaying[] => {
    const variants = VARIANTS[action];
    const saysUsually = says(SENTENCES[action]);
    if (!variants) return saysUsually ? [{ action, where: null }] : [];
    const { key, sentences } = variants;
    const values = Object.keys(sentences).filter((value) => says(sentences[value] ?? ''));
    const others = Object.keys(sentences);
    return [
      ...(values.length > 0 ? [{ action, where: { key, isOneOf: true, values } }] : []),
      ...(saysUsually ? [{ action, where: { key, isOneOf: false, values: others } }] : []),
    ];
  });
}
