import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { concernsPerson, describeAuditEvent } from '#domain/events/audit.ts';
import { formerMember } from '#domain/people/pseudonym.ts';
import { csvLine } from '#server/http/responses/csv.ts';
import type { NamedAuditRow } from './store.ts';

export function presentEvent(row: NamedAuditRow): AuditEventBody {
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
    details: { ...row.details },
    createdAt: row.createdAt.toISOString(),
    hash: row.hash,
  };
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
export async function* csvLinesOf(rows: AsyncIterable<NamedAuditRow>): AsyncGenerator<string> {
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
      event.subject,
      event.subjectId,
      JSON.stringify(event.details),
      row.previousHash,
      event.hash,
    ]);
  }
}
