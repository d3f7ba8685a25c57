import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { undrawnCharacterIn } from '#domain/drawn-characters.ts';
import { piecesOf } from '#domain/words.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const NOTHING = { headline: null, lines: [], callToAction: null, terms: null };

describe('quoted words that must not be read', () => {
  test.each([
    "Slots film. Please don't use the slogan “Spin City”.",
    'Poker clip. Last year’s “All Night Aces” did not work.',
    'The old line "Win $500 cash" was rejected.',
    'Our competitor runs “Lucky Lane”.',
    'Roulette. Bitte den Spruch „Rien ne va plus“ nicht mehr verwenden.',
    'Vidéo de poker. N’utilisez pas « Bluffez ».',
    'Video de ruleta. Descartado el lema "Gira ya".',
    'Il vecchio slogan "Vinci Facile" è stato bocciato.',
    'Vídeo de slots. Não use a frase "Chuva de Prêmios".',
    '做个轮盘视频。去年那句“今夜不眠”千万别再出现。',
  ])('%s', (prompt) => expect(wordsOf(prompt)).toEqual(NOTHING));

  test('others beside them are read', () => {
    expect(
      wordsOf('Don’t use “Spin City” again, the headline is “Reel Easy”, no other text.'),
    ).toMatchObject({ headline: 'Reel Easy', lines: [] });
  });
});

describe('signs', () => {
  test('a caption of pictographs and ticks keeps what a film can draw', () => {
    const { words } = readBrief(
      '🎰 RED OR BLACK 🎰\n★ Free cocktail ★\n✓ $500 jackpot™ ✓\n📍 Skyline Casino® • Level 3\n👉 www.a.example',
    );
    expect(words.headline).toBe('RED OR BLACK');
    expect(words.lines.map(({ text }) => text)).toEqual([
      'Free cocktail',
      '$500 jackpot™',
      'Skyline Casino® • Level 3',
    ]);
    expect(piecesOf({ signature: null, ...words }).map(undrawnCharacterIn)).toEqual(
      piecesOf({ signature: null, ...words }).map(() => null),
    );
  });

  test.each([
    'Headline: ♠ Aces ♥ Wild ♦ Night',
    'Offer: 50 € → 100 € bonus',
    'When: Friday → Sunday',
  ])('no part is torn out of a value: %s', (prompt) => expect(wordsOf(prompt)).toEqual(NOTHING));

  test('what no typeface draws is left blank', () => {
    expect(wordsOf('Headline: ⓐⓛⓛ in\nOffer: Free ⌘ entry').headline).toBeNull();
  });
});

describe('a language that is not read', () => {
  test.each([
    'Graag een korte video voor onze gasten van het casino, vrijdag 12 juni om 20.00 uur gratis entree.',
    'Prosimy o krótki film dla naszych gości, w piątek 12.06 o 20:00 darmowy wstęp do kasyna, 500 € w puli.',
    'Vi vill ha ett kort klipp till våra gäster, fredag 12 juni kl. 20 bjuder vi på gratis inträde.',
    'Сделайте ролик для казино, в пятницу 12.06 в 20:00, 500 € призов.',
  ])('leaves prose blank: %s', (prompt) => expect(wordsOf(prompt)).toEqual(NOTHING));

  test('takes what is marked', () => {
    expect(
      wordsOf(
        'Graag een korte video voor onze gasten, met de tekst “ALLES OP ROOD”.\nCTA: Boek nu',
      ),
    ).toMatchObject({ headline: 'ALLES OP ROOD', callToAction: 'Boek nu' });
  });
});

test.each([
  ['Roleta no Lucky Wheel Casino, crupiê de luvas brancas, jazz', 'pt'],
  ['Un video de blackjack con estilo vintage, happy hour y after party', 'es'],
  ['Ein Clip für die Ladies Night im Casino Royale, Cocktails und DJ Night Fever', 'de'],
  ['Une soirée Las Vegas Show Girls au casino, black tie', 'fr'],
])('names and loanwords leave the language: %s', (prompt, language) => {
  expect(readBrief(prompt).language).toBe(language);
});
