import { useQuery, useQueryClient } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { BrandFacts } from '#web/features/moderation/brands/brand-facts.tsx';
import { BrandFrames } from '#web/features/moderation/brands/brand-frames.tsx';
import {
  newBrandsQuery,
  reviewedBrandsQuery,
  type NewBrand,
} from '#web/features/moderation/operator-queries.ts';
import { REVIEWS_QUERY_KEY } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

type Decision = 'approve' | 'reject';

const DECIDED: Record<Decision, string> = {
  approve: TEXTS.brandApproved,
  reject: TEXTS.brandRejected,
};

/** A decision is about the version that is shown; the lists are read anew after one, and after none. */
function useDecision({ id, version }: NewBrand) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (decision: Decision) => {
      const shown = { params: { id }, body: { version: version ?? 0 } };
      return decision === 'approve'
        ? call(brandRoutes.approve, shown)
        : call(brandRoutes.reject, shown);
    },
    onSuccess: (_brand: unknown, decision: Decision) => toast({ title: DECIDED[decision] }),
    onError: (error) => toastFailure({ title: TEXTS.moderationActionFailed, error }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: newBrandsQuery.queryKey });
      // Held videos show the decision.
      await queryClient.invalidateQueries({ queryKey: [REVIEWS_QUERY_KEY] });
      await queryClient.invalidateQueries({ queryKey: reviewedBrandsQuery.queryKey });
    },
  });
}

function Decisions({ brand }: { readonly brand: NewBrand }) {
  const { name } = brand;
  const decide = useDecision(brand);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" pending={decide.isPending} onClick={() => decide.mutate('approve')}>
        {TEXTS.approve}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button
        size="small"
        variant="refuse"
        pending={decide.isPending}
        onClick={() => decide.mutate('reject')}
      >
        {TEXTS.reject}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

function BrandReview({ brand }: { readonly brand: NewBrand }) {
  const { name, organizationName, publishedAt } = brand;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line py-5 first:border-t-0 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <BrandFrames brand={brand} />
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <h3 className="text-lg font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            <p className="text-sm wrap-anywhere text-muted">
              <bdi>{organizationName}</bdi>
              {publishedAt && (
                <>
                  {' · '}
                  <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
                </>
              )}
            </p>
          </div>
          <Decisions brand={brand} />
        </div>
        <BrandFacts brand={brand} />
      </div>
    </li>
  );
}

/** First publications of brands, for the operator; nothing where there are none. */
export function BrandReviews() {
  const query = useQuery(newBrandsQuery);
  // The list of videos says that this screen is not for everybody.
  if (hasStatus(query.error, 403)) return null;
  if (query.isError) return <FailedRead title={TEXTS.brandsCouldNotBeLoaded} query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Card aria-labelledby="new-brands">
      <CardTitle id="new-brands" className="mb-2">
        {TEXTS.newBrands}
      </CardTitle>
      <p className="max-w-4xl text-sm text-muted">{TEXTS.theseBrandsWerePublishedForThe}</p>
      <ul>
        {query.data.map((brand) => (
          <BrandReview key={brand.id} brand={brand} />
        ))}
      </ul>
    </Card>
  );
}
