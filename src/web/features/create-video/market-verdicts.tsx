import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const DECISIONS = {
  allow: { tone: 'default', label: 'Can be shown' },
  flag: { tone: 'amber', label: 'Reviewed first' },
  block: { tone: 'destructive', label: 'Not possible' },
} as const satisfies Record<MarketVerdictBody['decision'], { tone: BadgeTone; label: string }>;

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function MarketItem({ verdict }: { readonly verdict: MarketVerdictBody }) {
  const { name, decision, age, line, helpline, findings, bannedClaims, duties } = verdict;
  const shown = DECISIONS[decision];
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <Badge tone={shown.tone}>{shown.label}</Badge>
      </p>
      {findings.map((finding) => (
        <p key={finding.message} className="text-danger">
          {finding.message} <span className="text-muted">{finding.suggestion}</span>
        </p>
      ))}
      {line && (
        <p className="text-muted">
          In the video: {age}+, <q>{line}</q>
        </p>
      )}
      {(bannedClaims.length > 0 || duties.length > 0 || helpline) && (
        <details className="text-sm text-muted">
          <summary className="cursor-pointer text-ink">Rules of {name}</summary>
          <div className="grid gap-2 pt-2">
            {helpline && (
              <p>
                Helpline: {helpline.name} {helpline.number}
              </p>
            )}
            <Points title="Not allowed in the video" points={bannedClaims} />
            <Points title="Your responsibility" points={duties} />
            <p>Last checked against its sources on {verdict.checkedOn}. Not legal advice.</p>
          </div>
        </details>
      )}
    </li>
  );
}

/** What each chosen market says of the film. */
export function MarketVerdicts({ verdicts }: { readonly verdicts: readonly MarketVerdictBody[] }) {
  return (
    <ul aria-label="Verdict by market" className="text-[0.9375rem]">
      {verdicts.map((verdict) => (
        <MarketItem key={verdict.code} verdict={verdict} />
      ))}
    </ul>
  );
}
