import type { MarketBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

interface ClosedMarketsProps {
  readonly markets: readonly MarketBody[];
  readonly advertises: Advertises;
  /** Somebody looks for a name, which may be one of these. */
  readonly isUnfolded: boolean;
}

/** Where no video can be made for: two lists of names, folded. */
export function ClosedMarkets({ markets, advertises, isUnfolded }: ClosedMarketsProps) {
  const lists = [
    [TEXTS.notAllowedThere, markets.filter((one) => one[advertises].isAdvertisingConfirmed)],
    [TEXTS.notAvailableYet, markets.filter((one) => !one[advertises].isAdvertisingConfirmed)],
  ] as const;
  return (
    // Its key folds it again, or not, when the search begins or ends.
    <Disclosure
      key={String(isUnfolded)}
      open={isUnfolded}
      className="rounded-card border border-line p-4"
      title={TEXTS.closedMarkets(markets.length)}
      titleClassName="figures font-semibold"
    >
      <dl className="grid gap-4 pt-4 sm:grid-cols-2">
        {lists
          .filter(([, closed]) => closed.length > 0)
          .map(([title, closed]) => (
            <div key={title}>
              <dt className="label-caps pb-1.5 text-muted">{title}</dt>
              {closed.map(({ code, name }) => (
                <dd key={code} className="py-0.5">
                  {name}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </Disclosure>
  );
}
