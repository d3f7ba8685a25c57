import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { marketRoutes } from '#contracts/routes/markets.ts';
import type { MarketBody, MarketsResponseBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { marketName } from '#domain/markets/markets.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { MarketSources } from '#web/markets/market-sources.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';

const SKELETON_ROW_COUNT = 6;
const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

const marketsQuery = {
  queryKey: ['markets'],
  queryFn: () => call(marketRoutes.list, {}),
};

function standingBadge({
  closedBecause,
  isAdvertisingConfirmed,
  isResearched,
}: MarketBody['online']): {
  tone: BadgeTone;
  label: string;
} {
  if (closedBecause === null) {
    return isResearched
      ? { tone: 'default', label: TEXTS.open }
      : { tone: 'amber', label: TEXTS.openNotResearched };
  }
  return isAdvertisingConfirmed
    ? { tone: 'destructive', label: TEXTS.prohibited }
    : { tone: 'amber', label: TEXTS.closedNotResearched };
}

type Standing = 'open' | 'closed';

interface MarketFilter {
  readonly search: string;
  readonly standing: Standing | typeof ALL;
}

const ALL = 'all';
const STANDING_OPTIONS = [
  { value: ALL, label: TEXTS.allMarkets },
  { value: 'open', label: TEXTS.openMarkets },
  { value: 'closed', label: TEXTS.closedMarkets },
] as const;

/** The markets whose name or code holds the text, and that are open or closed as chosen. */
function matching(
  markets: readonly MarketBody[],
  advertises: Advertises,
  { search, standing }: MarketFilter,
): MarketBody[] {
  const text = search.trim().toLowerCase();
  return markets.filter((market) => {
    const isOpen = market[advertises].closedBecause === null;
    if (standing !== ALL && isOpen !== (standing === 'open')) return false;
    return `${market.name} ${market.code}`.toLowerCase().includes(text);
  });
}

function MarketItem({ market, advertises }: { market: MarketBody; advertises: Advertises }) {
  const standing = market[advertises];
  const badge = standingBadge(standing);
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">
          {market.name} <span className="font-normal text-muted">{market.code}</span>
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      {standing.closedBecause && <p className="text-sm">{standing.closedBecause}</p>}
      {standing.missing.length > 0 && (
        <p className="text-sm text-muted">{TEXTS.missing(standing.missing.join('; '))}</p>
      )}
      {standing.sources.length > 0 && (
        <details className="text-sm text-muted">
          <summary className="cursor-pointer text-ink">
            {TEXTS.rulesAndSourcesOf(market.name)}
          </summary>
          <div className="pt-2">
            <MarketSources sources={standing.sources} />
          </div>
        </details>
      )}
    </li>
  );
}

function Languages({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null;
  const names = codes.map((code) => LANGUAGE_NAMES.of(code) ?? code);
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return <p className="text-muted">{TEXTS.noMarketSpeaks(list)}</p>;
}

function Due({ due }: Pick<MarketsResponseBody, 'due'>) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{TEXTS.dueToBeChecked(due.length)}</summary>
      <div className="pt-2 text-sm text-muted">
        <MarketSources
          sources={due.map((fact) => ({
            ...fact,
            value: `${marketName(fact.market)}: ${fact.value}`,
          }))}
        />
      </div>
    </details>
  );
}

/** Every market with its rules, their sources, and what is due to be checked. */
export function MarketsTab() {
  const { organization } = useSignedIn();
  const [advertises, setAdvertises] = useState<Advertises>(organization.advertises ?? 'online');
  const [filter, setFilter] = useState<MarketFilter>({ search: '', standing: ALL });
  const query = useQuery(marketsQuery);
  if (query.isPending) {
    return (
      <SkeletonRows label={TEXTS.loadingMarkets} count={SKELETON_ROW_COUNT} className="h-14" />
    );
  }
  if (!query.data) return <FailedRead title={TEXTS.marketsCouldNotBeLoaded} query={query} />;
  const { due, languagesWithoutHomeMarket } = query.data;
  const markets = matching(query.data.markets, advertises, filter);
  return (
    <Card aria-labelledby="markets">
      <CardTitle id="markets" className="mb-5">
        {TEXTS.markets}
      </CardTitle>
      <div className="grid gap-5">
        <search className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_11rem]">
          <Field label={TEXTS.searchMarkets}>
            <Input
              type="search"
              value={filter.search}
              onChange={({ target }) => setFilter({ ...filter, search: target.value })}
            />
          </Field>
          <Field label={TEXTS.videosAdvertise}>
            <Select value={advertises} options={ADVERTISES_OPTIONS} onChange={setAdvertises} />
          </Field>
          <Field label={TEXTS.standing}>
            <Select
              value={filter.standing}
              options={STANDING_OPTIONS}
              onChange={(standing) => setFilter({ ...filter, standing })}
            />
          </Field>
        </search>
        <output className="figures text-sm text-muted">
          {TEXTS.marketsShown(markets.length, query.data.markets.length)}
        </output>
        <Languages codes={languagesWithoutHomeMarket[advertises]} />
        <Due due={due} />
        <ul aria-label={TEXTS.markets}>
          {markets.map((market) => (
            <MarketItem key={market.code} market={market} advertises={advertises} />
          ))}
        </ul>
        <p className="text-sm text-muted">{TEXTS.notLegalAdvice}</p>
      </div>
    </Card>
  );
}
