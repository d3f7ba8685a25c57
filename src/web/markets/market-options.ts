import { JURISDICTIONS } from '#domain/markets/jurisdictions.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { TEXTS } from '#web/markets/texts.ts';
import type { MultiSelectOption } from '#web/ui/multi-select-props.ts';

/** Every market there is, the closed ones marked. */
export const MARKET_OPTIONS: readonly MultiSelectOption<MarketCode>[] = JURISDICTIONS.map(
  ({ code, name, onlineCasinoAds }) => ({
    value: code,
    label: name,
    ...(onlineCasinoAds === 'prohibited' && { description: TEXTS.closed }),
  }),
);
