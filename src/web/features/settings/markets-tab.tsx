import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type {
  MarketBody,
  MarketsResponseBody,
  MarketStandingBody,
} from '#contracts/schemas/market.ts';
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
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

const SKELETON_ROW_COUNT = 6;

const EVIDENCE_OPTIONS = [
  { value: 'any', label: TEXTS.anySource },
  { value: 'primary', label: TEXTS.primaryOnly },
  { value: 'secondary', label: TEXTS.secondaryOnly },
] as const;
type Evidence = (typeof EVIDENCE_OPTIONS)[number]['value'];

/** The markets whose name or code holds the text. */
function matching(markets: readonly MarketBody[], search: string): MarketBody[] {
  const text = search.trim().toLowerCase();
  return markets.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(text));
}

/** Whether one of the lines that its videos carry rests on such a source. */
function restsOn({ sources }: MarketStandingBody, evidence: Evidence): boolean {
  return (
    evidence === 'any' || sources.some((one) => one.kind === 'line' && one.evidence === evidence)
  );
}

/** Once for all markets: it says nothing of one of them where it is so of many. */
function DueChecks({ due }: { readonly due: MarketsResponseBody['due'] }) {
  const [oldest] = due.map(({ expiresOn }) => expiresOn).toSorted();
  if (oldest === undefined) return null;
  return (
    <p className="figures text-sm text-muted">
      {TEXTS.rulesDue(due.length, formatDate(`${oldest}T12:00`))}
    </p>
  );
}

/** Where videos can be shown, and what they carry there. */
export function MarketsTab() {
  const { organization } = useSignedIn();
  const [advertises, setAdvertises] = useState<Advertises>(organization.advertises ?? 'online');
  const [search, setSearch] = useState('');
  const [evidence, setEvidence] = useState<Evidence>('any');
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
  const isOpen = (market: MarketBody) => market[advertises].closedBecause === null;
  const open = found.filter((one) => isOpen(one) && restsOn(one[advertises], evidence));
  const closed = found.filter((one) => !isOpen(one));
  return (
    <SettingsSection isWide title={TEXTS.openMarkets} lead={TEXTS.openMarketsLead}>
      <search className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_13rem]">
        <SearchInput
          label={TEXTS.searchMarkets}
          placeholder={TEXTS.searchMarkets}
          value={search}
          onChange={setSearch}
        />
        <Field label={MARKET_TEXTS.videosAdvertise}>
          <Select value={advertises} options={ADVERTISES_OPTIONS} onChange={setAdvertises} />
        </Field>
        <Field label={TEXTS.sources}>
          <Select value={evidence} options={EVIDENCE_OPTIONS} onChange={setEvidence} />
        </Field>
      </search>
      <output className="figures text-sm text-muted">
        {TEXTS.marketsShown(open.length, closed.length)}
      </output>
      {organization.isOperator && <DueChecks due={query.data.due} />}
      {open.length > 0 && <OpenMarkets markets={open} advertises={advertises} />}
      {closed.length > 0 && (
        <ClosedMarkets markets={closed} advertises={advertises} isUnfolded={search !== ''} />
      )}
      <p className="text-sm text-muted">{TEXTS.notLegalAdvice}</p>
    </SettingsSection>
  );
}
