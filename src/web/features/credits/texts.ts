import type { LedgerKind } from '#domain/money/credits.ts';
import type { PaymentStatus } from '#domain/money/payments.ts';

/** Every sentence of this part of the interface. */
export const TEXTS = {
  currentBalance: 'Current balance',
  lastKnownBalance: 'Last known balance',
  spentThisMonth: (credits: string) => `${credits} credits spent this month`,
  everyPackage:
    'All presets, brands and API access come with every package. The largest one you buy sets the resolution of your videos.',
  creditsUnit: 'credits',
  enoughFor: (videoCount: number, costCredits: number) =>
    `Enough for ${videoCount} ${videoCount === 1 ? 'video' : 'videos'} at ${costCredits} credits each.`,
  setAlert: 'Set a low-balance alert',
  creditDebt: (credits: number) =>
    `A payment was refunded or disputed after ${credits.toLocaleString('en')} of its credits were spent. Your next purchase covers them first. Until then, you cannot create videos.`,
  creditsAdded: 'Credits added',
  yourBalanceHasBeenUpdated: 'Your balance has been updated.',
  bought: (credits: string, price: string, invoice: string | undefined) =>
    `${credits} for ${price}.${invoice === undefined ? '' : ` Invoice ${invoice}.`}`,
  purchaseCancelled: 'Purchase canceled',
  nothingWasCharged: 'Nothing was charged.',
  credits: 'Credits',
  yourBalanceAndHistory: 'Your balance and history.',
  creditLedger: 'Credit Ledger',
  loadingLedger: 'Loading ledger',
  theLedgerCouldNotBeLoaded: 'The ledger could not be loaded',
  showMore: 'Show more',
  showUnpaid: (count: number) =>
    count === 1 ? 'Show 1 more unpaid purchase' : `Show ${count} more unpaid purchases`,
  cancelPurchase: 'Cancel purchase',
  notCancelled: 'Could not cancel the purchase',
  tryAgain: 'Try again',
  noActivityYet: 'No activity yet',
  onlyOwnersAndAdminsCanBuy: 'Only owners and admins can buy credits.',
  purchaseFailed: 'Purchase failed',
  couldNotInitiatePurchase: 'Could not initiate purchase',
  mostPopular: 'Most Popular',
  creditsAmount: (credits: number) => `${credits.toLocaleString('en')} credits`,
  videosUpTo: (pixels: number) => `Videos up to ${pixels}p`,
  videosAt: (count: number, price: string) => `${count} videos, ${price} each`,
  buy: (name: string) => `Buy ${name}`,
  creditPackages: 'Credit packages',
  invoiceDetails: 'Add invoice details',
  invoiceDetailsLead:
    'Optional, and saved when you buy. You can change them later in Settings, under Billing.',
  billingName: 'Name on invoices',
  billingNameHint: (name: string) => `If you leave this empty, the invoice is made out to ${name}.`,
  address: 'Address',
  taxId: 'Tax ID',
  taxIdHint: 'For example a VAT number.',
  presets: 'Presets',
  allPresetsOnEveryPlan: 'All presets, on every plan.',
  quality: 'Quality',
  resolutions: (byPlan: string) => `${byPlan}, depending on the largest package you have bought.`,
  apiAccess: 'API access',
  onEveryPlanManageKeysAnd:
    'On every plan. Manage keys and webhooks in Settings, under Developers.',
  teamModerationSharing: 'Team, moderation, sharing',
  onEveryPlan: 'On every plan.',
  support: 'Support',
  providedByThePlatformOperator: 'Provided by the platform operator.',
  whatEveryPlanIncludes: 'What every plan includes',
  payments: 'Payments',
  date: 'Date',
  package: 'Package',
  amount: 'Amount',
  status: 'Status',
  invoice: 'Invoice',
  continuePayment: 'Continue payment',
  expiresIn: (hours: number) => `Expires in ${hours === 1 ? '1 hour' : `${hours} hours`}`,
  year: 'Year',
  allYears: 'All years',
  downloadInvoices: 'Download invoices',
  transactionHistory: 'Transaction History',
  loadingTransactions: 'Loading transactions',
  transactionsCouldNotBeLoaded: 'Transactions could not be loaded',
  noTransactionsYet: 'No transactions yet',
  reason: 'Reason',
  allReasons: 'All reasons',
  person: 'Person',
  everybody: 'Everyone',
  from: 'From',
  to: 'To',
  ledgerFile: 'credit-ledger.csv',
  nothingMatches: 'No entries match these filters',
  filters: 'Filters',
  balanceAfter: (balance: string) => `Balance ${balance}`,
  total: (count: number, credits: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'} · ${credits} credits in total`,
  downloadFailed: 'Download failed',
};

/** Where a payment stands. */
export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  completed: 'Paid',
  cancelled: 'Canceled',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** What a ledger entry is about, as its filter names it. */
export const LEDGER_KIND_LABELS: Readonly<Record<LedgerKind, string>> = {
  welcome: 'Welcome credits',
  charge: 'Videos',
  refund: 'Refunds',
  purchase: 'Purchases',
  adjustment: 'Adjustments',
  payment_reversal: 'Reversed payments',
  debt_payment: 'Settled debts',
};
