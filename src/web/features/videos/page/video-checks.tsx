import { Link } from 'react-router';

import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { isProven } from '#domain/proof-sheet.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** What the compliance judge found, and whether labels and legal lines can be read in the video. */
export function VideoChecks({ sheet }: { readonly sheet: ProofSheetBody }) {
  return (
    <>
      {sheet.findings.length > 0 && <Findings findings={sheet.findings} />}
      <Labels sheet={sheet} />
    </>
  );
}

function Findings({ findings }: Pick<ProofSheetBody, 'findings'>) {
  return (
    <Card aria-labelledby="video-findings" className="grid gap-3">
      <CardTitle id="video-findings">{TEXTS.findings}</CardTitle>
      <ul className="grid gap-1 text-[0.9375rem] text-amber">
        {findings.map(({ category, message }) => (
          <li key={category + message}>{message}</li>
        ))}
      </ul>
    </Card>
  );
}

function Labels({ sheet }: { readonly sheet: ProofSheetBody }) {
  return (
    <Card aria-labelledby="video-checks" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="video-checks">{TEXTS.checks}</CardTitle>
        {isProven(sheet) ? (
          <Badge tone="default">{TEXTS.allChecksPassed}</Badge>
        ) : (
          <Badge tone="destructive">{TEXTS.someChecksFailed}</Badge>
        )}
      </div>
      <ul className="grid gap-2 text-[0.9375rem]">
        {sheet.proof.parts.map(({ part, text, secondsShown }) => (
          <li key={part} className="flex items-baseline justify-between gap-4">
            <q className="min-w-0 wrap-anywhere text-muted">{text}</q>
            <span className="figures shrink-0 text-sm">{TEXTS.seconds(secondsShown)}</span>
          </li>
        ))}
      </ul>
      <Button asChild variant="link" size="inline" className="justify-self-start">
        <Link to={PATHS.proofOf(sheet.jobId)}>{TEXTS.openProofSheet}</Link>
      </Button>
    </Card>
  );
}
