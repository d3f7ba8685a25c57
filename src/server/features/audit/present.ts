import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { concernsPerson, describeAuditEvent } from '#domain/events/audit.ts';
import { decisionReasonLabel } from '#domain/moderation/moderation.ts';
import { formerMember } from '#domain/people/pseudonym.ts';
import { csvLine } from '#server/http/responses/csv.ts';
import type { TargetedAuditRow } from './targets.ts';

export function presentEvent(row: TargetedAuditRow): AuditEventBody {
  return {
    id: `${row.organizationId}-${row.sequence}`,
    orgId: row.organizationId,
    organizationName: row.organizationName,
    sequence: row.sequence,
    action: row.action,
    message: describeAuditEvent(row.action, row.details),
    actorId: row.actorId,
    actor: nameOf(row.actorId, row.actorName),
    subjectId: row.subjectId,
    subject: concernsPerson(row.action) ? nameOf(row.subjectId, row.subjectName) : row.subjectName,
    target: presentTarget(row),
    details: { ...row.details },
    createdAt: row.createdAt.toISOString(),
    hash: row.hash,
  };
}

function presentTarget({ actorId, target, ...row }: TargetedAuditRow): AuditEventBody['target'] {
  if (target === null) return null;
  const { kind, id, name, authorId } = target;
  return {
    kind,
    id,
    name,
    isByActor: authorId !== null && authorId === actorId,
    note: row.action === 'video.rejected' ? noteOf(target.rejection, row.details['reason']) : null,
  };
}

/** The reason that was chosen from the list precedes the words, and the entry itself names it. */
function noteOf(rejection: string | null, reason: unknown): string | null {
  const label = decisionReasonLabel(reason);
  if (rejection === null || rejection === label) return null;
  return label === null ? rejection : rejection.replace(`${label}: `, '');
}

/** Entries store ids; the name exists only as long as the account. */
function nameOf(id: string | null, name: string | null): string | null {
  return id === null ? null : (name ?? formerMember(id));
}

const CSV_COLUMNS = [
  'organization',
  'organizationId',
  'sequence',
  'time',
  'action',
  'message',
  'actor',
  'actorId',
  'subject',
  'subjectId',
  'details',
  'previousHash',
  'hash',
];

/** The lines of the export, header first. */
export async function* csvLinesOf(rows: AsyncIterable<TargetedAuditRow>): AsyncGenerator<string> {
  yield csvLine(CSV_COLUMNS);
  for await (const row of rows) {
    const event = presentEvent(row);
    yield csvLine([
      event.organizationName,
      event.orgId,
      event.sequence,
      event.createdAt,
      event.action,
      event.message,
      event.actor,
      event.actorId,
      event.target?.name ?? event.subject,
      event.subjectId,
      JSON.stringify(event.details),
      row.previousHash,
      event.hash,
    ]);
  }
}
