import { expect, it } from 'vitest';

import { holdNotes } from './holds.ts';

const finding = (category: 'brand' | 'media' | 'market' | 'urgency', message: string) =>
  ({ category, severity: 'flag', excerpt: '', message, suggestion: '' }) as const;

const HOLDS = [
  finding('urgency', 'Hurry'),
  finding('brand', 'The brand is new'),
  finding('media', 'The photo is new'),
  finding('media', 'The clip is new'),
];

it('notes are about what the note of the policy leaves out', () => {
  expect(holdNotes(HOLDS)).toEqual(['The brand is new', 'The photo is new', 'The clip is new']);
});
