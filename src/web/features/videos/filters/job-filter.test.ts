import { expect, it } from 'vitest';

import {
  filterOf,
  isNarrowed,
  queryOf,
  withFilter,
} from '#web/features/videos/filters/job-filter.ts';

const at = (address: string) => filterOf(new URLSearchParams(address));

it.each([
  ['', {}],
  ['status=ready&preset=roulette&market=GB', { status: 'ready', preset: 'roulette', market: 'GB' }],
  ['search=%20gold%20&author=lea', { search: 'gold', author: 'lea' }],
  ['status=lost&preset=chess&market=XX&review=maybe&order=random', {}],
  ['folder=none', { folder: 'none' }],
  ['folder=all', {}],
  ['from=yesterday&until=2026-13-40', {}],
  [`author=${'x'.repeat(31)}`, {}],
])('an address with "%s" asks the server for %o', (address, query) => {
  expect(queryOf(at(address))).toEqual(query);
});

it('includes the whole last day of the person’s own clock', () => {
  const { from, until } = queryOf(at('from=2026-11-21&until=2026-11-21'));
  expect(Date.parse(String(until)) - Date.parse(String(from))).toBe(24 * 3600_000);
  expect(new Date(String(from)).getHours()).toBe(0);
});

it('keeps the rest of the address, and forgets what no longer narrows', () => {
  const address = new URLSearchParams('view=list&status=ready&order=oldest');
  const next = withFilter(address, { ...filterOf(address), status: '', search: 'gold' });
  expect(Object.fromEntries(next)).toEqual({ view: 'list', order: 'oldest', search: 'gold' });
});

it.each([
  ['order=oldest', false],
  ['search=%20', false],
  ['folder=none', false],
  ['review=flagged', true],
])('"%s" leaves something out: %s', (address, expected) => {
  expect(isNarrowed(at(address))).toBe(expected);
});
