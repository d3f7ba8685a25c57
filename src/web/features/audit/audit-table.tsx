import { Link } from 'react-router';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { TEXTS } from '#web/features/audit/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

const SHORT_ID_LENGTH = 8;

/** A person by name, a video by a link to it, anything else by the start of its id. */
function Target({ event }: { readonly event: AuditEventBody }) {
  const { organization } = useSignedIn();
  const { action, orgId, subject, subjectId } = event;
  if (subject !== null) return <bdi className="wrap-anywhere">{subject}</bdi>;
  if (subjectId === null) return null;
  const id = (
    <code className="figures" title={subjectId}>
      {subjectId.slice(0, SHORT_ID_LENGTH)}
    </code>
  );
  if (!action.startsWith('video.')) return id;
  // The page of a video is open to its own organization; the operator reviews others.
  const path = orgId === organization.id ? PATHS.videoOf(subjectId) : PATHS.reviewOf(subjectId);
  return (
    <Link to={path} className="text-gilt underline decoration-gilt-line underline-offset-4">
      {id}
    </Link>
  );
}

function AuditRow({ event }: { readonly event: AuditEventBody }) {
  const { organization } = useSignedIn();
  const { actor, createdAt, details, hash, message, organizationName, sequence } = event;
  return (
    <Row>
      <Cell label={TEXTS.when} className="figures">
        <time dateTime={createdAt} title={TEXTS.entry(sequence, hash)} className="text-nowrap">
          {formatDateTime(createdAt)}
        </time>
      </Cell>
      <Cell label={TEXTS.who}>
        <span className="grid min-w-0 max-lg:justify-items-end">
          <bdi className="font-semibold wrap-anywhere">{actor ?? TEXTS.noOne}</bdi>
          {details['apiKeyId'] !== undefined && (
            <span className="text-sm text-muted">{TEXTS.withKey}</span>
          )}
        </span>
      </Cell>
      <Cell label={TEXTS.what} className="max-lg:text-right lg:wrap-anywhere">
        {message}
      </Cell>
      <Cell label={TEXTS.target} className={event.subjectId === null ? 'max-lg:hidden' : ''}>
        <Target event={event} />
      </Cell>
      {organization.isOperator && (
        <Cell label={TEXTS.organization} className="lg:max-w-52">
          <bdi className="wrap-anywhere text-muted">{organizationName}</bdi>
        </Cell>
      )}
    </Row>
  );
}

export function AuditTable({ events }: { readonly events: readonly AuditEventBody[] }) {
  const { organization } = useSignedIn();
  return (
    <Table label={TEXTS.entries}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.when}</HeaderCell>
          <HeaderCell>{TEXTS.who}</HeaderCell>
          <HeaderCell>{TEXTS.what}</HeaderCell>
          <HeaderCell>{TEXTS.target}</HeaderCell>
          {organization.isOperator && <HeaderCell>{TEXTS.organization}</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <AuditRow key={event.id} event={event} />
        ))}
      </tbody>
    </Table>
  );
}
