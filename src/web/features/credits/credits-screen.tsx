import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';

import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { roleHas } from '#domain/permissions.ts';
import { refreshAccount } from '#web/api/account.ts';
import { DocumentList } from '#web/features/credits/document-list.tsx';
import { LedgerList } from '#web/features/credits/ledger-list.tsx';
import { PackageCards } from '#web/features/credits/package-cards.tsx';
import { PlanFacts } from '#web/features/credits/plan-facts.tsx';
import { TEXTS } from '#web/features/credits/texts.ts';
import { TransactionList } from '#web/features/credits/transaction-list.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { formatCount } from '#web/ui/figure.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast-store.ts';

function Balance() {
  const { user, organization } = useSignedIn();
  const videoCount = Math.floor(organization.creditBalance / VIDEO_COST_CREDITS);
  return (
    <section
      aria-labelledby="current-balance"
      className="evening felt layout-line m-1 grid gap-2 rounded-card p-6 sm:p-8"
    >
      <h2 id="current-balance" className="label-caps text-gilt">
        {TEXTS.currentBalance}
      </h2>
      <p className="figures flex flex-wrap items-baseline gap-3">
        <span className="font-display text-7xl leading-none font-semibold sm:text-8xl">
          {formatCount(organization.creditBalance)}
        </span>
        <span className="text-lg text-muted">{TEXTS.creditsUnit}</span>
      </p>
      <p className="text-muted">{TEXTS.enoughFor(videoCount, VIDEO_COST_CREDITS)}</p>
      {roleHas(user.role, 'billing.manage') && (
        <Link
          to={PATHS.billingSettings}
          className="justify-self-start text-gilt underline decoration-gilt-line underline-offset-4"
        >
          {TEXTS.setAlertAndBudgets}
        </Link>
      )}
      {organization.creditDebt > 0 && (
        <p className="text-danger">{TEXTS.creditDebt(organization.creditDebt)}</p>
      )}
    </section>
  );
}

/** Back from the checkout, which says in the address how it ended. */
function usePurchaseOutcome() {
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('purchase');
  useEffect(() => {
    if (outcome === 'success')
      toast({ title: TEXTS.creditsAdded, description: TEXTS.yourBalanceHasBeenUpdated });
    if (outcome === 'cancelled')
      toast({ title: TEXTS.purchaseCancelled, description: TEXTS.nothingWasCharged });
    if (outcome !== null) setSearch({}, { replace: true });
  }, [outcome, setSearch]);
}

export function CreditsScreen() {
  const { user } = useSignedIn();
  usePurchaseOutcome();
  useEffect(() => {
    // The balance stands beside the ledger that explains it.
    refreshAccount().catch(() => undefined);
  }, []);
  return (
    <div className="max-w-7xl">
      <PageHeading title={TEXTS.credits} lead={TEXTS.yourBalanceAndHistory} />
      <div className="grid grid-cols-1 gap-8">
        <Balance />
        <PackageCards />
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <TransactionList />
          {roleHas(user.role, 'billing.manage') && <DocumentList />}
        </div>
        <LedgerList />
        <PlanFacts />
      </div>
    </div>
  );
}
