import { describe, expect, it } from 'vitest';

import { EMPTY_CARD } from '../words/words-card.ts';
import { correctionsFor, withCorrection } from './spelling.ts';

const CARD = {
  ...EMPTY_CARD,
  isRead: true,
  words: {
    ...EMPTY_CARD.words,
    headline: 'Velvet Huor',
    lines: [{ id: 'read-0', kind: 'offer' as const, text: 'Diner for two', condition: '' }],
    callToAction: 'Reserve',
  },
};
const HOUR = { field: 'headline', from: 'Huor', to: 'Hour' };

describe('a correction of spelling', () => {
  it('is offered where the card says the word', () => {
    const unsaid = { field: 'headline', from: 'Fridey', to: 'Friday' };
    expect(correctionsFor(CARD.words, [HOUR, unsaid])).toEqual([HOUR]);
    expect(correctionsFor(CARD.words)).toEqual([]);
  });

  it('changes the word once it is taken, and counts as an edit of that part alone', () => {
    const card = withCorrection(CARD, HOUR);
    expect(card.words.headline).toBe('Velvet Hour');
    expect(card.editedParts).toEqual(['headline']);
    const lines = withCorrection(CARD, { field: 'lines.0.text', from: 'Diner', to: 'Dinner' });
    expect(lines.words.lines[0]).toMatchObject({ id: 'read-0', text: 'Dinner for two' });
    expect(lines.editedParts).toEqual(['lines']);
  });

  it('is written as it is, whatever signs it has', () => {
    const card = withCorrection(CARD, { ...HOUR, to: '$& Hour' });
    expect(card.words.headline).toBe('Velvet $& Hour');
  });
});
