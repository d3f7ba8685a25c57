import { queryOptions, useQuery } from '@tanstack/react-query';

import { creditRoutes } from '#contracts/routes/credits.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { dollarsOf } from '#web/features/credits/dollars.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

const transactionsQuery = queryOptions({
  queryKey: ['/api/credits/transactions'],
  queryFn: ({ signal }) => call(creditRoutes.transactions, { signal }),
  refetchOnMount: 'always',
});

function TransactionRow({ transaction }: { readonly transaction: CreditTransactionBody }) {
  const { creditsAwarded, amount, status, createdAt } = transaction;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="figures font-medium">{TEXTS.creditsAmount(creditsAwarded)}</p>
        <time dateTime={createdAt} className="figures text-sm text-muted">
          {formatDateTime(createdAt)}
        </time>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={status === 'completed' ? 'default' : 'secondary'}>{status}</Badge>
        <span className="figures text-lg font-semibold">{dollarsOf(amount)}</span>
      </div>
    </li>
  );
}

export function TransactionList() {
  const query = useQuery(transactionsQuery);
  return (
    <Card aria-labelledby="transaction-history">
      <CardTitle id="transaction-history" className="mb-3">
        {TEXTS.transactionHistory}
      </CardTitle>
      <QueryState
        query={query}
        loading={<SkeletonRows label={TEXTS.loadingTransactions} count={SKELETON_ROW_COUNT} />}
        errorTitle={TEXTS.transactionsCouldNotBeLoaded}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={TEXTS.noTransactionsYet} />
          ) : (
            <ul>
              {list.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
