import type { Plugin } from 'vite';

import * as markets from '#domain/markets/jurisdictions.ts';

const MARKETS_FILE = /\/src\/domain\/markets\/jurisdictions\.ts$/;

/** Read by the server alone. */
const SERVER_FIELDS = new Set([
  'source',
  'message',
  'messageBasis',
  'landBasedCasinoAds',
  'verified',
]);

/** Leaves the sources of the market rules, which are most of their weight, with the server. */
export function browserMarkets(): Plugin {
  return {
    name: 'browser-markets',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !MARKETS_FILE.test(id)) return null;
      const JURISDICTIONS = markets.JURISDICTIONS.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([field]) => !SERVER_FIELDS.has(field))),
      );
      return Object.entries({ ...markets, JURISDICTIONS })
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
