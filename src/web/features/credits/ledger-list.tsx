import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { Link } from 'react-router';

import { creditRoutes } from '#contracts/routes/credits.ts';
import type { LedgerEntryBody, LedgerFilter } from '#contracts/schemas/credits.ts';
import { call, callFile, callPage } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { LedgerFilterFields } from '#web/features/credits/ledger-filter.tsx';
import { useLedgerFilter } from '#web/features/credits/use-ledger-filter.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { PATHS } from '#web/paths.ts';
import { ExportButton } from '#web/site/export-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { formatCount } from '#web/ui/text/figure.ts';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;
const PAGE_SIZE = 20;

const ledgerQuery = (filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/credits/ledger', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(creditRoutes.ledger, {
        query: { ...filter, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

const totalQuery = (filter: LedgerFilter) =>
  queryOptions({
    queryKey: [creditRoutes.ledgerTotal.path, filter],
    queryFn: ({ signal }) => call(creditRoutes.ledgerTotal, { query: filter, signal }),
    refetchOnMount: 'always',
  });

const signed = (credits: number) => `${credits < 0 ? '−' : '+'}${formatCount(Math.abs(credits))}`;

function LedgerRow({ entry }: { readonly entry: LedgerEntryBody }) {
  const { reason, delta, balance, createdAt, jobId, title, aspectRatio, author } = entry;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0">
        <p className="line-clamp-2 wrap-anywhere">
          <span className="font-medium">{reason}</span>
          {jobId && title && (
            <>
              {' · '}
              <Link
                to={PATHS.videoOf(jobId)}
                dir="auto"
                className="text-gilt underline decoration-gilt-line underline-offset-4"
              >
                {title}
              </Link>
            </>
          )}
        </p>
        <p className="figures text-sm wrap-anywhere text-muted">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {aspectRatio && ` · ${aspectRatio}`}
          {author && ` · ${author}`}
        </p>
      </div>
      <span className="figures grid shrink-0 justify-items-end">
        <span className={classNames('text-lg font-semibold', delta > 0 ? 'text-jade' : 'text-ink')}>
          {signed(delta)}
        </span>
        <span className="text-sm text-muted">{TEXTS.balanceAfter(formatCount(balance))}</span>
      </span>
    </li>
  );
}

function Entries({ filter }: { readonly filter: LedgerFilter }) {
  const query = useInfiniteQuery(ledgerQuery(filter));
  if (query.isPending) {
    return <SkeletonRows label={TEXTS.loadingLedger} count={SKELETON_ROW_COUNT} />;
  }
  if (!query.data) return <FailedRead title={TEXTS.theLedgerCouldNotBeLoaded} query={query} />;
  const entries = query.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) {
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    return <EmptyState title={isFiltered ? TEXTS.nothingMatches : TEXTS.noActivityYet} />;
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? TEXTS.tryAgain : TEXTS.showMore}
        </Button>
      )}
    </>
  );
}

/** What all entries that pass the filter come to. */
function Total({ filter }: { readonly filter: LedgerFilter }) {
  const { data } = useQuery(totalQuery(filter));
  if (!data) return null;
  return (
    <p className="figures border-b border-line pb-2 text-sm text-muted">
      {TEXTS.total(data.entryCount, signed(data.credits))}
    </p>
  );
}

export function LedgerList() {
  const [filter, setFilter] = useLedgerFilter();
  return (
    <section aria-labelledby="credit-ledger" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="credit-ledger" className="font-display text-2xl font-semibold">
          {TEXTS.creditLedger}
        </h2>
        <ExportButton
          size="small"
          fileName={TEXTS.ledgerFile}
          load={() => callFile(creditRoutes.ledgerCsv, { query: filter })}
        />
      </div>
      <LedgerFilterFields filter={filter} onChange={setFilter} />
      <Card>
        <Total filter={filter} />
        <Entries filter={filter} />
      </Card>
    </section>
  );
}
