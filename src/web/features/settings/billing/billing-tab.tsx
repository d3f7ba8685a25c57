import { BillingDetailsSections } from '#web/features/settings/billing/billing-details-sections.tsx';
import { BudgetsSection } from '#web/features/settings/billing/budgets-section.tsx';
import { PlanAndBilling } from '#web/features/settings/plan-and-billing.tsx';

export function BillingTab() {
  return (
    <>
      <PlanAndBilling />
      <BillingDetailsSections />
      <BudgetsSection />
    </>
  );
}
