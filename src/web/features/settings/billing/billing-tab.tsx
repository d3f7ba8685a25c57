import { BillingDetailsCard } from '#web/features/settings/billing/billing-details-card.tsx';
import { BudgetsCard } from '#web/features/settings/billing/budgets-card.tsx';

export function BillingTab() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <BillingDetailsCard />
      <BudgetsCard />
    </div>
  );
}
