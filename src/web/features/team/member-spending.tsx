import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { roleHas } from '#domain/people/permissions.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { formatCount } from '#web/ui/text/figure.ts';

/** Comes when it is first opened. */
const BudgetDialog = lateComponent(
  async () => (await import('#web/features/team/budget-dialog.tsx')).BudgetDialog,
  { isOverlay: true },
);

/** What a member spent this month and may spend, to be changed by those who may. */
export function MemberSpending({ userId }: { readonly userId: string }) {
  const { user } = useSignedIn();
  const isManager = roleHas(user.role, 'billing.manage');
  const budgets = useQuery({ ...budgetsQuery, enabled: isManager });
  const [isSetting, setIsSetting] = useState(false);
  const budget = budgets.data?.find((one) => one.userId === userId);
  if (!budget) return null;
  const { username, spentCredits, budgetCredits } = budget;
  const limit = budgetCredits === null ? null : formatCount(budgetCredits);
  return (
    <span className="figures grid justify-items-start gap-0.5 text-sm text-muted">
      {TEXTS.spentThisMonth(formatCount(spentCredits), limit)}
      <Button
        variant="link"
        size="inline"
        aria-label={limit === null ? TEXTS.setBudgetOf(username) : TEXTS.changeBudgetOf(username)}
        onClick={() => setIsSetting(true)}
      >
        {limit === null ? TEXTS.setBudget : TEXTS.changeBudget}
      </Button>
      {isSetting && <BudgetDialog budget={budget} open onClose={() => setIsSetting(false)} />}
    </span>
  );
}
