/** All known markets: ISO 3166-1 or -2, or the collective codes `US-OTHER` and `DEFAULT`. */
export const MARKETS = [
  { code: 'GB', name: 'United Kingdom (Great Britain)', languages: ['en'] },
  { code: 'US', name: 'United States (general; AGA code)', languages: ['en'] },
  { code: 'US-NJ', name: 'New Jersey', languages: ['en'] },
  { code: 'US-PA', name: 'Pennsylvania', languages: ['en'] },
  { code: 'US-MI', name: 'Michigan', languages: ['en'] },
  { code: 'US-NV', name: 'Nevada', languages: ['en'] },
  { code: 'US-NY', name: 'New York', languages: ['en'] },
  { code: 'US-MA', name: 'Massachusetts', languages: ['en'] },
  { code: 'US-CT', name: 'Connecticut', languages: ['en'] },
  { code: 'US-DE', name: 'Delaware', languages: ['en'] },
  { code: 'US-WV', name: 'West Virginia', languages: ['en'] },
  { code: 'US-RI', name: 'Rhode Island', languages: ['en'] },
  { code: 'US-ME', name: 'Maine', languages: ['en'] },
  { code: 'US-CA', name: 'California', languages: ['en'] },
  { code: 'US-OH', name: 'Ohio', languages: ['en'] },
  { code: 'US-CO', name: 'Colorado', languages: ['en'] },
  { code: 'US-MD', name: 'Maryland', languages: ['en'] },
  { code: 'US-IL', name: 'Illinois', languages: ['en'] },
  { code: 'US-IN', name: 'Indiana', languages: ['en'] },
  { code: 'US-LA', name: 'Louisiana', languages: ['en'] },
  { code: 'US-MO', name: 'Missouri', languages: ['en'] },
  { code: 'US-MS', name: 'Mississippi', languages: ['en'] },
  { code: 'US-OTHER', name: 'Any other US state or territory', languages: ['en'] },
  { code: 'CA-ON', name: 'Ontario', languages: ['en'] },
  { code: 'CA-AB', name: 'Alberta', languages: ['en'] },
  { code: 'CA-BC', name: 'British Columbia', languages: ['en'] },
  { code: 'CA-QC', name: 'Quebec', languages: ['fr'] },
  { code: 'MT', name: 'Malta', languages: ['en'] },
  { code: 'ES', name: 'Spain', languages: ['es'] },
  { code: 'CH', name: 'Switzerland', languages: ['de', 'fr', 'it'] },
  { code: 'IE', name: 'Ireland', languages: ['en'] },
  { code: 'IT', name: 'Italy', languages: ['it'] },
  { code: 'NL', name: 'Netherlands', languages: [] },
  { code: 'DE', name: 'Germany', languages: ['de'] },
  { code: 'DK', name: 'Denmark', languages: [] },
  { code: 'SE', name: 'Sweden', languages: [] },
  { code: 'PT', name: 'Portugal', languages: ['pt'] },
  { code: 'BE', name: 'Belgium', languages: ['fr'] },
  { code: 'FR', name: 'France', languages: ['fr'] },
  { code: 'AU', name: 'Australia', languages: ['en'] },
  { code: 'BR', name: 'Brazil', languages: ['pt'] },
  { code: 'MX', name: 'Mexico', languages: ['es'] },
  { code: 'IN', name: 'India', languages: ['en'] },
  { code: 'PH', name: 'Philippines', languages: ['en'] },
  { code: 'SG', name: 'Singapore', languages: ['en', 'zh'] },
  { code: 'MO', name: 'Macau SAR', languages: ['zh', 'pt'] },
  { code: 'JP', name: 'Japan', languages: [] },
  { code: 'CN', name: 'China (mainland)', languages: ['zh'] },
  { code: 'DEFAULT', name: 'Anywhere not listed', languages: [] },
] as const satisfies readonly Market[];

interface Market {
  readonly code: string;
  readonly name: string;
  /** Languages spoken there that films can be made in, ISO 639-1. */
  readonly languages: readonly string[];
}

export type MarketCode = (typeof MARKETS)[number]['code'];

export const MARKET_CODES: readonly MarketCode[] = MARKETS.map(({ code }) => code);

export const DEFAULT_MARKETS: readonly MarketCode[] = ['US'];

const BY_CODE = new Map<string, Market>(MARKETS.map((row) => [row.code, row]));

/** Whether the table of markets has this code. */
export function isMarketCode(code: string): code is MarketCode {
  return BY_CODE.has(code);
}

/** Returns the row of a market. Throws if the code has none. */
export function marketOf(code: MarketCode): Market {
  const row = BY_CODE.get(code);
  if (!row) throw new Error(`No market ${code}`);
  return row;
}

/** Returns the English name of a market as advertisers know it. */
export function marketName(code: MarketCode): string {
  return marketOf(code).name;
}
