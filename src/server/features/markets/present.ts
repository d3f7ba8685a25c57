import type { MarketSourceBody, MarketStandingBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { wantedFields } from '#domain/markets/licensee.ts';
import type { MarketRule } from '#domain/markets/market-rule.ts';
import { isDue, rulesOf, valuesOf } from '#domain/markets/market-rules.ts';
import { statusOf } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** A fact with its source; `today` is `YYYY-MM-DD`. */
export function presentRule(rule: MarketRule, today: string): MarketSourceBody {
  const { id, kind, value, evidence, checkedOn, checkedBy, expiresOn } = rule;
  return {
    id,
    kind,
    value,
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
    fields: [...wantedFields(code, advertises)],
    missing: valuesOf(code, advertises, 'missing'),
    sources: rules.filter(({ kind }) => kind !== 'missing').map((rule) => presentRule(rule, today)),
  };
}
