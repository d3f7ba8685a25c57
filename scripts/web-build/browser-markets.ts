import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const RULES_FILE = /\/src\/domain\/markets\/rules\/[a-z-]+\.json$/;

/** The rules that the browser needs: which markets are open, and their helplines. */
const KINDS = new Set(['status', 'helpline']);
const FIELDS = ['market', 'for', 'kind', 'value', 'name', 'evidence', 'checkedBy'];

type Row = Readonly<Record<string, string>>;

/** Removes the sources of the market rules, most of their size, from the browser bundle. */
export function browserMarkets(): Plugin {
  return {
    name: 'browser-markets',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !RULES_FILE.test(id)) return null;
      const rows = JSON.parse(readFileSync(id, 'utf8')) as readonly Row[];
      return JSON.stringify(rows.filter(({ kind }) => KINDS.has(kind ?? '')).map(shortened));
    },
  };
}

/** A market stays closed in the browser, too; the server knows the reason. */
function shortened(row: Row): Row {
  const kept = FIELDS.filter((field) => row[field] !== undefined);
  return {
    ...Object.fromEntries(kept.map((field) => [field, row[field] ?? ''])),
    ...(row['closedBecause'] !== undefined && { closedBecause: '' }),
  };
}
