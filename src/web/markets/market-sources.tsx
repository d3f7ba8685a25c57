import type { MarketSourceBody } from '#contracts/schemas/market.ts';
import { Badge } from '#web/ui/badge.tsx';

const KIND_NAMES: Record<MarketSourceBody['kind'], string> = {
  status: 'Advertising',
  line: 'Line on the film',
  helpline: 'Helpline',
  age: 'Age to play',
  'screen-age': 'Age wanted on screen',
  field: 'Wanted on the film',
  strip: 'Share of the picture',
  throughout: 'On every frame',
  ban: 'Not in the film',
  duty: 'What you see to',
  missing: 'Not found',
};

const EVIDENCE_NAMES: Record<MarketSourceBody['evidence'], string> = {
  primary: 'the rule itself',
  secondary: 'as others tell it',
  none: 'no source',
};

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
            <span className="font-semibold">{KIND_NAMES[fact.kind]}:</span> {fact.value}
          </p>
          {fact.quote && (
            <p>
              <q>{fact.quote}</q>
            </p>
          )}
          <p>
            <SourceName {...fact} />
            {fact.source ? ', ' : ''}
            {EVIDENCE_NAMES[fact.evidence]}. Checked on {fact.checkedOn} ({fact.checkedBy}), to be
            checked again by {fact.expiresOn}. {fact.isDue && <Badge tone="amber">Due</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}
