import { afterEach, expect, it, vi } from 'vitest';

import { isOurExample } from './our-examples.ts';

afterEach(() => vi.unstubAllGlobals());

it('knows the films of the landing page by their hashes', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ 'roulette.mp4': 'abc' }));
  expect(await isOurExample('abc')).toBe(true);
  expect(await isOurExample('abd')).toBe(false);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => new Response('', { status: 404 })],
  ['is something else', async () => new Response('<!doctype html>')],
])('knows none where the list %s', async (_, respond) => {
  vi.stubGlobal('fetch', respond);
  expect(await isOurExample('abc')).toBe(false);
});
