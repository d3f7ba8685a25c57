import type { MarketVerdictBody } from '#contracts/schemas/compliance.ts';
import { MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { shortName } from '#web/markets/short-name.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

/** Markets named in a line; further ones are counted. */
const NAMED_MAX = 2;

type Verdict = Pick<MarketVerdictBody, 'decision' | 'findings' | 'line'>;

/** Whether a market does not take the video; where the text is refused everywhere, that is not said here. */
export const isRefusedBy = ({ decision, findings, line }: Verdict): boolean =>
  decision === 'block' && (findings.length > 0 || line === null);

/** Where the video is shown, and how many of these places do not take it as it stands. */
export function marketSummary(
  markets: readonly MarketCode[],
  verdicts: readonly Verdict[] = [],
): string {
  const names = MARKETS.filter(({ code }) => markets.includes(code)).map(({ name }) =>
    shortName(name),
  );
  const refusing = verdicts.filter(isRefusedBy).length;
  const reviewing = verdicts.filter(({ decision }) => decision === 'flag').length;
  const named = names.slice(0, NAMED_MAX).join(', ');
  const more = names.length - NAMED_MAX;
  return [
    ...(refusing > 0 ? [TEXTS.marketsRefuse(refusing)] : []),
    ...(reviewing > 0 ? [TEXTS.marketsReview(reviewing)] : []),
    more > 0 ? TEXTS.andMore(named, more) : named,
  ].join(' · ');
}
