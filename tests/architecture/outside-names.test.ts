import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { recordNames } from '#tests/baselines/record-names.ts';

/**
 * New names are added with `npm run baseline:record names`; removing one breaks something outside.
 */
it('every public name still exists', () => {
  const recorded = readFileSync(new URL('../baselines/names.txt', import.meta.url), 'utf8');
  const current = new Set(recordNames().split('\n'));
  const gone = recorded
    .trim()
    .split('\n')
    .filter((name) => !current.has(name));
  expect(gone).toEqual([]);
});
