import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { creditRoutes } from '#contracts/routes/credits.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call, callPage } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { noteContinued } from '#web/features/credits/continued-purchase.ts';
import { dollarsOf } from '#web/features/credits/dollars.ts';
import { PAYMENT_STATUS_LABELS, TEXTS } from '#web/features/credits/texts.ts';
import { ALL_YEARS, YearBar, yearOf } from '#web/features/credits/year-bar.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { DocumentButton } from '#web/site/document-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

const SKELETON_ROW_COUNT = 3;
/** Rows that are shown at first, and with each press. */
const ROW_COUNT = 10;
/** Years of purchases are read at once, so that they can be chosen. */
const PAGE_SIZE = 100;
const HOUR_MS = 3_600_000;

export const transactionsQuery = infiniteQueryOptions({
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

/** Whole hours until a moment, at least one. */
function hoursUntil(moment: string): number {
  return Math.max(1, Math.floor((Date.parse(moment) - Date.now()) / HOUR_MS));
}

function DiscardButton({ id }: { readonly id: string }) {
  const queryClient = useQueryClient();
  const discard = useChange({
    mutationFn: () => call(creditRoutes.discard, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: transactionsQuery.queryKey }),
    onError: (error) => toastFailure({ title: TEXTS.notCancelled, error }),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      pending={discard.isPending}
      onClick={() => discard.mutate()}
    >
      {TEXTS.cancelPurchase}
    </Button>
  );
}

/** Of an order that nobody has paid yet: the way back to its checkout, and for how long it is open. */
function ContinueButton({ id, payableUntil }: { id: string; payableUntil: string }) {
  const resume = useChange({
    mutationFn: () => call(creditRoutes.resume, { params: { id } }),
    onSuccess: ({ checkoutUrl }) => {
      noteContinued(id);
      window.location.assign(checkoutUrl);
    },
    onError: (error) => toastFailure({ title: TEXTS.purchaseFailed, error }),
  });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        pending={resume.isPending || resume.isSuccess}
        onClick={() => resume.mutate()}
      >
        {TEXTS.continuePayment}
      </Button>
      <DiscardButton id={id} />
      <span className="figures text-sm text-muted">
        {TEXTS.expiresIn(hoursUntil(payableUntil))}
      </span>
    </span>
  );
}

function TransactionRow({ transaction }: { readonly transaction: CreditTransactionBody }) {
  const { user } = useSignedIn();
  const { id, creditsAwarded, amount, status, createdAt, packageName } = transaction;
  const { payableUntil, documents } = transaction;
  return (
    <Row className="max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1">
      <Cell className="figures whitespace-nowrap text-muted max-lg:row-start-2 max-lg:text-sm">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell className="figures whitespace-nowrap">
        <span>
          <span className="font-medium">{packageName}</span>{' '}
          <span className="text-muted">{TEXTS.creditsAmount(creditsAwarded)}</span>
        </span>
      </Cell>
      <Cell className="figures font-medium max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-end lg:text-right">
        {dollarsOf(amount)}
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-end">
        <Badge tone={status === 'completed' ? 'default' : 'secondary'}>
          {PAYMENT_STATUS_LABELS[status]}
        </Badge>
      </Cell>
      <Cell className="max-lg:col-span-2 max-lg:flex-wrap max-lg:justify-start max-lg:empty:hidden">
        {documents.map((document) => (
          <DocumentButton key={document.id} document={document} />
        ))}
        {payableUntil !== null && roleHas(user.role, 'credits.buy') && (
          <ContinueButton id={id} payableUntil={payableUntil} />
        )}
      </Cell>
    </Row>
  );
}

const isCancelled = ({ status }: CreditTransactionBody) => status === 'cancelled';

function Transactions({ year }: { readonly year: string }) {
  const query = useInfiniteQuery(transactionsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [rowCount, setRowCount] = useState(ROW_COUNT);
  if (query.isPending) {
    return <SkeletonRows label={TEXTS.loadingTransactions} count={SKELETON_ROW_COUNT} />;
  }
  if (!query.data) return <FailedRead title={TEXTS.transactionsCouldNotBeLoaded} query={query} />;
  const read = query.data.pages.flatMap((page) => page.items);
  if (read.length === 0) return <EmptyState title={TEXTS.noTransactionsYet} />;
  const transactions = read.filter((one) => year === ALL_YEARS || yearOf(one) === year);
  const [, ...olderUnpaid] = transactions.filter(({ payableUntil }) => payableUntil !== null);
  const folded = new Set(showsAll ? [] : [...olderUnpaid, ...transactions.filter(isCancelled)]);
  const unfolded = transactions.filter((transaction) => !folded.has(transaction));
  const shown = unfolded.slice(0, rowCount);

  function showUnpaid() {
    setShowsAll(true);
    // None of them stays behind what else there is to show.
    const last = transactions.findLastIndex((transaction) => folded.has(transaction));
    setRowCount(Math.max(rowCount, last + 1));
  }

  function showMore() {
    setRowCount(rowCount + ROW_COUNT);
    if (unfolded.length <= rowCount) void query.fetchNextPage();
  }

  return (
    <>
      <Table label={TEXTS.payments}>
        <thead>
          <tr>
            <HeaderCell>{TEXTS.date}</HeaderCell>
            <HeaderCell>{TEXTS.package}</HeaderCell>
            <HeaderCell className="text-right">{TEXTS.amount}</HeaderCell>
            <HeaderCell>{TEXTS.status}</HeaderCell>
            <HeaderCell>{TEXTS.invoice}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </Table>
      {folded.size > 0 && (
        <Button variant="link" size="inline" className="mt-3 mr-4 text-sm" onClick={showUnpaid}>
          {TEXTS.showUnpaid(folded.size)}
        </Button>
      )}
      {(query.hasNextPage || unfolded.length > rowCount) && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          pending={query.isFetchingNextPage}
          onClick={showMore}
        >
          {query.isFetchNextPageError ? TEXTS.tryAgain : TEXTS.showMore}
        </Button>
      )}
    </>
  );
}

/** Purchases with their invoices; the last one that is not paid yet can be continued or discarded. */
export function TransactionList() {
  const [year, setYear] = useState(ALL_YEARS);
  const { data } = useInfiniteQuery(transactionsQuery);
  return (
    <section aria-labelledby="transaction-history" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="transaction-history" className="font-display text-2xl font-semibold">
          {TEXTS.transactionHistory}
        </h2>
        <YearBar
          transactions={data?.pages.flatMap(({ items }) => items) ?? []}
          year={year}
          onYear={setYear}
        />
      </div>
      <Transactions key={year} year={year} />
    </section>
  );
}
