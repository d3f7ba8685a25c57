import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { roleHas } from '#domain/permissions.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { PATHS } from '#web/paths.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { formatCount } from '#web/ui/figure.ts';

/** What a member spent this month and may spend, for those who set it; leads to where it is set. */
export function MemberSpending({ userId }: { readonly userId: string }) {
  const { user } = useSignedIn();
  const isManager = roleHas(user.role, 'billing.manage');
  const budgets = useQuery({ ...budgetsQuery, enabled: isManager });
  const budget = budgets.data?.find((one) => one.userId === userId);
  if (!budget) return null;
  const { spentCredits, budgetCredits } = budget;
  const limit = budgetCredits === null ? null : formatCount(budgetCredits);
  return (
    <Link
      to={PATHS.billingSettings}
      className="figures text-sm text-muted underline decoration-gilt-line underline-offset-4 hover:text-gilt"
    >
      {TEXTS.spentThisMonth(formatCount(spentCredits), limit)}
    </Link>
  );
}
