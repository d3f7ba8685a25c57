import { findingsByMarket } from './market-rules.ts';
import type { MarketFinding, ShownWhere } from './market-rules.ts';
import { ADVERTISES_DEFAULT } from '#domain/markets/advertises.ts';
import { knownHelpline } from '#domain/markets/helpline.ts';
import { requiredFields, type LicenseeField } from '#domain/markets/licensee.ts';
import type { MarketRule } from '#domain/markets/market-rule.ts';
import { rulesOf, valuesOf } from '#domain/markets/market-rules.ts';
import { audienceAge, statusOf, type MarketStatus } from '#domain/markets/market-status.ts';
import { marketName, type MarketCode } from '#domain/markets/markets.ts';
import { verdictOf } from '#domain/moderation/verdict.ts';
import type { Decision, Finding, Verdict } from '#domain/moderation/verdict.ts';

/** What one market says of a film before it is made. Holds nothing that was seen in no source. */
export interface MarketVerdict extends MarketStatus {
  readonly code: MarketCode;
  readonly name: string;
  readonly decision: Decision;
  /** The age that the film shows there, never below 21. */
  readonly age: number;
  readonly helpline: { readonly name: string; readonly number: string } | null;
  /** Claims and contents that may not be in the film. */
  readonly bannedClaims: readonly string[];
  /** What whoever shows the film has to do, beyond what the film carries by itself. */
  readonly duties: readonly string[];
  /** What the film has to show of who advertises. */
  readonly fields: readonly LicenseeField[];
  /** What was looked for and not found. */
  readonly missing: readonly string[];
  /** What stands against this market alone. */
  readonly findings: readonly Finding[];
  readonly rules: readonly MarketRule[];
  /** When the oldest of its rules was compared with its source, `YYYY-MM-DD`. */
  readonly checkedOn: string;
}

/** What is judged market by market, and what was found so far. */
export interface MarketQuestion extends ShownWhere {
  readonly text: string;
  readonly general: readonly Finding[];
  /** What the plan of the film has against single markets. */
  readonly ofPlan: readonly MarketFinding[];
}

/** The verdict of each market: the general one, or a stricter one that only that market has. */
export function marketVerdictsOf(question: MarketQuestion): MarketVerdict[] {
  const { text, markets, advertises = ADVERTISES_DEFAULT, general, ofPlan } = question;
  const found = [...findingsByMarket(text, question), ...ofPlan];
  const isOfOneMarket = ({ message }: Finding) =>
    found.some(({ finding }) => finding.message === message);
  const shared = general.filter((finding) => !isOfOneMarket(finding));
  return markets.map((code) => {
    const findings = found.filter(({ market }) => market === code).map(({ finding }) => finding);
    const { decision }: Verdict = verdictOf([...shared, ...findings]);
    const rules = rulesOf(code, advertises);
    return {
      ...statusOf(code, advertises),
      code,
      name: marketName(code),
      decision,
      age: audienceAge([code]),
      helpline: knownHelpline(code),
      bannedClaims: valuesOf(code, advertises, 'ban'),
      duties: valuesOf(code, advertises, 'duty'),
      fields: requiredFields(code, advertises),
      missing: valuesOf(code, advertises, 'missing'),
      findings,
      rules: rules.filter(({ kind }) => kind !== 'missing'),
      checkedOn: rules.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '',
    };
  });
}
