import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const MONTHS = 6;
const WAITING = <Skeleton className="h-48" />;

/** Comes with the first credits that were spent. */
const SpendingFigures = lateComponent(
  async () => (await import('#web/features/dashboard/spending-figures.tsx')).SpendingFigures,
  { waiting: WAITING },
);

const spendingQuery = queryOptions({
  queryKey: [billingRoutes.spending.path],
  queryFn: ({ signal }) => call(billingRoutes.spending, { query: { months: MONTHS }, signal }),
  refetchOnMount: 'always',
});

/** Who spent how much in the latest months, as bars and as a table. */
export function SpendingCard() {
  const query = useQuery(spendingQuery);
  return (
    <Card aria-labelledby="spending">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle id="spending">{TEXTS.creditsSpent}</CardTitle>
        <Button asChild variant="link" size="inline" className="text-sm">
          <Link to={PATHS.credits}>{TEXTS.openLedger}</Link>
        </Button>
      </div>
      <QueryState query={query} loading={WAITING} errorTitle={TEXTS.spendingCouldNotBeLoaded}>
        {(rows) =>
          rows.every(({ credits }) => credits <= 0) ? (
            <p className="text-muted">{TEXTS.nothingSpent}</p>
          ) : (
            <SpendingFigures rows={rows} monthCount={MONTHS} />
          )
        }
      </QueryState>
    </Card>
  );
}
