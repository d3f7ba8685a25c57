import { queryOptions, useQuery } from '@tanstack/react-query';

import { creditRoutes } from '#contracts/routes/credits.ts';
import type { LedgerEntryBody } from '#contracts/schemas/credits.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { TEXTS } from '#web/features/credits/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

const ledgerQuery = queryOptions({
  queryKey: ['/api/credits/ledger'],
  queryFn: ({ signal }) => call(creditRoutes.ledger, { signal }),
  refetchOnMount: 'always',
});

function LedgerRow({ entry }: { readonly entry: LedgerEntryBody }) {
  const isGain = entry.delta > 0;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="truncate font-medium">{entry.reason}</p>
        <time dateTime={entry.createdAt} className="figures text-sm text-muted">
          {formatDateTime(entry.createdAt)}
        </time>
      </div>
      <span
        className={classNames('figures text-lg font-semibold', isGain ? 'text-jade' : 'text-ink')}
      >
        {isGain ? `+${entry.delta}` : `−${Math.abs(entry.delta)}`}
      </span>
    </li>
  );
}

export function LedgerList() {
  const query = useQuery(ledgerQuery);
  return (
    <Card aria-labelledby="credit-ledger">
      <CardTitle id="credit-ledger" className="mb-3">
        {TEXTS.creditLedger}
      </CardTitle>
      <QueryState
        query={query}
        loading={<SkeletonRows label={TEXTS.loadingLedger} count={SKELETON_ROW_COUNT} />}
        errorTitle={TEXTS.theLedgerCouldNotBeLoaded}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={TEXTS.noActivityYet} />
          ) : (
            <ul>
              {entries.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
