import { describe, expect, it } from 'vitest';

import { markedPieces } from './marked-pieces.ts';

const PROMPT = 'Headline: Velvet Hour. Friday, 9 pm';

describe('the prompt with its marks', () => {
  it('is cut where fields were read, whatever their order', () => {
    const pieces = markedPieces(PROMPT, [
      { field: 'lines.0.text', start: 23, end: 35 },
      { field: 'headline', start: 10, end: 21 },
    ]);
    expect(pieces).toEqual([
      { text: 'Headline: ' },
      { text: 'Velvet Hour', field: 'headline' },
      { text: '. ' },
      { text: 'Friday, 9 pm', field: 'lines.0.text' },
    ]);
  });

  it('keeps every letter where places overlap or lie outside', () => {
    const pieces = markedPieces(PROMPT, [
      { field: 'headline', start: 10, end: 21 },
      { field: 'terms', start: 12, end: 30 },
      { field: 'signature', start: 30, end: 99 },
      { field: 'callToAction', start: 25, end: 25 },
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe(PROMPT);
    expect(pieces.filter(({ field }) => field)).toEqual([
      { text: 'Velvet Hour', field: 'headline' },
    ]);
  });

  it('is one piece where nothing was read', () => {
    expect(markedPieces(PROMPT, [])).toEqual([{ text: PROMPT }]);
    expect(markedPieces('', [])).toEqual([]);
  });

  it('marks what the policy found wherever it stands as whole words, also within a field, and nothing that a brand says of the screen', () => {
    const found = [
      { category: 'risk_free', excerpt: 'Velvet', severity: 'block' },
      { category: 'urgency', excerpt: '9 pm', severity: 'flag' },
      { category: 'market', excerpt: '', severity: 'block' },
      { category: 'urgency', excerpt: 'our', severity: 'flag' },
      { category: 'brand', excerpt: 'Friday', severity: 'block' },
    ] as const;
    const pieces = markedPieces(PROMPT, [{ field: 'headline', start: 10, end: 21 }], found);
    expect(pieces).toEqual([
      { text: 'Headline: ' },
      { text: 'Velvet', field: 'headline', severity: 'block' },
      { text: ' Hour', field: 'headline' },
      { text: '. Friday, ' },
      { text: '9 pm', severity: 'flag' },
    ]);
    const twice = { category: 'risk_free', excerpt: 'a', severity: 'block' } as const;
    expect(markedPieces('a b a', [], [twice])).toHaveLength(3);
  });
});
