import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import type { BillingDocumentBody } from '#contracts/schemas/billing.ts';
import { moneyText } from '#domain/billing.ts';
import { callFile, callPage } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DOCUMENT_KIND_LABELS, TEXTS } from '#web/features/credits/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDate } from '#web/ui/moment.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const PAGE_SIZE = 10;

const documentsQuery = infiniteQueryOptions({
  queryKey: [billingRoutes.documents.path],
  queryFn: ({ pageParam, signal }) =>
    callPage(billingRoutes.documents, {
      query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: 'always',
});

function DocumentRow({ document }: { readonly document: BillingDocumentBody }) {
  const { id, number, kind, amount, currency, createdAt } = document;
  const download = useChange({
    mutationFn: () => callFile(billingRoutes.documentPdf, { params: { id } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (error) => toastFailure({ title: TEXTS.downloadFailed, error }),
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="figures font-medium">
          {DOCUMENT_KIND_LABELS[kind]} {number}
        </p>
        <p className="figures text-sm text-muted">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time> ·{' '}
          {kind === 'credit_note' && '−'}
          {moneyText(amount, currency)}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={TEXTS.downloadDocument(number)}
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        {TEXTS.pdf}
      </Button>
    </li>
  );
}

function Documents() {
  const query = useInfiniteQuery(documentsQuery);
  if (query.isPending) return <SkeletonRows label={TEXTS.loadingInvoices} count={2} />;
  if (!query.data) return <FailedRead title={TEXTS.invoicesCouldNotBeLoaded} query={query} />;
  const documents = query.data.pages.flatMap((page) => page.items);
  if (documents.length === 0) return <EmptyState title={TEXTS.noInvoicesYet} />;
  return (
    <>
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
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

/** Invoices and credit notes of the organization, each as a PDF. */
export function DocumentList() {
  return (
    <Card aria-labelledby="invoices">
      <CardTitle id="invoices" className="mb-3">
        {TEXTS.invoices}
      </CardTitle>
      <Documents />
    </Card>
  );
}
