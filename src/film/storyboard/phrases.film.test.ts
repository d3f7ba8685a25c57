import { expect, test } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { colorFamily } from '#tests/fixtures/prompts/color-family.ts';
import { PHRASES } from '#tests/fixtures/prompts/phrases.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Language } from '#domain/languages.ts';

/** What stands before a phrase, so that it is told in its language. */
const OPENINGS: Record<Language, string> = {
  en: 'Roulette tonight, ',
  es: 'Ruleta esta noche, ',
  fr: 'Roulette ce soir, ',
  de: 'Roulette heute Abend, ',
  it: 'Roulette stasera, ',
  pt: 'Roleta hoje à noite, ',
  zh: '今晚轮盘，',
};

function lookOf(language: Language, phrase: string, seed: number): ReadonlyMap<string, unknown> {
  const order = orderFromPrompt({
    prompt: OPENINGS[language] + phrase,
    preset: 'roulette',
    controls: CONTROL_DEFAULTS,
    seed,
    signature: null,
    markets: ['US'],
    shortSidePixels: 240,
  });
  const { look } = planStoryboard(order);
  return new Map<string, unknown>([
    ...Object.entries(look),
    ['felt', colorFamily(look.palette.felt)],
    ['place', look.landscape?.kind],
  ]);
}

test.each(PHRASES)('%s: %s', (language, phrase, expected) => {
  for (const seed of [3, 11]) {
    const look = lookOf(language, phrase, seed);
    for (const wish of expected.split(' ')) {
      const [part = ''] = wish.split('=');
      const alternatives = wish.split('|').map((one) => one.replace(/^\w+=/u, ''));
      const seen = [look.get(part)].flat();
      expect(alternatives, `${wish}, seen ${seen.join(', ')}`).toSatisfy((names: string[]) =>
        names.some((name) => seen.includes(name)),
      );
    }
  }
});
