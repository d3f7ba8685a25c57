import { confirmedHelpline } from '#domain/markets/known-facts.ts';
import { jurisdictionOf, type MarketCode } from '#domain/markets/markets.ts';

/** Whom to turn to in a market. Null numbers were seen in no source and are never printed. */
export interface Helpline {
  readonly name: string;
  readonly number: string | null;
}

const UNKNOWN: Helpline = {
  name: 'Free and confidential help is available where you live',
  number: null,
};

/** The helpline of a market as far as it is known for certain; a US state's falls back to the country's. */
export function helplineOf(code: MarketCode): Helpline {
  const known = confirmedHelpline(jurisdictionOf(code));
  if (known) return known;
  return code.startsWith('US-') ? helplineOf('US') : UNKNOWN;
}
