import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { FilmWords } from '#domain/film-words.ts';

function wordsOf(prompt: string): FilmWords {
  return planStoryboard({
    prompt,
    preset: 'poker',
    controls: CONTROL_DEFAULTS,
    seed: 1,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 720,
  }).words;
}

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map((n) => `$${n}`),
  fc.integer({ min: 1, max: 99 }).map((n) => `$${n},000`),
  fc.integer({ min: 1, max: 99 }).map((n) => `${n}.000 €`),
  fc.integer({ min: 1, max: 99 }).map((n) => `${n} 000 €`),
  fc.integer({ min: 1, max: 99 }).map((n) => `€${n}.50`),
  fc.integer({ min: 1, max: 99 }).map((n) => `R$ ${n}.000`),
  fc.integer({ min: 1, max: 99 }).map((n) => `£${n}k`),
);
const frames = fc.constantFrom(
  (amount: string) => `Poker tournament with ${amount} in prizes, Friday at 9 PM`,
  (amount: string) => `Torneo de póker con ${amount} en premios, viernes a las 21:00`,
  (amount: string) => `Tournoi de poker, ${amount} de dotation, vendredi à 21h`,
  (amount: string) => `Pokerturnier mit ${amount} Preisgeld am Freitag um 21 Uhr`,
  (amount: string) => `Torneo di poker, montepremi di ${amount}, venerdì alle 21`,
  (amount: string) => `Torneio de pôquer com ${amount} em prêmios, sexta às 21h`,
);

describe('the words of a film', () => {
  test('amounts stand in them exactly as written', () => {
    fc.assert(
      fc.property(amounts, frames, (amount, frame) => {
        const prompt = frame(amount);
        const { offers } = wordsOf(prompt);
        expect(offers).toHaveLength(1);
        expect(offers[0]).toContain(amount);
        expect(prompt).toContain(offers[0]);
      }),
      { numRuns: 150 },
    );
  });

  test('offers, dates and amounts of any text are parts of it', () => {
    const bits = fc.constantFrom(
      'Friday',
      '9 pm',
      '$5,000',
      'in prizes',
      'and',
      ',',
      'viernes',
      '21:00',
      '50 €',
      'at',
      'Casino',
      '.',
      '12 June',
      'off',
      '20%',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (chosen) => {
        const prompt = chosen.join(' ');
        const { offers, when } = wordsOf(prompt);
        for (const text of [...offers, ...when]) expect(prompt).toContain(text);
        expect(offers.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['<b>Gold</b> <script>alert(1)</script>Rush Night', 'Gold Rush Night'],
    ['Ladies\u0000 Night\u202e at\u200b nine', 'Ladies Night'],
    ['Poker\r\n\r\nnight', 'Poker'],
    ['🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰', 'Poker'],
    ['مباراة بوكر كبرى يوم الجمعة', 'مباراة بوكر كبرى يوم الجمعة'],
    ['𝓟𝓸𝓴𝓮𝓻 𝓝𝓲𝓰𝓱𝓽 ！', 'Poker Night'],
    ['포커의 밤 เสาร์ ערב', 'Poker'],
    ['Вечер покера', 'Вечер покера'],
    ['Poker\u001b[31m gala\u202e tonight', 'Poker Gala'],
    ['P̷̢̛o̸͚̅k̶̘̿e̵̯͌r̴̨̀ n̶̳̈́i̶̭͝g̶̖͛h̶̨̾t̸̡̎', 'Poker Night'],
    ['A'.repeat(2_000), 'Poker'],
  ])('bad input gives a sane title: %j', (prompt, title) => {
    expect(wordsOf(prompt).title).toBe(title);
  });

  test('addresses are plain text, without their protocol', () => {
    expect(wordsOf('Poker night https://www.riverbend.com/poker/').callToAction).toBe(
      'www.riverbend.com/poker',
    );
  });

  test('an address comes without what counts clicks', () => {
    const prompt = 'Poker gala. Book at https://riverbend.com/gala?utm_source=mail#top';
    expect(wordsOf(prompt).callToAction).toBe('Book at riverbend.com/gala');
  });

  test('a telephone number is shown whole or not at all', () => {
    const shown = planStoryboard({
      prompt: 'Poker gala. Call 702 555 01 23 45 67',
      preset: 'poker',
      controls: { ...CONTROL_DEFAULTS, duration: 5 },
      seed: 1,
      organizationName: 'House of Tests',
      markets: ['US'],
      shortSidePixels: 720,
    }).shots.flatMap(({ words }) => words.map(({ text }) => text));
    for (const text of shown.filter((one) => /\d/u.test(one))) expect(text).toContain('45 67');
  });

  test('what the user edited wins over what the prompt says', () => {
    const plan = planStoryboard({
      prompt: 'Poker night, $500 in prizes. Book now at riverbend.com',
      preset: 'poker',
      controls: CONTROL_DEFAULTS,
      seed: 1,
      title: 'River Nights',
      offer: '$600 in prizes',
      callToAction: 'See you there',
      organizationName: 'House of Tests',
      markets: ['US'],
      shortSidePixels: 720,
    });
    expect(plan.words).toMatchObject({
      title: 'River Nights',
      offers: ['$600 in prizes'],
      callToAction: 'See you there',
    });
  });
});
