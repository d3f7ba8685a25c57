import { rulesOf } from '#domain/markets/market-rules.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/**
 * Whom to call for help in a market. Null numbers were not found in any source and are never
 * printed.
 */
export interface Helpline {
  readonly name: string;
  readonly number: string | null;
}

const UNKNOWN: Helpline = {
  name: 'Free and confidential help is available where you live',
  number: null,
};

/** Returns the helpline of a market as found in a source; null if none was found. */
export function knownHelpline(
  code: MarketCode,
): { readonly name: string; readonly number: string } | null {
  const rule = rulesOf(code).find(({ kind }) => kind === 'helpline');
  return rule ? { name: rule.name ?? rule.value, number: rule.value } : null;
}

/** Returns the helpline of a market; a US state without one falls back to the country's. */
export function helplineOf(code: MarketCode): Helpline {
  return knownHelpline(code) ?? (code.startsWith('US-') ? helplineOf('US') : UNKNOWN);
}
