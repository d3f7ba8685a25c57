import { BillingDetailsSections } from '#web/features/settings/billing/billing-details-sections.tsx';
import { BudgetsSection } from '#web/features/settings/billing/budgets-section.tsx';

export function BillingTab() {
  return (
    <>
      <BillingDetailsSections />
      <BudgetsSection />
    </>
  );
}
