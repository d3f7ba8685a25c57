import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { isDecidedByAuthor } from '#domain/proof/proof-sheet.ts';
import { TEXTS } from '#web/features/proof/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** A sheet is read anywhere, so its times name their zone. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });

type Decision = ProofSheetBody['decisions'][number];

function eventOf(decision: Decision, orderedBy: string | null): string {
  const { kind, by } = decision;
  const event = TEXTS.events[kind];
  if (by === null) return event;
  const isAuthors = isDecidedByAuthor(decision, orderedBy);
  return isAuthors ? TEXTS.doneByAuthor(event, by) : TEXTS.doneBy(event, by);
}

interface EventProps {
  readonly text: string;
  readonly at: string;
  /** What the moderator said about it. */
  readonly note?: string | null;
  /** Something that a second person should know. */
  readonly isWarning?: boolean;
}

function Event({ text, at, note, isWarning = false }: EventProps) {
  return (
    <li className="grid gap-0.5 border-l-2 border-gilt-line pl-3">
      <span className={isWarning ? 'wrap-anywhere text-amber' : 'wrap-anywhere'}>
        {isWarning && <TriangleAlert aria-hidden="true" className="mr-1.5 inline size-4" />}
        {text}
      </span>
      {note && <q className="text-muted wrap-anywhere">{note}</q>}
      <time dateTime={at} className="figures text-sm text-muted">
        {MOMENT.format(new Date(at))}
      </time>
    </li>
  );
}

/** What happened to the film, oldest first; the hashes of the audit log are unfolded on demand. */
export function ReviewCard({
  jobId,
  decisions,
  orderedAt,
  orderedBy,
}: Pick<ProofSheetBody, 'jobId' | 'decisions' | 'orderedAt' | 'orderedBy'>) {
  const { user } = useSignedIn();
  const isReviewed = decisions.some(({ by }) => by !== null);
  return (
    <Card aria-labelledby="review">
      <CardTitle id="review" className="mb-4">
        {TEXTS.review}
      </CardTitle>
      <ol className="grid gap-3">
        <Event
          text={orderedBy === null ? TEXTS.ordered : TEXTS.doneBy(TEXTS.ordered, orderedBy)}
          at={orderedAt}
        />
        {decisions.map((decision) => (
          <Event
            key={decision.hash}
            text={eventOf(decision, orderedBy)}
            at={decision.at}
            note={decision.note}
            isWarning={isDecidedByAuthor(decision, orderedBy)}
          />
        ))}
        {!isReviewed && <li className="text-muted">{TEXTS.notReviewedYet}</li>}
      </ol>
      {decisions.length > 0 && (
        <Disclosure
          className="mt-4 border-t border-line pt-3 text-sm"
          title={TEXTS.auditEntries}
          titleClassName="hover:text-ink text-muted"
        >
          <ul className="figures mt-2 grid gap-2 wrap-anywhere text-muted">
            {decisions.map(({ hash }) => (
              <li key={hash}>{hash}</li>
            ))}
          </ul>
          {roleHas(user.role, 'audit.read') && (
            <Link
              to={PATHS.auditOf(jobId)}
              className="mt-3 inline-block text-gilt underline decoration-gilt-line underline-offset-4"
            >
              {TEXTS.openTheAuditLog}
            </Link>
          )}
        </Disclosure>
      )}
    </Card>
  );
}
