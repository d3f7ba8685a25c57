import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const RULES_FILE = /\/src\/domain\/markets\/rules\/[a-z-]+\.json$/;

/** What the browser asks of the rules: which markets are open, and whom to turn to. */
const KINDS = new Set(['status', 'helpline']);
const FIELDS = ['market', 'for', 'kind', 'value', 'name', 'evidence', 'checkedBy'];

type Row = Readonly<Record<string, string>>;

/** Leaves the sources of the market rules, which are most of their weight, with the server. */
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

/** A market stays closed in the browser, too; why is told by the server. */
function shortened(row: Row): Row {
  const kept = FIELDS.filter((field) => row[field] !== undefined);
  return {
    ...Object.fromEntries(kept.map((field) => [field, row[field] ?? ''])),
    ...(row['closedBecause'] !== undefined && { closedBecause: '' }),
  };
}
