import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { TEXTS } from '#web/features/proof/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/moment.ts';

function eventOf(kind: keyof typeof TEXTS.events, by: string | null): string {
  const event = TEXTS.events[kind];
  return by === null ? event : TEXTS.doneBy(event, by);
}

/** What happened to the film, oldest first; the hashes of the audit log are unfolded on demand. */
export function ReviewCard({ decisions }: Pick<ProofSheetBody, 'decisions'>) {
  const isReviewed = decisions.some(({ by }) => by !== null);
  return (
    <Card aria-labelledby="review">
      <CardTitle id="review" className="mb-4">
        {TEXTS.review}
      </CardTitle>
      <ol className="grid gap-3">
        {decisions.map(({ at, kind, by, hash }) => (
          <li key={hash} className="grid gap-0.5 border-l-2 border-gilt-line pl-3">
            <span className="wrap-anywhere">{eventOf(kind, by)}</span>
            <time dateTime={at} className="figures text-sm text-muted">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
        {!isReviewed && <li className="text-muted">{TEXTS.notReviewedYet}</li>}
      </ol>
      {decisions.length > 0 && (
        <details className="mt-4 border-t border-line pt-3 text-sm">
          <summary className="cursor-pointer text-muted">{TEXTS.auditEntries}</summary>
          <ul className="figures mt-2 grid gap-2 wrap-anywhere text-muted">
            {decisions.map(({ hash }) => (
              <li key={hash}>{hash}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
