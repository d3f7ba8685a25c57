import { useQuery, useQueryClient } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { PALETTE_ROLES } from '#domain/brands/brand.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { toast } from '#web/ui/toast-store.ts';

const QUERY_KEY = ['brands to look at'] as const;

const waitingQuery = {
  queryKey: QUERY_KEY,
  queryFn: () => call(brandRoutes.waiting, { query: {} }),
  refetchOnMount: 'always',
} as const;

type Brand = Awaited<ReturnType<typeof waitingQuery.queryFn>>[number];
type Decision = 'approve' | 'reject';

const DECIDED: Record<Decision, string> = {
  approve: TEXTS.brandApproved,
  reject: TEXTS.brandRejected,
};

function useDecision(id: string) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (decision: Decision) =>
      decision === 'approve'
        ? call(brandRoutes.approve, { params: { id } })
        : call(brandRoutes.reject, { params: { id }, body: {} }),
    onSuccess: async (_brand: unknown, decision: Decision) => {
      toast({ title: DECIDED[decision] });
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    },
    onError: (error) => toastFailure({ title: TEXTS.moderationActionFailed, error }),
  });
}

/** Logos on white and black, and the colours of the palette. */
function BrandPicture({ brand }: { readonly brand: Brand }) {
  const colours = PALETTE_ROLES.flatMap((role) => brand.palette?.[role] ?? []);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {brand.logoUrls.map((url) => (
        <img
          key={url}
          src={url}
          alt={TEXTS.logoOf(brand.name)}
          className="h-16 max-w-40 rounded-plaque border border-line object-contain"
        />
      ))}
      {colours.map((colour, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a palette can hold a colour twice
          key={index}
          title={colour}
          className="size-8 rounded-full border border-line"
          style={{ backgroundColor: colour }}
        />
      ))}
    </div>
  );
}

function BrandReview({ brand }: { readonly brand: Brand }) {
  const decide = useDecision(brand.id);
  const { name, organizationName, words, publishedAt } = brand;
  const shown = [words?.signature, words?.callToAction, words?.address].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 first:border-t-0">
      <div className="grid min-w-0 gap-2">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <bdi>{organizationName}</bdi>
          {publishedAt && (
            <>
              {' · '}
              <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
            </>
          )}
        </p>
        <BrandPicture brand={brand} />
        {shown.length > 0 && (
          <p dir="auto" className="text-sm">
            {shown.join(' · ')}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={decide.isPending}
          onClick={() => decide.mutate('reject')}
        >
          {TEXTS.reject}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="small" pending={decide.isPending} onClick={() => decide.mutate('approve')}>
          {TEXTS.approve}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function WaitingBrands() {
  const query = useQuery(waitingQuery);
  // The list of videos says that this screen is not for everybody.
  if (hasStatus(query.error, 403)) return null;
  if (query.isError) return <FailedRead title={TEXTS.brandsCouldNotBeLoaded} query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Card aria-labelledby="new-brands" className="mb-6">
      <CardTitle id="new-brands" className="mb-2">
        {TEXTS.newBrands}
      </CardTitle>
      <p className="max-w-4xl text-muted">{TEXTS.theseBrandsWerePublishedForThe}</p>
      <ul>
        {query.data.map((brand) => (
          <BrandReview key={brand.id} brand={brand} />
        ))}
      </ul>
    </Card>
  );
}

/** First publications of brands, for the operator; nothing where there are none, and for everybody else. */
export function BrandReviews() {
  const { organization } = useSignedIn();
  return organization.isOperator ? <WaitingBrands /> : null;
}
