import { rulesOf } from '#domain/markets/market-rules.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** Whom to turn to in a market. Null numbers were seen in no source and are never printed. */
export interface Helpline {
  readonly name: string;
  readonly number: string | null;
}

const UNKNOWN: Helpline = {
  name: 'Free and confidential help is available where you live',
  number: null,
};

/** The helpline of a market as it was seen in a source; null where none was. */
export function knownHelpline(
  code: MarketCode,
): { readonly name: string; readonly number: string } | null {
  const rule = rulesOf(code).find(({ kind }) => kind === 'helpline');
  return rule ? { name: rule.name ?? rule.value, number: rule.value } : null;
}

/** The same for whoever needs it: a US state's falls back to the country's. */
export function helplineOf(code: MarketCode): Helpline {
  return knownHelpline(code) ?? (code.startsWith('US-') ? helplineOf('US') : UNKNOWN);
}
