import { findingsByMarket } from './market-rules.ts';
import { verdictOf } from '#domain/verdict.ts';
import type { Decision, Finding, Verdict } from '#domain/verdict.ts';
import type { Jurisdiction } from '#domain/markets/jurisdiction.ts';
import { JURISDICTIONS_CHECKED_ON } from '#domain/markets/jurisdictions.ts';
import { confirmedHelpline, isConfirmed } from '#domain/markets/known-facts.ts';
import { marketDutiesOf, type MarketDuties } from '#domain/markets/market-duties.ts';
import { audienceAge, jurisdictionOf, type MarketCode } from '#domain/markets/markets.ts';

/** What one market says of a film before it is made. Holds nothing that was seen in no source. */
export interface MarketVerdict extends MarketDuties {
  readonly code: MarketCode;
  readonly name: string;
  readonly decision: Decision;
  readonly advertising: Jurisdiction['onlineCasinoAds'];
  /** False where `advertising` is a careful assumption. */
  readonly isAdvertisingConfirmed: boolean;
  /** The age that the film shows there, never below 21. */
  readonly age: number;
  readonly helpline: { readonly name: string; readonly number: string } | null;
  /** What stands against this market alone. */
  readonly findings: readonly Finding[];
  /** When the rules were last compared with their sources, `YYYY-MM-DD`. */
  readonly checkedOn: string;
}

/** The verdict of each market: the general one, or a stricter one that only that market has. */
export function marketVerdictsOf(
  text: string,
  markets: readonly MarketCode[],
  general: readonly Finding[],
): MarketVerdict[] {
  const found = findingsByMarket(text, markets);
  const policyFindings = general.filter(({ category }) => category !== 'market');
  return markets.map((code) => {
    const findings = found.filter(({ market }) => market === code).map(({ finding }) => finding);
    const { decision }: Verdict = verdictOf([...policyFindings, ...findings]);
    const jurisdiction = jurisdictionOf(code);
    return {
      code,
      name: jurisdiction.name,
      decision,
      advertising: jurisdiction.onlineCasinoAds,
      isAdvertisingConfirmed: isConfirmed(jurisdiction, 'onlineCasinoAds'),
      age: audienceAge([code]),
      helpline: confirmedHelpline(jurisdiction),
      ...marketDutiesOf(code),
      findings,
      checkedOn: JURISDICTIONS_CHECKED_ON,
    };
  });
}
