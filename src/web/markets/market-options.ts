import type { Advertises } from '#domain/markets/advertises.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { TEXTS } from '#web/markets/texts.ts';
import type { MultiSelectOption } from '#web/ui/select/multi-select-props.ts';

/** Every market there is, by its name. */
export const MARKET_OPTIONS: readonly MultiSelectOption<MarketCode>[] = MARKETS.map(
  ({ code, name }) => ({ value: code, label: name }),
);

/** Every market there is; those closed to what is advertised are marked. */
export function marketOptions(advertises: Advertises): readonly MultiSelectOption<MarketCode>[] {
  return MARKETS.map(({ code, name }) => ({
    value: code,
    label: name,
    ...(!isOpen(code, advertises) && { description: TEXTS.closed }),
  }));
}
