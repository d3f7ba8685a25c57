import { BillingDetailsSections } from '#web/features/settings/billing/billing-details-sections.tsx';
import { BudgetsSection } from '#web/features/settings/billing/budgets-section.tsx';
import { LatestInvoices } from '#web/features/settings/billing/latest-invoices.tsx';
import { PlanAndBilling } from '#web/features/settings/plan-and-billing.tsx';

export function BillingTab() {
  return (
    <>
      <PlanAndBilling />
      <LatestInvoices />
      <BillingDetailsSections />
      <BudgetsSection />
    </>
  );
}
