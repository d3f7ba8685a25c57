import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const readByRules = (prompt: string) => readBrief(prompt, null).words;

describe('what the ranking leaves out for want of odds, the rules find', () => {
  test('nouns with their prices in prose', () => {
    expect(readByRules('Hi, entry is $20. The buffet costs $24.').lines).toMatchObject([
      { kind: 'offer', text: 'Entry is $20' },
      { kind: 'offer', text: 'The buffet costs $24' },
    ]);
  });

  test.each([
    ['Two-for-one Manhattans until eleven.', 'Two-for-one Manhattans', 'until eleven'],
    ['Ladies night on Friday, $40 buy-in.', '$40 buy-in', null],
    ['Halloween: a $5,000 roulette tournament on October 31.', '$5,000 roulette tournament', null],
  ])('an offer, whatever syllables it holds: %s', (prompt, text, condition) => {
    expect(readByRules(prompt).lines).toContainEqual({ kind: 'offer', text, condition });
  });

  test('an address in prose', () => {
    const prompt = 'Please show the address harbor.example';
    expect(readByRules(prompt)).toMatchObject({ callToAction: 'harbor.example' });
  });

  test('a title with a day in it', () => {
    expect(readByRules('🔥 3X POINTS THURSDAY 🔥\nAll slots, all day\n$5 breakfast').headline).toBe(
      '3X POINTS THURSDAY',
    );
  });

  test('the date of an event beside deadlines and budgets', () => {
    const mail =
      'Hallo,\n- Pokerabend am Samstag, 4. April, 20 Uhr\n- Freigabe bis Freitag, 27. März, 12 Uhr\n- Budget 3.000 €\n- Honorar 1.500 €';
    expect(readByRules(mail).lines.map(({ kind, text }) => [kind, text])).toEqual([
      ['when', 'Pokerabend am Samstag, 4. April, 20 Uhr'],
    ]);
  });
});
