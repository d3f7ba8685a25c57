import { expect, it } from 'vitest';

import { holdNotes, holdReasons } from './holds.ts';

const finding = (category: 'brand' | 'media' | 'market' | 'urgency', message: string) =>
  ({ category, severity: 'flag', excerpt: '', message, suggestion: '' }) as const;

const HOLDS = [
  finding('urgency', 'Hurry'),
  finding('brand', 'The brand is new'),
  finding('media', 'The photo is new'),
  finding('media', 'The clip is new'),
];

it('an order is held for a reason of each kind', () => {
  expect(holdReasons(HOLDS)).toEqual([
    'some words need a second look',
    'the brand is new',
    'a file is used for the first time',
  ]);
});

it('notes are about what the note of the policy leaves out', () => {
  expect(holdNotes(HOLDS)).toEqual(['The brand is new', 'The photo is new', 'The clip is new']);
});
