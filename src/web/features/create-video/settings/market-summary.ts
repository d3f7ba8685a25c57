import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import { MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

/** Markets named in a line; further ones are counted. */
const NAMED_MAX = 2;

/** Where the video is shown, and how many of these places do not take it as it stands. */
export function marketSummary(
  markets: readonly MarketCode[],
  verdicts: readonly Pick<MarketVerdictBody, 'decision'>[] = [],
): string {
  const names = MARKETS.filter(({ code }) => markets.includes(code)).map(({ name }) => name);
  const count = (decision: MarketVerdictBody['decision']) =>
    verdicts.filter((verdict) => verdict.decision === decision).length;
  const named = names.slice(0, NAMED_MAX).join(', ');
  const more = names.length - NAMED_MAX;
  return [
    ...(count('block') > 0 ? [TEXTS.marketsRefuse(count('block'))] : []),
    ...(count('flag') > 0 ? [TEXTS.marketsReview(count('flag'))] : []),
    more > 0 ? TEXTS.andMore(named, more) : named,
  ].join(' · ');
}
