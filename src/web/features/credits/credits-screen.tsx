import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';

import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { roleHas } from '#domain/permissions.ts';
import { refreshAccount } from '#web/api/account.ts';
import { LedgerList } from '#web/features/credits/ledger-list.tsx';
import { PackageCards } from '#web/features/credits/package-cards.tsx';
import { TEXTS } from '#web/features/credits/texts.ts';
import { TransactionList } from '#web/features/credits/transaction-list.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/figure.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast-store.ts';

function Balance({ hasBought }: { readonly hasBought: boolean }) {
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
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {hasBought && roleHas(user.role, 'credits.buy') && (
          <Button asChild size="small" className="2xl:hidden">
            <a href="#buy">{TEXTS.buyCredits}</a>
          </Button>
        )}
        {roleHas(user.role, 'billing.manage') && (
          <Link
            to={PATHS.billingSettings}
            className="text-gilt underline decoration-gilt-line underline-offset-4"
          >
            {TEXTS.setAlertAndBudgets}
          </Link>
        )}
      </p>
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
  // Who has bought comes back for the history.
  const hasBought = useSignedIn().organization.plan !== 'Free';
  usePurchaseOutcome();
  useEffect(() => {
    // The balance stands beside the ledger that explains it.
    refreshAccount().catch(() => undefined);
  }, []);
  return (
    <div className="max-w-400">
      <PageHeading title={TEXTS.credits} lead={TEXTS.yourBalanceAndHistory} />
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-8',
          hasBought && '2xl:grid-cols-[minmax(0,1fr)_26rem]',
        )}
      >
        <div className="grid grid-cols-1 gap-8">
          <Balance hasBought={hasBought} />
          {!hasBought && <PackageCards isFirstPurchase />}
          <TransactionList />
          <LedgerList />
        </div>
        {hasBought && <PackageCards isFirstPurchase={false} />}
      </div>
    </div>
  );
}
