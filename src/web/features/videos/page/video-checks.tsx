import { Link } from 'react-router';

import type { ProofSheetBody, VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { isProven } from '#domain/proof/proof-sheet.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { FoldingCard } from '#web/ui/layout/folding-card.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

/** What the compliance judge found in the texts, and what can be done about it. */
export function VideoFindings({ findings }: Pick<VideoHistoryBody, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <Card aria-labelledby="video-findings" className="grid gap-4">
      <CardTitle id="video-findings">{TEXTS.findings}</CardTitle>
      <ul className="grid gap-4 text-[0.9375rem]">
        {findings.map(({ category, message, excerpt, suggestion, firstUseOf }) => (
          <li
            key={`${category} ${message} ${firstUseOf}`}
            className="grid gap-1 border-l-2 border-amber pl-3"
          >
            <p className="wrap-anywhere text-amber">{message}</p>
            {excerpt !== '' && (
              <q dir="auto" className="wrap-anywhere">
                {excerpt}
              </q>
            )}
            <p className="text-sm text-muted">{suggestion}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A version begins with its day; anything else is told as it is. */
function dayOf(version: string): string {
  const [day] = DAY.exec(version) ?? [];
  return day === undefined ? version : formatDate(`${day}T12:00:00`);
}

/** Whether labels and legal lines can be read in the video, and by which rules. */
export function VideoChecks({ sheet }: { readonly sheet: ProofSheetBody }) {
  const hasPassed = isProven(sheet);
  return (
    <FoldingCard
      id="video-checks"
      title={TEXTS.checks}
      isOpenAtFirst={!hasPassed}
      aside={
        <Badge tone={hasPassed ? 'default' : 'destructive'}>
          {hasPassed ? TEXTS.allChecksPassed : TEXTS.someChecksFailed}
        </Badge>
      }
    >
      <ul className="grid gap-2 text-[0.9375rem]">
        {sheet.proof.parts.map(({ part, text, secondsShown, secondsWanted }) => (
          <li key={part} className="flex items-baseline justify-between gap-4">
            <q className="min-w-0 wrap-anywhere text-muted">{text}</q>
            <span className="figures shrink-0 text-sm">
              {TEXTS.secondsOnScreen(secondsShown, secondsWanted)}
            </span>
          </li>
        ))}
      </ul>
      <p className="figures text-sm text-muted">
        {TEXTS.checkedBy(sheet.marketsVersion, dayOf(sheet.policyVersion))}
      </p>
      <Button asChild variant="link" size="inline" className="justify-self-start">
        <Link to={PATHS.proofOf(sheet.jobId)}>{TEXTS.openProofSheet}</Link>
      </Button>
    </FoldingCard>
  );
}
