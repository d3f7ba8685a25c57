import type { AuditAction, AuditDetails } from '#domain/events/audit.ts';

/** What an audit entry can be about. */
export const AUDIT_TARGET_KINDS = [
  'video',
  'person',
  'invitation',
  'brand',
  'file',
  'name',
  'payment',
  'api_key',
  'webhook',
  'appeal',
  'rules',
  'allowance',
] as const;
export type AuditTargetKind = (typeof AUDIT_TARGET_KINDS)[number];

export interface AuditTarget {
  readonly kind: AuditTargetKind;
  readonly id: string;
}

interface Entry {
  readonly action: AuditAction;
  readonly subjectId: string | null;
  readonly details: AuditDetails;
}

const KINDS: Readonly<Partial<Record<string, AuditTargetKind>>> = {
  video: 'video',
  account: 'person',
  second_factor: 'person',
  budget: 'person',
  invitation: 'invitation',
  brand: 'brand',
  media: 'file',
  organization: 'name',
  purchase: 'payment',
  api_key: 'api_key',
  webhook: 'webhook',
  appeal: 'appeal',
  rules: 'rules',
  allowance: 'allowance',
};

/** Returns what an entry is about; null if it concerns only who did it, or the organization. */
export function auditTargetOf({ action, subjectId, details }: Entry): AuditTarget | null {
  if (subjectId === null) return targetOfMoney(details);
  // Who joins does it themselves: it is about their invitation.
  if (action === 'account.joined') return { kind: 'invitation', id: subjectId };
  const kind = KINDS[action.slice(0, action.indexOf('.'))];
  return kind === undefined ? null : { kind, id: subjectId };
}

/** Changes of the balance name the video or the payment in their details. */
function targetOfMoney({ jobId, paymentId }: AuditDetails): AuditTarget | null {
  if (typeof jobId === 'string') return { kind: 'video', id: jobId };
  if (typeof paymentId === 'string') return { kind: 'payment', id: paymentId };
  return null;
}
