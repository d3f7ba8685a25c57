import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';

import { isProven } from '#domain/proof/proof-sheet.ts';
import { proofQuery } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/text/badge.tsx';

/** Whether labels and legal lines can be read on the finished frames; unfolded, which and for how long. */
export function LabelCheck({ jobId }: { readonly jobId: string }) {
  const { data: sheet } = useQuery(proofQuery(jobId));
  if (!sheet) return null;
  const isRead = isProven(sheet);
  return (
    <details className="group border-t border-line pt-3 text-sm" open={!isRead}>
      <summary className="flex min-h-9 cursor-pointer pointer-coarse:min-h-11 list-none flex-wrap items-center gap-x-3 gap-y-1">
        <ChevronDown
          aria-hidden="true"
          className="size-4 -rotate-90 transition-transform group-open:rotate-0"
        />
        <span className="font-semibold">{TEXTS.labelCheck}</span>
        <Badge tone={isRead ? 'default' : 'destructive'}>
          {isRead ? TEXTS.allLabelsRead : TEXTS.someLabelsFailed}
        </Badge>
      </summary>
      <ul className="grid gap-1 py-2">
        {sheet.proof.parts.map(({ part, text, secondsShown }) => (
          <li key={part} className="flex items-baseline justify-between gap-4">
            <q className="min-w-0 wrap-anywhere text-muted">{text}</q>
            <span className="figures shrink-0">{TEXTS.seconds(secondsShown)}</span>
          </li>
        ))}
      </ul>
      <Link
        to={PATHS.proofOf(jobId)}
        className="text-gilt underline decoration-gilt-line underline-offset-4"
      >
        {TEXTS.proofSheet}
      </Link>
    </details>
  );
}
