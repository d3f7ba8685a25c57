import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { creditRoutes } from '#contracts/routes/credits.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { callPage } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { dollarsOf } from '#web/features/credits/dollars.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

const PAGE_SIZE = 10;

const transactionsQuery = infiniteQueryOptions({
  queryKey: ['/api/credits/transactions'],
  queryFn: ({ pageParam, signal }) =>
    callPage(creditRoutes.transactions, {
      query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
});

function TransactionRow({ transaction }: { readonly transaction: CreditTransactionBody }) {
  const { creditsAwarded, amount, status, createdAt } = transaction;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {TEXTS.creditsAmount(creditsAwarded)}
          <Badge tone={status === 'completed' ? 'default' : 'secondary'}>{status}</Badge>
        </p>
        <time dateTime={createdAt} className="figures text-sm text-muted">
          {formatDateTime(createdAt)}
        </time>
      </div>
      <span className="figures text-lg font-semibold">{dollarsOf(amount)}</span>
    </li>
  );
}

function Transactions() {
  const query = useInfiniteQuery(transactionsQuery);
  if (query.isPending) {
    return <SkeletonRows label={TEXTS.loadingTransactions} count={SKELETON_ROW_COUNT} />;
  }
  if (!query.data) return <FailedRead title={TEXTS.transactionsCouldNotBeLoaded} query={query} />;
  const transactions = query.data.pages.flatMap((page) => page.items);
  if (transactions.length === 0) return <EmptyState title={TEXTS.noTransactionsYet} />;
  return (
    <>
      <ul>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
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

export function TransactionList() {
  return (
    <Card aria-labelledby="transaction-history">
      <CardTitle id="transaction-history" className="mb-3">
        {TEXTS.transactionHistory}
      </CardTitle>
      <Transactions />
    </Card>
  );
}
