import type { MarketSourceBody, MarketStandingBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { requiredFields } from '#domain/markets/licensee.ts';
import type { MarketRule } from '#domain/markets/market-rule.ts';
import { isDue, rulesOf, valuesOf } from '#domain/markets/market-rules.ts';
import { statusOf } from '#domain/markets/market-status.ts';
import { marketOf, type MarketCode } from '#domain/markets/markets.ts';
import { GENERAL_SENTENCES } from '#film/storyboard/legal-lines.ts';

/** A fact with its source; `today` is `YYYY-MM-DD`. */
export function presentRule(rule: MarketRule, today: string): MarketSourceBody {
  const { id, kind, evidence, checkedOn, checkedBy, expiresOn } = rule;
  return {
    id,
    kind,
    value: readable(rule),
    quote: rule.quote ?? null,
    source: rule.source ?? null,
    address: rule.address ?? null,
    published: rule.published ?? null,
    evidence,
    checkedOn,
    checkedBy,
    expiresOn,
    isDue: isDue(rule, today),
  };
}

/** With our own sentence, if it has one, in the language of the market. */
function readable({ market, value }: MarketRule): string {
  const spoken = Object.entries(GENERAL_SENTENCES).find(([language]) =>
    marketOf(market).languages.some((one) => one === language),
  );
  return value.replace('{general}', spoken?.[1] ?? GENERAL_SENTENCES.en);
}

export function presentStanding(
  code: MarketCode,
  advertises: Advertises,
  today: string,
): MarketStandingBody {
  const { advertising, isConfirmed, closedBecause, isResearched } = statusOf(code, advertises);
  const rules = rulesOf(code, advertises);
  return {
    advertising,
    isAdvertisingConfirmed: isConfirmed,
    closedBecause,
    isResearched,
    fields: [...requiredFields(code, advertises)],
    missing: valuesOf(code, advertises, 'missing'),
    sources: rules.filter(({ kind }) => kind !== 'missing').map((rule) => presentRule(rule, today)),
  };
}
