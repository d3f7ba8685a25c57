import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const linesOf = (prompt: string) =>
  wordsOf(prompt).lines.map(({ kind, text, condition }) =>
    [kind, text, ...(condition ? [condition] : [])].join(' | '),
  );

test.each([
  [
    'WINTERZAUBER\n1. Dezember bis 6. Januar\nGlühwein 4 €\nSpielbank Tannhöhe',
    'when | 1. Dezember bis 6. Januar',
  ],
  [
    'OKTOBERFEST IM CASINO\n26. September bis 4. Oktober\nMaß Bier 6,90 €\nCasino am Rosengarten',
    'when | 26. September bis 4. Oktober',
  ],
])('the day of a German month is no number of a list: %s', (prompt, line) => {
  expect(linesOf(prompt)).toContain(line);
});

test.each([
  [
    'Hi Marcus,\n- Cash Cow Wednesdays\n- Earn 5X points from 10 a.m. to 10 p.m.\n- Free coffee until noon',
    'offer | Earn 5X points from 10 a.m. to 10 p.m.',
  ],
  [
    'MIÉRCOLES DE COMADRES\nMargaritas al 2x1 de 6 a 9 pm\nRuleta electrónica desde $5 pesos',
    'offer | Margaritas al 2x1 de 6 a 9 pm',
  ],
])('hours from and to stay with what is offered then: %s', (prompt, line) => {
  expect(linesOf(prompt)).toContain(line);
});

describe('a price of some or of a later hour stays with what it is paid for', () => {
  test.each([
    [
      'Ferragosto\nVenerdì 14 agosto\nIngresso libero fino alle 23, poi 15 €\nTerrazza del Casinò Monte Chiaro',
      'offer | Ingresso libero | fino alle 23, poi 15 €',
    ],
    [
      'Neon rain on a city street. Midnight Jazz at the Velvet Room, every Friday in November, no cover before 10 PM, then $12.',
      'offer | No cover before 10 PM | then $12',
    ],
    [
      'moin, fürs herbstfest am 10.10. bitte was kurzes. eintritt 5€, mitglieder frei, ab 18 uhr live musik.',
      'offer | Eintritt 5€ | mitglieder frei',
    ],
  ])('%s', (prompt, line) => {
    expect(linesOf(prompt)).toContain(line);
  });

  test.each([
    'A lobster on ice, then dice. Lobster Night, Thursday 6 to 9, members $34.95.',
    'COMEDY CRAPS\nSaturday, March 14\nMembers $15\nblueheron.example',
  ])('or is neither shown nor offered: %s', (prompt) => {
    const { words, offered } = readBrief(prompt);
    expect([...words.lines, ...offered.lines].map(({ text }) => text).join()).not.toMatch(/\$/u);
  });
});

describe('names', () => {
  test('a feast that names the event is no part of its date', () => {
    const prompt =
      'Olas y fichas turquesa sobre la arena. Gala de Nochevieja el 31 de diciembre en el Casino Playa Coral, cena con cotillón por 150 €.';
    expect(wordsOf(prompt).headline).toBe('Gala de Nochevieja');
    expect(linesOf(prompt)).toContain('when | 31 de diciembre');
  });

  test('a town signs no film, and is said once', () => {
    const prompt =
      'A slot competition you can feel: reels spinning in sync. Island Spin-Off, $7,500 prize pool, August 8 at 3 PM at Coral Key Casino, Key Largo.';
    expect(wordsOf(prompt).signature).toBeUndefined();
    expect(linesOf(prompt)).toEqual([
      'offer | $7,500 prize pool',
      'when | August 8 at 3 PM',
      'where | Coral Key Casino, Key Largo',
    ]);
  });
});
