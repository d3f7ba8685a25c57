import type { BillingKind } from '#domain/money/billing.ts';

/** Every sentence of this part of the interface. */
export const TEXTS = {
  exportCsv: 'Export CSV',
  exportFailed: 'Export failed',
  downloadDocument: (kind: string, number: string) => `Download ${kind} ${number} as a PDF`,
  downloadFailed: 'Download failed',
  presets: 'Presets',
  product: 'Product',
  features: 'Features',
  pricing: 'Pricing',
  company: 'Company',
  about: 'About',
  contact: 'Contact',
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  aiPoweredCasinoMarketingVideos: 'AI-powered casino marketing videos',
};

export const DOCUMENT_KIND_LABELS: Readonly<Record<BillingKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};
