import { expect, it } from 'vitest';

import type { BrandVersionBody } from '#contracts/schemas/brand.ts';
import { idOf } from '#web/testing/example-bodies.ts';

import { changesBetween } from './version-changes.ts';

const FIRST: BrandVersionBody = {
  id: idOf(1),
  number: 1,
  name: 'Bellevue',
  publishedAt: '2026-05-01T12:00:00.000Z',
  publishedBy: 'victoria',
};

it('tells what each text and color was and is', () => {
  const second: BrandVersionBody = {
    ...FIRST,
    palette: { primary: '#c8102e' },
    words: { callToAction: 'Book your table', tone: ['warm', 'calm'] },
    endCard: { logo: 'mark', showsWebsite: true },
    locks: { signature: 'fixed' },
  };
  expect(changesBetween(FIRST, second)).toEqual([
    { label: 'Primary color', before: '', after: '#c8102e' },
    { label: 'Call to action', before: '', after: 'Book your table' },
    { label: 'Tone', before: '', after: 'warm, calm' },
    { label: 'Logo on the end card', before: 'Automatic', after: 'Symbol' },
    { label: 'Website on the end card', before: 'off', after: 'on' },
    { label: 'Creators may change: Sign-off', before: 'yes', after: 'no' },
  ]);
});

it('tells of files only that they changed', () => {
  const logo = { mediaId: idOf(2), variant: 'full' as const, ground: 'dark' as const };
  expect(changesBetween(FIRST, { ...FIRST, logos: [logo] })).toEqual([
    { label: 'Logos', before: null, after: null },
  ]);
});

it('tells nothing of what an empty part and an absent one have in common', () => {
  const empty = { ...FIRST, words: { tone: [] }, locks: {}, endCard: { text: null }, logos: [] };
  expect(changesBetween(FIRST, empty)).toEqual([]);
});
