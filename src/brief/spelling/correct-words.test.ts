import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { foldText } from '#text/fold-text.ts';
import VOCABULARY from './vocabulary.json' with { type: 'json' };

const correctionsOf = (prompt: string) =>
  readBrief(prompt).corrections.map(({ from, to }) => `${from} → ${to}`);

test('a slip on screen is offered with its field, and never applied', () => {
  const reading = readBrief('Headline: ROULETE NIGHT\n- Free coktails until 9 PM\n- Live music');
  expect(reading.words.headline).toBe('ROULETE NIGHT');
  expect(reading.corrections).toEqual([
    { field: 'headline', from: 'ROULETE', to: 'ROULETTE' },
    { field: 'lines.0.text', from: 'coktails', to: 'cocktails' },
  ]);
});

test.each([
  ['Überschrift: Pokerabend\nAngebot: Eintrit frei', ['Eintrit → Eintritt']],
  ['Titular: Noche de ruleta\nOferta: entrda gratis', ['entrda → entrada']],
  ['Accroche : Soirée roulette\nOffre : cocktial offert', ['cocktial → cocktail']],
  ['Titolo: Notte\nOfferta: ingreso gratuito', ['ingreso → ingresso']],
])('in its language: %s', (prompt, corrections) => {
  expect(correctionsOf(prompt)).toEqual(corrections);
});

test.each([
  'Headline: Prices and prizes\nOffer: 2 entrees for $20',
  'Where: Casiono Royale, Pokar Lounge',
  'Signature: Jackpott House',
  'CTA: Book at roulete.example',
  'Offer: free cocktail for Kasino members',
])('names, addresses and words that are right are left alone: %s', (prompt) => {
  expect(correctionsOf(prompt)).toEqual([]);
});

describe('the vocabulary', () => {
  test.each(Object.entries(VOCABULARY.words))('%s has each word once', (_, words) => {
    const folded: readonly string[] = (words as readonly string[]).map(foldText);
    expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([]);
  });
});
