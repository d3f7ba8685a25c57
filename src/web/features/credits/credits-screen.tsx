import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { refreshAccount } from '#web/api/account.ts';
import { Balance } from '#web/features/credits/balance.tsx';
import { continuedPurchase } from '#web/features/credits/continued-purchase.ts';
import { LedgerList } from '#web/features/credits/ledger-list.tsx';
import { PackageCards } from '#web/features/credits/package-cards.tsx';
import { TEXTS } from '#web/features/credits/texts.ts';
import { dollarsOf } from '#web/features/credits/dollars.ts';
import { TransactionList, transactionsQuery } from '#web/features/credits/transaction-list.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Back from the checkout, which says in the address how it ended. */
function usePurchaseOutcome() {
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('purchase');
  const queryClient = useQueryClient();
  useEffect(() => {
    if (outcome === 'success')
      void boughtLast(queryClient).then((description) =>
        toast({ title: TEXTS.creditsAdded, description }),
      );
    if (outcome === 'cancelled')
      toast({ title: TEXTS.purchaseCancelled, description: TEXTS.nothingWasCharged });
    if (outcome !== null) setSearch({}, { replace: true });
  }, [outcome, setSearch, queryClient]);
}

/** What was paid for, with its invoice; a payment that is not confirmed yet is not told. */
async function boughtLast(queryClient: QueryClient): Promise<string> {
  const continued = continuedPurchase();
  const read = await queryClient.fetchInfiniteQuery(transactionsQuery).catch(() => undefined);
  const items = read?.pages[0]?.items ?? [];
  const paid = continued === null ? items[0] : items.find(({ id }) => id === continued);
  if (paid?.status !== 'completed') return TEXTS.yourBalanceHasBeenUpdated;
  const { creditsAwarded, amount, documents } = paid;
  return TEXTS.bought(TEXTS.creditsAmount(creditsAwarded), dollarsOf(amount), documents[0]?.number);
}

export function CreditsScreen() {
  const hasBought = useSignedIn().organization.plan !== 'Free';
  usePurchaseOutcome();
  useEffect(() => {
    // The balance stands beside the ledger that explains it.
    refreshAccount().catch(() => undefined);
  }, []);
  return (
    <div className="max-w-400">
      <PageHeading title={TEXTS.credits} lead={TEXTS.yourBalanceAndHistory} />
      <div className="grid grid-cols-1 items-start gap-8">
        <Balance />
        <PackageCards isFirstPurchase={!hasBought} />
        <TransactionList />
        <LedgerList />
      </div>
    </div>
  );
}
