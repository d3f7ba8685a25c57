/** Every sentence about billing details, alerts and budgets. */
export const TEXTS = {
  billingDetails: 'Billing details',
  couldNotBeLoaded: 'Billing details could not be loaded',
  lead: 'Shown on invoices from now on. Issued invoices do not change.',
  billingName: 'Name on invoices',
  billingNameHint:
    'Leave empty to use the legal entity from Organization, or the name of your organization.',
  address: 'Address',
  taxId: 'Tax ID',
  taxIdHint: 'For example a VAT number.',
  lowBalanceAlert: 'Low-balance alert',
  lowBalanceLead: 'Owners and admins get an email when the balance falls below it.',
  lowBalanceCredits: 'Credits',
  lowBalanceHint: 'Leave empty for no alert.',
  alreadyBelow: 'Your balance is already below this amount.',
  saved: 'Billing details saved',
  updateFailed: 'Update failed',
  latestInvoices: 'Latest invoices',
  allInvoices: 'All payments and invoices',
  packageNamed: (name: string) => `${name} package`,
  spentWithoutBudget: (spent: string) => `${spent} credits spent, no budget`,
  spentOfBudget: (spent: string, budget: string) => `${spent} of ${budget} credits spent`,
  budgets: 'Monthly budgets',
  budgetsLead:
    'What each person can spend on videos in a calendar month (UTC). Refunds count toward the month in which the credits were spent.',
  setBudgetsInTeam: 'Set budgets in Team',
};
