import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { isProven } from '#domain/proof-sheet.ts';
import { proofQuery } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether labels and legal lines can be read on the finished frames, and for how long. */
export function LabelCheck({ jobId }: { readonly jobId: string }) {
  const { data: sheet } = useQuery(proofQuery(jobId));
  if (!sheet) return null;
  const isRead = isProven(sheet);
  return (
    <section aria-label={TEXTS.labelCheck} className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold">{TEXTS.labelCheck}</h2>
        <Badge tone={isRead ? 'default' : 'destructive'}>
          {isRead ? TEXTS.allLabelsRead : TEXTS.someLabelsFailed}
        </Badge>
        <Link
          to={PATHS.proofOf(jobId)}
          className="text-gilt underline decoration-gilt-line underline-offset-4"
        >
          {TEXTS.proofSheet}
        </Link>
      </div>
      <ul className="grid gap-1">
        {sheet.proof.parts.map(({ part, text, secondsShown }) => (
          <li key={part} className="flex items-baseline justify-between gap-4">
            <q className="min-w-0 wrap-anywhere text-muted">{text}</q>
            <span className="figures shrink-0">{TEXTS.seconds(secondsShown)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
