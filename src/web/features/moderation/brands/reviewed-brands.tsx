import { useInfiniteQuery } from '@tanstack/react-query';

import { FailedRead } from '#web/api/failed-read.tsx';
import { reviewedBrandsQuery } from '#web/features/moderation/operator-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

const LABELS = { approved: TEXTS.approved, rejected: TEXTS.rejected } as const;

/** The latest decisions about new brands; nothing where there are none. */
export function ReviewedBrands() {
  const query = useInfiniteQuery(reviewedBrandsQuery);
  if (query.isLoadingError) {
    return <FailedRead title={TEXTS.reviewedBrandsCouldNotBeLoaded} query={query} />;
  }
  const brands = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (brands.length === 0) return null;
  return (
    <Card aria-labelledby="reviewed-brands" className="mb-6">
      <CardTitle id="reviewed-brands" className="mb-2">
        {TEXTS.reviewedBrands}
      </CardTitle>
      <ul>
        {brands.map(({ id, name, organizationName, decision, reason, decidedAt, decidedBy }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            <bdi className="text-sm wrap-anywhere text-muted">{organizationName}</bdi>
            <Badge tone={decision === 'approved' ? 'default' : 'destructive'}>
              {LABELS[decision]}
            </Badge>
            <p className="figures ml-auto text-sm text-muted">
              {decidedBy ?? TEXTS.aClosedAccount},{' '}
              <time dateTime={decidedAt}>{formatDateTime(decidedAt)}</time>
            </p>
            {reason && <p className="w-full text-sm text-danger">{reason}</p>}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="small"
          variant="secondary"
          className="mt-3"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {TEXTS.moreReviewedBrands}
        </Button>
      )}
    </Card>
  );
}
