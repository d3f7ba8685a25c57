import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useIsCurrent } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { formatCount } from '#web/ui/text/figure.ts';

const spentQuery = queryOptions({
  queryKey: [billingRoutes.spending.path, 'this month'],
  queryFn: async ({ signal }) => {
    const rows = await call(billingRoutes.spending, { query: { months: 1 }, signal });
    return rows.reduce((sum, { credits }) => sum + credits, 0);
  },
  refetchOnMount: 'always',
});

/** What is there, and what went this month. */
export function Balance() {
  const { user, organization } = useSignedIn();
  const { data: spent } = useQuery(spentQuery);
  const isCurrent = useIsCurrent();
  const videoCount = Math.floor(organization.creditBalance / VIDEO_COST_CREDITS);
  return (
    <section
      aria-labelledby="current-balance"
      className="evening felt layout-line m-1 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 rounded-card p-6"
    >
      <div className="grid gap-2">
        <h2 id="current-balance" className="label-caps text-gilt">
          {isCurrent ? TEXTS.currentBalance : TEXTS.lastKnownBalance}
        </h2>
        <p className="figures flex flex-wrap items-baseline gap-3">
          <span className="font-display text-6xl leading-none font-semibold">
            {formatCount(organization.creditBalance)}
          </span>
          <span className="text-lg text-muted">{TEXTS.creditsUnit}</span>
        </p>
        <p className="text-muted">{TEXTS.enoughFor(videoCount, VIDEO_COST_CREDITS)}</p>
        {organization.creditDebt > 0 && (
          <p className="text-danger">{TEXTS.creditDebt(organization.creditDebt)}</p>
        )}
      </div>
      <div className="grid content-end justify-items-start gap-3">
        {spent !== undefined && (
          <p className="figures text-muted">{TEXTS.spentThisMonth(formatCount(spent))}</p>
        )}
        {roleHas(user.role, 'billing.manage') && (
          <Link
            to={PATHS.billingSettings}
            className="text-gilt underline decoration-gilt-line underline-offset-4"
          >
            {TEXTS.setAlert}
          </Link>
        )}
      </div>
    </section>
  );
}
