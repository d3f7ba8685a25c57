import { expect, it } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const seen = (prompt: string) => {
  const { look } = readBrief(prompt);
  const { colors, ...wishes } = look;
  const { occasion, mood, setting, dressing } = wishes;
  const { hues, metal } = colors;
  return { occasion, mood, setting, dressing, hues, metal };
};

const NOTHING = { occasion: null, mood: null, setting: null, dressing: [], hues: [], metal: null };

it.each([
  'Roulette night at the Golden Anchor',
  'Slots evening at the Blue Moon, Saturday',
  'Dinner by Chef Green, Tuesday 7 PM',
  'Title: "Lucky Friday". Offer: $20 free play with $50 buy-in. When: Fri 9 PM.',
])('leaves open what only names say: %s', (prompt) => expect(seen(prompt)).toEqual(NOTHING));

it.each([
  'Roulette night, no neon, not too festive, anything but red',
  'Slots. Avoid: neon, gold, confetti',
  'Liebe Kolleginnen, ein Clip für den Rouletteabend, kein Gold, Neon bitte vermeiden',
  'Soirée roulette sans confettis, tout sauf du rouge',
])('leaves open what the text does not want: %s', (prompt) =>
  expect(seen(prompt)).toEqual(NOTHING),
);

it('takes no colours from words for the screen', () => {
  expect(seen('The sign shows “Diamonds After Dark” in big letters')).toEqual(NOTHING);
});

it('takes the occasion from words for the screen', () => {
  expect(seen('Title: "Halloween Night"').occasion).toBe('halloween');
});
