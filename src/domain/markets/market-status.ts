import { ADVERTISES, type Advertises } from '#domain/markets/advertises.ts';
import { rulesOf, valuesOf } from '#domain/markets/market-rules.ts';
import { MARKETS, marketName, type MarketCode } from '#domain/markets/markets.ts';
import { MINIMUM_AGE } from '#domain/people/age.ts';

/** Whether a film may be made for a market. */
export interface MarketStatus {
  /** Also `prohibited` if nothing was confirmed: such a market is treated as closed. */
  readonly advertising: 'permitted' | 'restricted' | 'prohibited';
  /** False if a prohibition is a cautious assumption that no source confirms. */
  readonly isConfirmed: boolean;
  /** One sentence; null if the market is open. */
  readonly closedBecause: string | null;
  /** False if only its legal status is known, from a secondary source. */
  readonly isResearched: boolean;
}

const KIND_NAMES: Record<Advertises, string> = {
  online: 'online-casino advertising',
  venue: 'advertising for casino venues',
};

/** Returns the status of a market for films that advertise this. Unknown means closed. */
export function statusOf(code: MarketCode, advertises: Advertises): MarketStatus {
  const rules = rulesOf(code, advertises);
  const rule = rules.find(({ kind }) => kind === 'status');
  const name = marketName(code);
  const subject = KIND_NAMES[advertises];
  if (rule?.value === 'prohibited') {
    return closed(`${name} does not allow ${subject}.`, true);
  }
  if (rule?.value !== 'permitted' && rule?.value !== 'restricted') {
    const why = rule?.closedBecause ?? 'We found no source.';
    return closed(
      `CasinoReel does not offer ${subject} for ${name} yet, because its rules are not confirmed. ${why}`,
      false,
    );
  }
  if (rule.closedBecause !== undefined) {
    return closed(
      `CasinoReel does not offer ${subject} for ${name} yet. ${rule.closedBecause}`,
      false,
    );
  }
  const isResearched = rules.some(
    ({ kind, evidence }) => kind !== 'missing' && evidence === 'primary',
  );
  return { advertising: rule.value, isConfirmed: true, closedBecause: null, isResearched };
}

function closed(closedBecause: string, isConfirmed: boolean): MarketStatus {
  return { advertising: 'prohibited', isConfirmed, closedBecause, isResearched: isConfirmed };
}

/** Whether films that advertise this can be ordered for the market. */
export function isOpen(code: MarketCode, advertises: Advertises): boolean {
  return statusOf(code, advertises).closedBecause === null;
}

/**
 * Returns the audience age shown and asked for in these markets: the highest local age, at least
 * 21.
 */
export function audienceAge(markets: readonly MarketCode[]): number {
  const ages = markets.flatMap((code) =>
    ADVERTISES.flatMap((advertises) => valuesOf(code, advertises, 'age').map(Number)),
  );
  return Math.max(MINIMUM_AGE, ...ages);
}

/** Returns those of `languages` that are not spoken in any open market. */
export function languagesWithoutHomeMarket<Language extends string>(
  languages: readonly Language[],
  advertises: Advertises,
): Language[] {
  const open = MARKETS.filter(({ code }) => isOpen(code, advertises));
  return languages.filter(
    (language) =>
      !open.some((market: { languages: readonly string[] }) => market.languages.includes(language)),
  );
}
