import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const textsOf = (prompt: string) => wordsOf(prompt).lines.map(({ text }) => text);

describe('tables', () => {
  test('of a shot list only the column of words on screen is read, its first words as the headline', () => {
    const { headline, lines } = wordsOf(
      [
        'Scene | Picture | Text on screen',
        'A | ball on the rim | (none)',
        'B | a couple on the bridge | A Night at the Mill',
        'C | oysters, ice, lemon | Six oysters, £18',
        'D | wheel from above | Saturday 29 November, 8 PM',
      ].join('\n'),
    );
    expect(headline).toBe('A Night at the Mill');
    expect(lines.map(({ text }) => text)).toEqual([
      'Six oysters, £18',
      'Saturday 29 November, 8 PM',
    ]);
  });

  test('rows that begin with a label are read, and none that is refused', () => {
    const { headline, lines, callToAction } = wordsOf(
      [
        'slot;type;text;status',
        '01;headline;Boxcar Weekend;OK',
        '02;offer;Free craps lesson;OK',
        '03;offer;First $10 bet on us;KILLED by legal',
        '04;when;June 6-8;OK',
        '05;cta;Call 702-555-0166;OK',
      ].join('\n'),
    );
    expect(headline).toBe('Boxcar Weekend');
    expect(lines.map(({ text }) => text)).toEqual(['Free craps lesson', 'June 6-8']);
    expect(callToAction).toBe('Call 702-555-0166');
  });

  test('a cell that begins with a label of its own, or quotes behind one, is read by that', () => {
    const shots = [
      'Cuadro 1 | charola de pan | SUPER: Ofrenda de Premios',
      'Cuadro 2 | velas, desenfoque | RÓTULO «1 y 2 de noviembre, 20:00»',
      'Cuadro 3 | papel picado | sin texto',
    ];
    expect(wordsOf(shots.join('\n'))).toMatchObject({
      headline: 'Ofrenda de Premios',
      lines: [{ text: '1 y 2 de noviembre, 20:00' }],
    });
  });

  test('a label in brackets behind a shot is read', () => {
    const shots = 'Toma 4: fichas en la mesa.\nToma 5: puerta vaivén. (Rótulo: Todo al rojo)';
    expect(readBrief(shots, null).words.headline).toBe('Todo al rojo');
  });

  test('columns that are named label their cells', () => {
    expect(
      textsOf(
        'Date | Venue | Prize\nFriday 6 June | Mill Room | $500\nSaturday 7 June | Weir Bar | $900',
      ),
    ).toContain('Friday 6 June');
  });

  test('commas of sentences make no table', () => {
    expect(
      textsOf(
        'Offer: chips, dips, and $5 beers\nWhen: Friday, June 6, 8 PM\nWhere: Mill Room, Level 2, Casino Weir',
      ),
    ).toEqual([
      'chips, dips, and $5 beers',
      'Friday, June 6, 8 PM',
      'Mill Room, Level 2, Casino Weir',
    ]);
  });
});

describe('labels', () => {
  test.each([
    ['Accroche ........... Jette-toi\nLieu ............... Salle Nord', 'Jette-toi', 'Salle Nord'],
    ['TITULAR .....: Gira la rueda\nLUGAR .......: Sala Norte', 'Gira la rueda', 'Sala Norte'],
    ['08–12  TITLE: Boxcar Weekend\n12–15  WHERE: Mill Room', 'Boxcar Weekend', 'Mill Room'],
    ['主标——十年一局\n地点——四楼雅室', '十年一局', '四楼雅室'],
  ])('are parted from their value by leaders, and follow times: %s', (prompt, headline, where) => {
    expect(wordsOf(prompt)).toMatchObject({ headline, lines: [{ kind: 'where', text: where }] });
  });

  test.each([
    ['Krug knallt auf Holz → Button „Platz sichern“', { callToAction: 'Platz sichern' }],
    ['Poker film. Headline "Deep Stack Sunday" please.', { headline: 'Deep Stack Sunday' }],
  ])('stand before quotes without a colon: %s', (prompt, words) => {
    expect(wordsOf(prompt)).toMatchObject(words);
  });

  test('a shot without writing does not silence the others', () => {
    expect(wordsOf('镜1 渔港清晨 —— 无字\n镜2 轮盘慢转 —— 字幕：渔港小轮盘').headline).toBe(
      '渔港小轮盘',
    );
  });
});

test.each([
  [
    'Kop: Nacht van het Rad\nWanneer: vrijdag 12 juni\nWaar: Grand Casino Maas',
    'Nacht van het Rad',
    'vrijdag 12 juni',
  ],
  [
    'Заголовок: Ночь рулетки\nКогда: пятница, 12 июня\nГде: казино Гавань',
    'Ночь рулетки',
    'пятница, 12 июня',
  ],
  [
    '見出し：ルーレットナイト\n日時：6月12日 20:00\n場所：ハーバーカジノ',
    'ルーレットナイト',
    '6月12日 20:00',
  ],
  [
    'العنوان: ليلة الروليت\nمتى: الجمعة 12 يونيو\nأين: كازينو المرفأ',
    'ليلة الروليت',
    'الجمعة 12 يونيو',
  ],
])('labels of languages that are not read mark their values: %s', (prompt, headline, when) => {
  const words = wordsOf(prompt);
  expect(words.headline).toBe(headline);
  expect(words.lines).toContainEqual({ kind: 'when', text: when, condition: null });
});

test('a day of its own name in capitals is a title', () => {
  expect(wordsOf('BLACK FRIDAY\n- 50 % off all rooms\n- Friday 28 November').headline).toBe(
    'BLACK FRIDAY',
  );
});

test.each([
  ['- Win 500 zł cash', 'Win 500 zł cash'],
  ['- Gewinne 500 zł Bonus', 'Gewinne 500 zł Bonus'],
])('sums of other currencies: %s', (prompt, text) => {
  expect(textsOf(`Headline: All In\n${prompt}`)).toContain(text);
});

test.each([
  'Headline: Deep Stack\n- Thursday, 8 PM\nsorry, Friday not Thursday',
  'Titel: Deep Stack\n- Donnerstag, 20 Uhr\nsorry, Freitag statt Donnerstag',
])('a date that is taken back stands nowhere: %s', (prompt) => {
  expect(JSON.stringify(wordsOf(prompt))).not.toMatch(/Thursday|Donnerstag/u);
});

test('a place keeps its city', () => {
  expect(
    readBrief('Free entry every Friday at the Grand Aurora, Las Vegas.', null).words.lines,
  ).toContainEqual({
    kind: 'where',
    text: 'The Grand Aurora, Las Vegas',
    condition: null,
  });
});

describe('nobody who writes is read', () => {
  test.each([
    'Maud 🎲 11:31 — un carré pour Facebook?\nMaud 🎲 11:33 — titre: Jette-toi\nJérém 11:36 — ok',
    'Nico (torneos): necesito un video\nCaro: horario?\nNico (torneos): título: Jette-toi',
    'Jule 🌸 10:02\nbrauchen ein reel\nJule 🌸 10:03\nTitel: Jette-toi\nJule 🌸 10:04\ndanke',
  ])('%s', (prompt) => {
    expect(wordsOf(prompt)).toMatchObject({ headline: 'Jette-toi', lines: [] });
  });

  test('the subject of a forwarded mail', () => {
    expect(wordsOf('主题：Re: 周年赛片子\n林导：\n标题：十年一局').headline).toBe('十年一局');
  });
});
