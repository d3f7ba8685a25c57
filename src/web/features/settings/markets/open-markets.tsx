import type { MarketBody, MarketSourceBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { MarketSources, SourceName } from '#web/markets/market-sources.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';
import { Unbroken } from '#web/ui/text/unbroken.tsx';

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
        <div className="grid justify-items-start gap-1.5">
          <Badge tone="default">{TEXTS.open}</Badge>
          <LastCheck sources={sources} />
        </div>
      </Cell>
      <Cell className="align-top">
        <div className="grid min-w-0 gap-1">
          {lines.map(({ id, value }) => (
            <p key={id} dir="auto">
              <Unbroken text={value} />
            </p>
          ))}
          {fields.length > 0 && (
            <p className="text-sm text-muted">
              {TEXTS.andCarries(fields.map((field) => TEXTS.fields[field]))}
            </p>
          )}
          <Rules market={market.name} sources={sources} />
          <div className="flex flex-wrap gap-x-3 lg:hidden">
            <LastCheck sources={sources} />
          </div>
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

/** The day on which all of it was checked; how much of it is due again is the operator's business. */
function LastCheck({ sources }: { sources: readonly MarketSourceBody[] }) {
  const { isOperator } = useSignedIn().organization;
  const [first] = sources.map(({ checkedOn }) => checkedOn).toSorted();
  const due = sources.filter(({ isDue }) => isDue).length;
  if (first === undefined) return null;
  return (
    <>
      <span className="figures text-sm text-nowrap text-muted">
        {TEXTS.checkedOn(formatDate(`${first}T12:00`))}
      </span>
      {isOperator && due > 0 && (
        <span className="figures text-sm text-muted">{TEXTS.checksDue(due)}</span>
      )}
    </>
  );
}

function Rules({ market, sources }: { market: string; sources: readonly MarketSourceBody[] }) {
  return (
    <Disclosure
      className="text-sm text-muted"
      title={
        <>
          {TEXTS.allRules(sources.length)}
          <span className="sr-only"> {TEXTS.rulesAndSourcesOf(market)}</span>
        </>
      }
      titleClassName="hover:text-ink"
    >
      <div className="pt-2">
        <MarketSources sources={sources} />
      </div>
    </Disclosure>
  );
}

/** Where videos can be made for, with the words that they carry there. */
export function OpenMarkets({ markets, advertises }: MarketsProps) {
  return (
    <Table label={TEXTS.markets}>
      <thead>
        <tr>
          <HeaderCell className="w-44 2xl:w-60">{TEXTS.market}</HeaderCell>
          <HeaderCell className="w-44">{TEXTS.standing}</HeaderCell>
          <HeaderCell>{TEXTS.requiredInVideo}</HeaderCell>
          <HeaderCell className="w-72 2xl:w-110">{TEXTS.source}</HeaderCell>
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
