import type { marketRoutes } from '#contracts/routes/markets.ts';
import { isDue, MARKET_RULES } from '#domain/markets/market-rules.ts';
import { languagesWithoutHomeMarket } from '#domain/markets/market-status.ts';
import { MARKETS } from '#domain/markets/markets.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { presentRule, presentStanding } from './present.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';
import type { Clock } from '#server/platform/clock.ts';

export function createMarketHandlers(clock: Clock): HandlersOf<typeof marketRoutes> {
  return {
    list: async () => {
      const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
      return {
        markets: MARKETS.map(({ code, name, languages }) => ({
          code,
          name,
          languages: [...languages],
          online: presentStanding(code, 'online', today),
          venue: presentStanding(code, 'venue', today),
        })),
        due: MARKET_RULES.filter((rule) => rule.kind !== 'missing' && isDue(rule, today)).map(
          (rule) => ({ market: rule.market, ...presentRule(rule, today) }),
        ),
        languagesWithoutHomeMarket: {
          online: languagesWithoutHomeMarket(LANGUAGES, 'online'),
          venue: languagesWithoutHomeMarket(LANGUAGES, 'venue'),
        },
      };
    },
  };
}
