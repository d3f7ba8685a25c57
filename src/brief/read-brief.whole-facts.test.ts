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

test('what another house does is neither shown nor offered', () => {
  const prompt =
    'Bonjour Claire,\n- Les Jeudis Gourmands, tous les jeudis de septembre\n- Menu complet à 29 €\n\nNotre concurrent, le Casino des Dunes, fait déjà 32 €. Il me faut une V1 pour le 20 août.';
  const { words, offered } = readBrief(prompt);
  expect(JSON.stringify({ words, lines: offered.lines })).not.toMatch(/32 €|Dunes/u);
});

test('a request to name others is no call', () => {
  const { words, offered } = readBrief(
    "It's back! Triple Point Tuesdays\nSwipe your card at any kiosk, earn 3X points ALL day long\nEvery Tuesday in March, only at Lakeshore Palms\nTag your slot buddy 👇\n#slots",
  );
  expect([words.callToAction, ...offered.callsToAction].join()).not.toContain('Tag');
});

test('an offer never begins in the middle of a clause', () => {
  const { words, offered } = readBrief(
    'The voice says that the Aurora Gala returns on November 14, that champagne is included in the $95 ticket. We close on the doors.',
  );
  expect([...words.lines, ...offered.lines].map(({ text }) => text)).not.toContain(
    'In the $95 ticket',
  );
});

test('quoted words that are not shown are offered', () => {
  const { offered } = readBrief(
    'Following up on our call. End on our logo and the line "Milk It." First cut by the 15th please.\n\n- Cash Cow Wednesdays, every Wednesday in June\n- Free coffee until noon',
  );
  expect(offered.headlines).toEqual(['Milk It']);
});

test('of another language all quoted words are shown', () => {
  const prompt =
    'Proszę o krótki film z ruletką i złotymi monetami. Na ekranie napis „Wielka Noc Jackpotów”, potem „Sobota, 7 listopada, godz. 20:00”.';
  expect(wordsOf(prompt).headline).toBe('Wielka Noc Jackpotów');
  expect(linesOf(prompt)).toEqual(['note | Sobota, 7 listopada, godz. 20:00']);
});
