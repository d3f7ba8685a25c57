import { describe, expect, it } from 'vitest';

import type { GivenWords } from '#contracts/schemas/words.ts';
import { readBrief } from '#brief/read-brief.ts';
import { completeOrder } from '#server/features/brief/complete-order.ts';

const NONE = { headline: null, lines: [], callToAction: null, terms: null };

describe('the language of a film with given words', () => {
  const languageOf = (prompt: string, words: Partial<GivenWords>) =>
    completeOrder(readBrief(prompt), {
      words: { ...NONE, ...words },
      look: undefined,
      defaultSignature: null,
    }).language;

  it('is not determined by names of venues and places', () => {
    const where = {
      kind: 'where' as const,
      text: 'Golden Spur Casino, Las Vegas',
      condition: null,
    };
    expect(
      languageOf('A golden roulette evening with champagne', {
        headline: 'Friday Roulette',
        lines: [where],
      }),
    ).toBe('en');
  });

  it('is determined by the words if there are enough', () => {
    expect(
      languageOf('A golden roulette evening with champagne', {
        headline: 'Der Abend für alle, die den Kessel lieben',
      }),
    ).toBe('de');
  });
});

describe('who signs a film whose words name nobody', () => {
  const signatureFor = (defaultSignature: string) =>
    completeOrder(readBrief('A golden roulette evening with champagne'), {
      words: NONE,
      look: undefined,
      defaultSignature,
    }).words.signature;

  it('is the house', () => {
    expect(signatureFor('Harbour House')).toBe('Harbour House');
  });

  it('is nobody where no font draws the name, or it is emoji only', () => {
    expect(signatureFor('카지노')).toBeNull();
    expect(signatureFor('Casino ☆')).toBeNull();
    expect(signatureFor('🎰🎰')).toBeNull();
  });
});
