import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import { MarketSources } from '#web/markets/market-sources.tsx';
import { MARKET_TEXTS } from '#web/features/create-video/settings/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

const DECISIONS = {
  allow: { tone: 'default', label: MARKET_TEXTS.canBeShown },
  flag: { tone: 'amber', label: MARKET_TEXTS.needsReview },
  block: { tone: 'destructive', label: MARKET_TEXTS.cannotBeShown },
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
  const { isOperator } = useSignedIn().organization;
  if (closedBecause !== null) {
    if (isAdvertisingConfirmed) return null;
    return (
      <p>
        <Badge tone="amber">{MARKET_TEXTS.notConfirmed}</Badge>
      </p>
    );
  }
  if (!isResearched) {
    return (
      <p className="text-sm">
        <Badge tone="amber">{MARKET_TEXTS.notResearched}</Badge> {MARKET_TEXTS.onlyStatusKnown}
      </p>
    );
  }
  if (!isOperator) return null;
  const dueCount = sources.filter(({ isDue }) => isDue).length;
  if (dueCount === 0) return null;
  return (
    <p className="text-sm">
      <Badge tone="amber">{MARKET_TEXTS.due}</Badge> {MARKET_TEXTS.factsDue(dueCount)}
    </p>
  );
}

/** Where the rules can be read, each source once; how they were researched is the operator's. */
function SourceLinks({ sources }: Pick<MarketVerdictBody, 'sources'>) {
  const byAddress = new Map(
    sources.flatMap(({ address, source }) =>
      source && address?.startsWith('http') ? [[address, source]] : [],
    ),
  );
  return (
    <ul>
      {[...byAddress].map(([address, source]) => (
        <li key={address} className="wrap-anywhere">
          <a href={address} target="_blank" rel="noreferrer" className="underline">
            {source}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Rules({ verdict }: { readonly verdict: MarketVerdictBody }) {
  const { isOperator } = useSignedIn().organization;
  const { name, helpline, bannedClaims, duties, missing, sources, checkedOn } = verdict;
  return (
    <Disclosure
      className="text-sm text-muted"
      title={MARKET_TEXTS.rulesOf(name)}
      titleClassName="text-ink"
    >
      <div className="grid gap-3 pt-2">
        {helpline && (
          <p>
            <Unbroken text={MARKET_TEXTS.helpline(helpline.name, helpline.number)} />
          </p>
        )}
        <Points title={MARKET_TEXTS.notAllowedInVideo} points={bannedClaims} />
        <Points title={MARKET_TEXTS.yourResponsibility} points={duties} />
        {isOperator && <Points title={MARKET_TEXTS.openQuestions} points={missing} />}
        <div>
          <p className="font-semibold">{MARKET_TEXTS.sources}</p>
          {isOperator ? <MarketSources sources={sources} /> : <SourceLinks sources={sources} />}
        </div>
        <p>{MARKET_TEXTS.oldestCheck(checkedOn)}</p>
      </div>
    </Disclosure>
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
      {decision === 'block' && line !== null && findings.length === 0 && (
        <p className="text-danger">{MARKET_TEXTS.becauseOfText}</p>
      )}
      {line && (
        <p className="text-muted">
          {MARKET_TEXTS.inTheVideo(age)}{' '}
          <q>
            <Unbroken text={line} />
          </q>
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
    <ul aria-label={MARKET_TEXTS.verdictByMarket} className="text-[0.9375rem]">
      {verdicts.map((verdict) => (
        <MarketItem key={verdict.code} verdict={verdict} />
      ))}
    </ul>
  );
}
