/** Every sentence of this part of the interface. */
export const TEXTS = {
  exportCsv: 'Export CSV',
  exportFailed: 'Export failed',
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
