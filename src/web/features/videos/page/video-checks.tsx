import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ProofSheetBody, VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { isProven } from '#domain/proof/proof-sheet.ts';
import { legalLinesIn } from '#web/features/videos/page/legal-lines-in.ts';
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

interface CheckedProps {
  readonly result: string;
  readonly children: ReactNode;
}

function Checked({ result, children }: CheckedProps) {
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 wrap-anywhere text-muted">{children}</span>
      <span className="figures shrink-0 text-sm">{result}</span>
    </li>
  );
}

/** What the policy found in the words; a video with findings was made because a person approved it. */
function wordsResult({ findings }: ProofSheetBody): string {
  return findings.length === 0 ? TEXTS.noFindings : TEXTS.findingsReviewed(findings.length);
}

/** Whether words, labels and legal lines keep to the rules, and to which. */
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
        <Checked result={wordsResult(sheet)}>{TEXTS.words}</Checked>
        {sheet.proof.parts.flatMap(({ part, text, secondsShown, secondsWanted }, at) =>
          (part === 'legalLines' ? legalLinesIn(text) : [text]).map((line) => (
            <Checked
              key={`${part} ${at} ${line}`}
              result={TEXTS.secondsOnScreen(secondsShown, secondsWanted)}
            >
              <q>{line}</q>
            </Checked>
          )),
        )}
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
