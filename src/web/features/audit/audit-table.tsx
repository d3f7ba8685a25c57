import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { AuditFacts } from '#web/features/audit/audit-facts.tsx';
import { AuditTarget } from '#web/features/audit/audit-target.tsx';
import { TEXTS } from '#web/features/audit/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { formatDate, formatSecond } from '#web/ui/text/moment.ts';

const COLUMN_COUNT = 5;

/** On a phone an entry is a sentence (who, what, target), and below it when and where. */
const SENTENCE = 'max-lg:mr-1.5 max-lg:inline!';

interface AuditRowProps {
  readonly event: AuditEventBody;
  readonly isOperator: boolean;
}

function AuditRow({ event, isOperator }: AuditRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const factsId = useId();
  const { actor, createdAt, details, message, organizationName } = event;
  return (
    <>
      <Row
        className={classNames(
          'max-lg:relative max-lg:block! max-lg:py-3 max-lg:pr-14',
          isOpen && 'border-0',
        )}
      >
        <Cell className="figures max-lg:hidden">
          <time dateTime={createdAt} className="grid text-nowrap">
            {formatDate(createdAt)}{' '}
            <span className="text-sm text-muted">{formatSecond(createdAt)}</span>
          </time>
        </Cell>
        <Cell className={SENTENCE}>
          <bdi className="font-semibold text-nowrap max-lg:whitespace-normal">
            {actor ?? TEXTS.noOne}
          </bdi>
          {details['apiKeyId'] !== undefined && (
            <span className="text-sm text-muted max-lg:pl-1.5 lg:block">{TEXTS.withKey}</span>
          )}
        </Cell>
        <Cell className={classNames(SENTENCE, 'lg:wrap-anywhere')}>{message}</Cell>
        <Cell className={classNames(SENTENCE, event.target === null && 'max-lg:hidden')}>
          <AuditTarget event={event} />
        </Cell>
        {isOperator && (
          <Cell className="max-lg:hidden lg:max-w-44">
            <bdi className="wrap-anywhere text-muted">{organizationName}</bdi>
          </Cell>
        )}
        <Cell className="figures text-sm text-muted max-lg:-mr-10 max-lg:block! lg:hidden">
          {formatDate(createdAt)}, {formatSecond(createdAt)}
          {isOperator && ` · ${organizationName}`}
        </Cell>
        <Cell className="max-lg:absolute max-lg:top-1 max-lg:right-2 lg:w-14 lg:text-right">
          <Button
            variant="quiet"
            size="icon"
            aria-label={TEXTS.detailsOf(event.sequence)}
            aria-expanded={isOpen}
            aria-controls={factsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
            />
          </Button>
        </Cell>
      </Row>
      <tr id={factsId} hidden={!isOpen} className="border-b border-line last:border-0 max-lg:block">
        {isOpen && (
          <td
            colSpan={isOperator ? COLUMN_COUNT + 1 : COLUMN_COUNT}
            className="px-4 pb-4 max-lg:block"
          >
            <AuditFacts event={event} />
          </td>
        )}
      </tr>
    </>
  );
}

export function AuditTable({ events }: { readonly events: readonly AuditEventBody[] }) {
  const { isOperator } = useSignedIn().organization;
  return (
    <Table label={TEXTS.entries}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.when}</HeaderCell>
          <HeaderCell>{TEXTS.who}</HeaderCell>
          <HeaderCell>{TEXTS.what}</HeaderCell>
          <HeaderCell>{TEXTS.target}</HeaderCell>
          {isOperator && <HeaderCell>{TEXTS.organization}</HeaderCell>}
          <HeaderCell>
            <span className="sr-only">{TEXTS.details}</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <AuditRow key={event.id} event={event} isOperator={isOperator} />
        ))}
      </tbody>
    </Table>
  );
}
