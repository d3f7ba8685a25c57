import type { MarketSourceBody } from '#contracts/schemas/market.ts';
import { TEXTS } from '#web/markets/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

/**
 * Where a fact was seen, and whether that is the rule itself or somebody's report of it. Http
 * addresses only: whatever a row says, nothing else becomes a link.
 */
export function SourceName({ source, address, evidence }: MarketSourceBody) {
  if (source === null) return null;
  return (
    <>
      <span className={evidence === 'secondary' ? 'font-semibold text-amber' : 'font-semibold'}>
        {TEXTS.sourceKinds[evidence]}:
      </span>{' '}
      {address?.startsWith('http') ? (
        <a href={address} target="_blank" rel="noreferrer" className="underline">
          {source}
        </a>
      ) : (
        source
      )}
    </>
  );
}

function Research({ checkedBy, expiresOn, isDue }: MarketSourceBody) {
  return (
    <>
      {' '}
      ({TEXTS.checkedBy(checkedBy, expiresOn)}) {isDue && <Badge tone="amber">{TEXTS.due}</Badge>}
    </>
  );
}

/**
 * The facts about a market, each with where and when it was seen. How it was checked and until when
 * that holds is the operator's business.
 */
export function MarketSources({ sources }: { readonly sources: readonly MarketSourceBody[] }) {
  const { isOperator } = useSignedIn().organization;
  return (
    <ul className="grid gap-2.5">
      {sources.map((fact) => (
        <li key={fact.id} className="min-w-0 break-words">
          <p className="text-ink">
            <span className="font-semibold">{TEXTS.kinds[fact.kind]}:</span> {fact.value}
          </p>
          {fact.quote && (
            <p>
              <q>{fact.quote}</q>
            </p>
          )}
          <p>
            <SourceName {...fact} />
            {fact.source ? ', ' : ''}
            {TEXTS.checkedOn(formatDate(`${fact.checkedOn}T12:00`))}
            {isOperator && <Research {...fact} />}
          </p>
        </li>
      ))}
    </ul>
  );
}
