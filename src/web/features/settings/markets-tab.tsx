import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { MarketBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { ClosedMarkets } from '#web/features/settings/markets/closed-markets.tsx';
import { OpenMarkets } from '#web/features/settings/markets/open-markets.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { marketsQuery } from '#web/markets/markets-query.ts';
import { TEXTS as MARKET_TEXTS } from '#web/markets/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

const SKELETON_ROW_COUNT = 6;

/** The markets whose name or code holds the text. */
function matching(markets: readonly MarketBody[], search: string): MarketBody[] {
  const text = search.trim().toLowerCase();
  return markets.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(text));
}

/** Where videos can be shown, and what they carry there. */
export function MarketsTab() {
  const { organization } = useSignedIn();
  const [advertises, setAdvertises] = useState<Advertises>(organization.advertises ?? 'online');
  const [search, setSearch] = useState('');
  const query = useQuery(marketsQuery);
  if (query.isPending) {
    return (
      <SkeletonRows
        label={MARKET_TEXTS.loadingMarkets}
        count={SKELETON_ROW_COUNT}
        className="h-14"
      />
    );
  }
  if (!query.data) return <FailedRead title={MARKET_TEXTS.marketsCouldNotBeLoaded} query={query} />;
  const found = matching(query.data.markets, search);
  const open = found.filter((market) => market[advertises].closedBecause === null);
  const closed = found.filter((market) => market[advertises].closedBecause !== null);
  return (
    <SettingsSection isWide title={TEXTS.openMarkets} lead={TEXTS.openMarketsLead}>
      <search className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <Field label={TEXTS.searchMarkets}>
          <Input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
        <Field label={MARKET_TEXTS.videosAdvertise}>
          <Select value={advertises} options={ADVERTISES_OPTIONS} onChange={setAdvertises} />
        </Field>
      </search>
      <output className="figures text-sm text-muted">
        {TEXTS.marketsShown(open.length, closed.length)}
      </output>
      {open.length > 0 && <OpenMarkets markets={open} advertises={advertises} />}
      {closed.length > 0 && (
        <ClosedMarkets markets={closed} advertises={advertises} isUnfolded={search !== ''} />
      )}
      <p className="text-sm text-muted">{TEXTS.notLegalAdvice}</p>
    </SettingsSection>
  );
}
