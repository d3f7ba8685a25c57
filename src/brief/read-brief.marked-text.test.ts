import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const linesOf = (prompt: string) =>
  wordsOf(prompt).lines.map(({ kind, text }) => `${kind} ${text}`);

describe('labels in many layouts', () => {
  test.each([
    [
      'HEADLINE - Midnight Aces\nOFFER - 2-for-1 cocktails\nWHEN - Sat 14 March, 10pm',
      ['offer 2-for-1 cocktails', 'when Sat 14 March, 10pm'],
    ],
    [
      '* Title *: Diamond Rush\n* Offer *: €50 bonus\n* Dates *: 1–30 June',
      ['offer €50 bonus', 'when 1–30 June'],
    ],
    ['PANTALLA 1: Gira y gana\nPANTALLA 2: 3.000 € en premios', ['offer 3.000 € en premios']],
    ['Überschrift: „Alles“\nUnterzeile: «Der große Pokerabend»', ['note Der große Pokerabend']],
    ['Headline: All In\nSuper: Friday 8 PM (white on black)', ['when Friday 8 PM']],
    ['TITEL: Nacht der Chips\nKOSTEN: 15 € p. P.', ['offer KOSTEN: 15 € p. P.']],
  ])('%s', (prompt, lines) => expect(linesOf(prompt)).toEqual(lines));

  test('the first cell of a row labels the second', () => {
    const table =
      '| Headline | Lucky Thirteen |\n| Offer | $13 steak & fries |\n| When | Friday the 13th, 6 PM |';
    expect(wordsOf(table).headline).toBe('Lucky Thirteen');
    expect(linesOf(table)).toEqual(['offer $13 steak & fries', 'when Friday the 13th, 6 PM']);
  });

  test('an event is called by its name, whatever its line offers', () => {
    const prompt = 'Event A: Poker Night, Fri 6 March 8 PM, buy-in $60';
    expect(wordsOf(prompt).headline).toBe('Poker Night');
    expect(linesOf(prompt)).toContain('when Fri 6 March 8 PM');
  });
});

test.each([
  'Headline: not decided yet\nOffer: TBC\nWhen: ask Maria',
  'Headline: (max 5 words)\nCTA: [insert link]',
  'Headline: XXXX\nWhere: see below\nOffer: same as last year',
  'Überschrift: kommt noch\nAngebot: wie letztes Jahr\nWo: siehe unten',
  'Titre : à confirmer\nOffre : voir ci-dessous',
  'Título: por confirmar\nDónde: ver abajo',
  '标题：待定\n地点：见附件',
])('what a label leaves open stays blank: %s', (prompt) =>
  expect(wordsOf(prompt)).toEqual({ headline: null, lines: [], callToAction: null, terms: null }),
);

test('what stands behind the end of a sentence is no part of an offer', () => {
  const prompt = 'Angebot: 2 Getränke zum Preis von 1. Anders als die Konkurrenz („Happy Hour“).';
  expect(linesOf(prompt)).toEqual(['offer 2 Getränke zum Preis von 1']);
});

test('of a language told by its letters only what marks say is read', () => {
  const prompt = 'Headline: Noc Fortuny\nKiedy: piątek, 14 marca, 20:00\nWstęp wolny dla członków';
  expect(readBrief(prompt).writtenIn).toBe('pl');
  expect(wordsOf(prompt)).toMatchObject({
    headline: 'Noc Fortuny',
    lines: [{ kind: 'when', text: 'piątek, 14 marca, 20:00', condition: null }],
  });
});

test.each([
  'Headline: "Diamond Blackjack Night". Saturday 8 PM at the Grand Aurora. Free entry.',
  'Headline: Diamond Blackjack Night. Saturday 8 PM at the Grand Aurora. Free entry.',
])('what follows the sentence of a labelled value is read, quoted or not: %s', (prompt) => {
  expect(readBrief(prompt).words).toMatchObject({
    headline: 'Diamond Blackjack Night',
    lines: expect.arrayContaining([{ kind: 'when', text: 'Saturday 8 PM', condition: null }]),
  });
});
