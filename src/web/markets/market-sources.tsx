import type { MarketSourceBody } from '#contracts/schemas/market.ts';
import { TEXTS } from '#web/markets/texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Http addresses only: whatever a row says, nothing else becomes a link. */
function SourceName({ source, address }: MarketSourceBody) {
  if (source === null) return null;
  if (!address?.startsWith('http')) return source;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="underline">
      {source}
    </a>
  );
}

/** The facts about a market, each with where it was seen, when, how, and until when that holds. */
export function MarketSources({ sources }: { readonly sources: readonly MarketSourceBody[] }) {
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
            {TEXTS.evidence[fact.evidence]}.{' '}
            {TEXTS.checked(fact.checkedOn, fact.checkedBy, fact.expiresOn)}{' '}
            {fact.isDue && <Badge tone="amber">{TEXTS.due}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}
