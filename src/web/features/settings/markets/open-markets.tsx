import type { MarketBody, MarketSourceBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { MarketSources, SourceName } from '#web/markets/market-sources.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

interface MarketsProps {
  readonly markets: readonly MarketBody[];
  readonly advertises: Advertises;
}

function MarketRow({ market, advertises }: { market: MarketBody; advertises: Advertises }) {
  const { sources, fields } = market[advertises];
  const lines = sources.filter(({ kind }) => kind === 'line');
  return (
    <Row>
      <Cell className="align-top font-semibold">
        {market.name}
        <span className="lg:hidden">
          <Badge tone="default">{TEXTS.open}</Badge>
        </span>
      </Cell>
      <Cell className="align-top max-lg:hidden">
        <Badge tone="default">{TEXTS.open}</Badge>
      </Cell>
      <Cell className="align-top">
        <div className="grid min-w-0 gap-1">
          {lines.map(({ id, value }) => (
            <p key={id} dir="auto">
              {value}
            </p>
          ))}
          {fields.length > 0 && (
            <p className="text-sm text-muted">
              {TEXTS.andCarries(fields.map((field) => TEXTS.fields[field]))}
            </p>
          )}
          <Rules market={market.name} sources={sources} />
        </div>
      </Cell>
      {/* On phones the sources stand with the rules alone. */}
      <Cell className="align-top text-sm text-muted max-lg:hidden">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          {lines.map((line) => (
            <p key={line.id}>
              <SourceName {...line} />
            </p>
          ))}
        </div>
      </Cell>
    </Row>
  );
}

function Rules({ market, sources }: { market: string; sources: readonly MarketSourceBody[] }) {
  return (
    <details className="text-sm text-muted">
      <summary className="w-fit cursor-pointer hover:text-ink">
        {TEXTS.allRules(sources.length)}
        <span className="sr-only"> {TEXTS.rulesAndSourcesOf(market)}</span>
      </summary>
      <div className="pt-2">
        <MarketSources sources={sources} />
      </div>
    </details>
  );
}

/** Where videos can be made for, with the words that they carry there. */
export function OpenMarkets({ markets, advertises }: MarketsProps) {
  return (
    <Table label={TEXTS.markets}>
      <thead>
        <tr>
          <HeaderCell className="w-44">{TEXTS.market}</HeaderCell>
          <HeaderCell className="w-28">{TEXTS.standing}</HeaderCell>
          <HeaderCell>{TEXTS.whatTheVideoCarries}</HeaderCell>
          <HeaderCell className="w-60">{TEXTS.source}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => (
          <MarketRow key={market.code} market={market} advertises={advertises} />
        ))}
      </tbody>
    </Table>
  );
}
