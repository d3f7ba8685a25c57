import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { undrawnCharacterIn } from '#domain/order/drawn-characters.ts';
import { piecesOf } from '#domain/order/words.ts';

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

  test.each([
    ['大字"今夜好运"其它什么都别放', '今夜好运'],
    ['Headline "Lucky Hour", don’t show anything else.', 'Lucky Hour'],
  ])('that nothing else is to be shown rejects none: %s', (prompt, headline) =>
    expect(wordsOf(prompt)).toMatchObject({ headline }),
  );
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

  test.each(['Headline: 5★ dining', 'Offer: 50 € → 100 € bonus', 'When: Friday → Sunday'])(
    'no part is torn out of a value: %s',
    (prompt) => expect(wordsOf(prompt)).toEqual(NOTHING),
  );

  test.each(['We ♥ roulette', 'We ❤ slots', 'The ♠ night'])(
    'a sign within stays: %s',
    (headline) => {
      expect(wordsOf(`Headline: ${headline}`).headline).toBe(headline);
    },
  );

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
    'Ночь рулетки в казино «Гавань», пятница 21:00',
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

describe('what the sender has to do by when and for how much', () => {
  test.each([
    [
      'Quando: sabato 4 aprile, ore 21\nDeadline interna: venerdì 27.3, ore 11\nChiusura lavori ore 12\nBudget 3.000 €',
      'sabato 4 aprile, ore 21',
    ],
    [
      'We need the cut by Tuesday EOD, March 24. Poker night is Saturday, April 4, 8 PM. Budget is $3,000. Sign-off on Friday, March 20, 3 PM.',
      'Saturday, April 4, 8 PM',
    ],
    [
      'Hi, v3 attached. Shooting on Tuesday, March 24, 9 AM. The board sees it on March 26, 5 PM. Doors open Saturday, April 4, 8 PM.',
      'Saturday, April 4, 8 PM',
    ],
    [
      'Internal date: March 20\nClient review: Monday, March 23, 4 PM\nVersion 3, March 12\nWhen: Saturday, April 4, 8 PM',
      'Saturday, April 4, 8 PM',
    ],
    [
      'Interne Frist: Freitag, 27.3., 11 Uhr\nAbnahme: Donnerstag, 26. März, 14 Uhr\nDatum: Samstag, 4. April, 20 Uhr',
      'Samstag, 4. April, 20 Uhr',
    ],
    [
      'Bonjour,\n- samedi 4 avril, 20 h\n- à valider avant jeudi 26 mars à midi\n- rendu final vendredi 27 mars, 18 h\nTournage : mardi 24 mars, 9 h',
      'Samedi 4 avril, 20 h',
    ],
    [
      'Hola,\n- Sábado 4 de abril, 20:00\n- Presupuesto 3.000 €\n- aprobación interna el jueves 26 de marzo\nRodaje: martes 24 de marzo, 9 h',
      'Sábado 4 de abril, 20:00',
    ],
    [
      'Olá, o torneio é sábado, 4 de abril, às 20h. Temos orçamento de 2 mil.\n- corte final sexta 27/3, 10h\nGravação: terça, 24 de março, 9h',
      'Sábado, 4 de abril, às 20h',
    ],
    [
      '各位好，\n- 活动时间：4月4日晚8点\n- 周三前给我\n- 预算3000元\n审片时间：3月26日下午3点',
      '4月4日晚8点',
    ],
  ])('is left out, the date of the event stays: %s', (prompt, when) => {
    expect(wordsOf(prompt).lines.map(({ kind, text }) => [kind, text])).toEqual([['when', when]]);
  });

  test.each([
    ['Slots at night.\n- $500 cash and a V8 pickup', 'V8 pickup'],
    ['Um cruzeiro com roleta e música.\n- Grátis: cabine interna por R$ 2.390', 'cabine interna'],
    ['- Dreh das Rad: 20 Freispiele', '20 Freispiele'],
  ])('words that only sound like it stay: %s', (prompt, words) => {
    expect(JSON.stringify(readBrief(prompt, null).words.lines)).toContain(words);
  });
});

test('a sum that nothing says what it is for is neither shown nor offered', () => {
  const prompt =
    "Romantic Valentine's blackjack evening at The Marlowe Hotel, candles and roses, dinner for two with a show on February 14, $149, soft light and a slow camera over the table.";
  const { words, offered } = readBrief(prompt);
  const texts = [...words.lines, ...offered.lines].map(({ text }) => text);
  expect(texts).not.toContain('$149');
});

test.each([
  'Promote Senior Tuesdays: $10 free slot play and half-price lunch buffet for guests 55+, every Tuesday from 11 am.',
  'Promociona la Noche de Ruleta: entrada libre, viernes 21 h.',
  'Promouvez la Soirée Roulette : entrée libre, vendredi 21 h.',
  'Promuovi la Notte della Roulette: ingresso gratuito, venerdì ore 21.',
  'Divulgue a Noite da Roleta: entrada gratuita, sexta às 21h.',
  '宣传轮盘之夜：免费入场，周五晚九点。',
])('what the film maker is asked to do opens no words: %s', (prompt) => {
  const { words, offered } = readBrief(prompt);
  const shown = [words.headline, ...offered.headlines, ...words.lines.map(({ text }) => text)];
  expect(shown.filter((one) => /^(?:prom|divulg|宣传)/iu.test(one ?? ''))).toEqual([]);
});

test('a condition does not say what a sum is for', () => {
  const prompt =
    "Valentine's dinner & blackjack package for couples, $149 per couple, February 14, live piano, red roses, candle light at The Marlowe Hotel. Reserve by Feb 10.";
  expect(wordsOf(prompt).lines.map(({ text }) => text)).not.toContain('$149');
});
