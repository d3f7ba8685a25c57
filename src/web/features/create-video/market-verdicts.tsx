import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import { MarketSources } from '#web/markets/market-sources.tsx';
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

/** What is not certain of the market's rules; nothing where they were read. */
function Doubt({ verdict }: { readonly verdict: MarketVerdictBody }) {
  const { closedBecause, isAdvertisingConfirmed, isResearched, sources } = verdict;
  if (closedBecause !== null) {
    if (isAdvertisingConfirmed) return null;
    return (
      <p>
        <Badge tone="amber">Not confirmed</Badge>
      </p>
    );
  }
  if (!isResearched) {
    return (
      <p className="text-sm">
        <Badge tone="amber">Not researched enough</Badge> Only its legal status is known, from
        others. Have its advertising rules checked before you show the video.
      </p>
    );
  }
  const dueCount = sources.filter(({ isDue }) => isDue).length;
  if (dueCount === 0) return null;
  const facts = dueCount === 1 ? '1 fact is' : `${dueCount} facts are`;
  return (
    <p className="text-sm">
      <Badge tone="amber">Due</Badge> {facts} due to be checked again.
    </p>
  );
}

function Rules({ verdict }: { readonly verdict: MarketVerdictBody }) {
  const { name, helpline, bannedClaims, duties, missing, sources, checkedOn } = verdict;
  return (
    <details className="text-sm text-muted">
      <summary className="cursor-pointer text-ink">Rules of {name}</summary>
      <div className="grid gap-3 pt-2">
        {helpline && (
          <p>
            Helpline: {helpline.name} {helpline.number}
          </p>
        )}
        <Points title="Not allowed in the video" points={bannedClaims} />
        <Points title="Your responsibility" points={duties} />
        <Points title="Not found" points={missing} />
        <div>
          <p className="font-semibold">Sources</p>
          <MarketSources sources={sources} />
        </div>
        <p>The oldest check is of {checkedOn}. Not legal advice.</p>
      </div>
    </details>
  );
}

function MarketItem({ verdict }: { readonly verdict: MarketVerdictBody }) {
  const { name, decision, age, line, findings } = verdict;
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
      <Doubt verdict={verdict} />
      <Rules verdict={verdict} />
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
