import { describe, expect, it } from 'vitest';

import type { LookWishesBody } from '#contracts/schemas/look.ts';
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

describe('the landscape of a film', () => {
  const landscapeWith = (look: LookWishesBody | undefined) =>
    completeOrder(readBrief('Roulette by the lake at dawn'), {
      words: undefined,
      look,
      defaultSignature: null,
    }).look.landscape;

  it('is read from the prompt where the order leaves it open', () => {
    const read = { kind: 'lake', time: 'dawn' };
    expect(landscapeWith(undefined)).toEqual(read);
    expect(landscapeWith({ mood: 'elegant' })).toEqual(read);
    expect(landscapeWith({ landscape: null })).toEqual(read);
  });

  it('is what the order says, none included', () => {
    const sea = { kind: 'sea', time: 'night' } as const;
    expect(landscapeWith({ landscape: sea })).toEqual(sea);
    expect(landscapeWith({ landscape: 'none' })).toBeNull();
  });
});
