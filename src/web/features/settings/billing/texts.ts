/** Every sentence about billing details, alerts and budgets. */
export const TEXTS = {
  billingDetails: 'Billing details',
  couldNotBeLoaded: 'Billing details could not be loaded',
  lead: 'Shown on invoices from now on. Issued invoices do not change.',
  billingName: 'Name on invoices',
  billingNameHint: 'Leave empty to use the name of your organization.',
  address: 'Address',
  taxId: 'Tax ID',
  taxIdHint: 'For example a VAT number.',
  lowBalanceAlert: 'Low-balance alert',
  lowBalanceHint:
    'Owners and admins get an email when the balance falls below this many credits. Leave empty for no alert.',
  save: 'Save billing details',
  saved: 'Billing details saved',
  updateFailed: 'Update failed',
  budgets: 'Monthly budgets',
  budgetsLead:
    'What each person can spend on videos in a calendar month (UTC). Leave empty for no limit. Refunds count for the month in which the credits were taken.',
  loadingBudgets: 'Loading budgets',
  budgetsCouldNotBeLoaded: 'Budgets could not be loaded',
  budgetOf: (username: string) => `Monthly budget of ${username}, in credits`,
  spentThisMonth: (credits: string) => `${credits} credits spent this month`,
  noLimit: 'No limit',
  saveBudget: (username: string) => `Save the budget of ${username}`,
  saveOne: 'Save',
  budgetSaved: 'Budget saved',
};
