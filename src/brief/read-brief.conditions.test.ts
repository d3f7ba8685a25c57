import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const linesOf = (prompt: string) =>
  wordsOf(prompt).lines.map(({ text, condition }) => (condition ? `${text} | ${condition}` : text));

describe('an exception stays with its date', () => {
  test.each([
    ['Poker nights every Friday except June 6, 8 PM.', 'Every Friday except June 6, 8 PM'],
    [
      'Poker nights every Friday (except public holidays).',
      'Every Friday (except public holidays)',
    ],
    ['Pokerabend jeden Freitag (außer 6. Juni), 20 Uhr.', 'Jeden Freitag (außer 6. Juni), 20 Uhr'],
    ['Pokerabend jeden Freitag, ausgenommen Feiertage.', 'Jeden Freitag, ausgenommen Feiertage'],
    [
      'Soirée poker tous les vendredis (sauf le 6 juin) à 20 h.',
      'Tous les vendredis (sauf le 6 juin) à 20 h',
    ],
    [
      'Soirée poker tous les vendredis, hors jours fériés.',
      'Tous les vendredis, hors jours fériés',
    ],
    [
      'Noche de póquer todos los viernes, salvo el 6 de junio, 20 h.',
      'Todos los viernes, salvo el 6 de junio, 20 h',
    ],
    [
      'Noche de póquer todos los viernes (excepto festivos).',
      'Todos los viernes (excepto festivos)',
    ],
    [
      'Serata poker ogni venerdì (escluso il 6 giugno), ore 20.',
      'Ogni venerdì (escluso il 6 giugno), ore 20',
    ],
    ['Serata poker ogni venerdì, tranne i festivi.', 'Ogni venerdì, tranne i festivi'],
    [
      'Título "Noite dos Dados". Todas as quintas, exceto 1 de maio, às 20h.',
      'Todas as quintas, exceto 1 de maio, às 20h',
    ],
    ['Noite de pôquer todas as sextas, salvo feriados.', 'Todas as sextas, salvo feriados'],
    ['扑克之夜：每周五晚8点（6月6日除外）。', '每周五晚8点（6月6日除外）'],
    ['扑克之夜，每周五晚8点，节假日除外。', '每周五晚8点，节假日除外'],
  ])('%s', (prompt, when) => expect(linesOf(prompt)).toEqual([when]));

  test('a date that an exception elsewhere limits is left blank', () => {
    expect(linesOf('Karaoke on Fridays at the Blue Room, except June 6.')).toEqual([
      'The Blue Room',
    ]);
  });
});

describe("a date of the sender's talks is no date of the film", () => {
  test.each([
    [
      'Slots clip. Per our call on Monday at 10 AM, show reels at dusk. Party on Saturday at 9 PM. Headline: “Quiet Aces”.',
      'Saturday at 9 PM',
    ],
    [
      'Roulette film. We spoke on Thursday at 4 PM about the lights. Opening night is Friday, June 5 at 9 PM.',
      'Friday, June 5 at 9 PM',
    ],
    [
      'Film de roulette. Comme convenu mardi à 15 h, un film chaud. Soirée le vendredi 12 juin à 21 h.',
      'Vendredi 12 juin à 21 h',
    ],
    [
      'Wie am Dienstag um 15 Uhr mit Bernd besprochen, ein Film zur Roulette. Die Nacht der Kugel ist am Freitag, 12. Juni, um 20 Uhr.',
      'Freitag, 12. Juni, um 20 Uhr',
    ],
    [
      'Como hablamos el martes a las 15 h, un vídeo de ruleta. La noche es el viernes 12 de junio a las 21 h.',
      'Viernes 12 de junio a las 21 h',
    ],
    [
      'Come concordato martedì alle 15, un video di roulette. La serata è venerdì 12 giugno alle 21. Titolo: “Notte rossa”.',
      'Venerdì 12 giugno alle 21',
    ],
    [
      'Conforme combinado na terça às 15h, um vídeo de roleta. A noite é na sexta, 12 de junho, às 21h.',
      'Sexta, 12 de junho, às 21h',
    ],
    [
      '按周二下午三点跟小王讨论的，做一个轮盘视频。活动在6月12日晚8点。标题：“静夜”。',
      '6月12日晚8点',
    ],
  ])('%s', (prompt, when) => expect(linesOf(prompt)).toEqual([when]));
});

test.each([
  [
    'Neon roulette, free champagne for everybody. See you Friday at 8 PM at Harbor Casino.',
    'Friday at 8 PM',
  ],
  [
    'A poker film. After the match on Friday at 8 PM the tables open. Headline: “Quiet Aces”.',
    'Friday at 8 PM',
  ],
])('a date of the film beside a verb of meeting stays: %s', (prompt, when) => {
  const dates = wordsOf(prompt).lines.filter(({ kind }) => kind === 'when');
  expect(dates.map(({ text }) => text)).toEqual([when]);
});

describe('an offer keeps what limits it', () => {
  test.each([
    ['2-for-1 cocktails, members only.', '2-for-1 cocktails | members only'],
    [
      '50% off the buffet (excluding public holidays).',
      '50% off the buffet | excluding public holidays',
    ],
    ['Free parking while spaces last.', 'Free parking | while spaces last'],
    [
      'Das Automatencasino ist offen. Gratis Kaffee bis 12 Uhr, nur solange der Vorrat reicht.',
      'Gratis Kaffee | bis 12 Uhr, nur solange der Vorrat reicht',
    ],
    [
      'Cocktail offert, uniquement pour les membres.',
      'Cocktail offert | uniquement pour les membres',
    ],
    ['Cóctel gratis, solo para socios.', 'Cóctel gratis | solo para socios'],
    ['50 % sul buffet (esclusi i festivi).', '50 % sul buffet | esclusi i festivi'],
    ['免费鸡尾酒一杯，仅限会员。', '免费鸡尾酒一杯 | 仅限会员'],
    ['自助餐五折（节假日除外）。', '自助餐五折 | 节假日除外'],
    ['Senioren erhalten einen Gutschein über 10 €.', 'Senioren erhalten einen Gutschein über 10 €'],
    ['Los jubilados reciben un vale de 10 €.', 'Los jubilados reciben un vale de 10 €'],
    ['I soci ricevono un buono da 10 €.', 'I soci ricevono un buono da 10 €'],
    ['Os aposentados recebem um vale de R$ 10.', 'Os aposentados recebem um vale de R$ 10'],
  ])('%s', (prompt, line) => expect(linesOf(prompt)).toEqual([line]));

  test('as its next sentence says', () => {
    const prompt =
      'Promo for "Twenty-One Club": earn 5x points every Tuesday in May (excl. May 26). Offer applies to Gold members only.';
    expect(linesOf(prompt)).toEqual([
      '5x points | Offer applies to Gold members only',
      'Every Tuesday in May (excl. May 26)',
    ]);
  });

  test.each([
    'Every Wednesday, guests get a $10 dining voucher.',
    'Free parking, valet at the door.',
  ])('where nothing limits it, it has no condition: %s', (prompt) => {
    expect(wordsOf(prompt).lines.every(({ condition }) => condition === null)).toBe(true);
  });
});

test.each(['Ahora 50 % en el bufé.', 'Ora 50% di sconto sul buffet.', 'Maintenant 20 € offerts.'])(
  'an offer may open with its moment: %s',
  (prompt) => expect(readBrief(prompt).offered.lines.length + linesOf(prompt).length).toBe(1),
);

describe('a sum that holds no more is not shown', () => {
  test.each([
    'Buy-in is no longer $100, it is $120.',
    'Der Buy-in beträgt nicht mehr 100 €, sondern 120 €.',
    "L'entrée n'est plus de 20 €, elle est de 25 €.",
    'La entrada ya no cuesta 20 €, ahora cuesta 25 €.',
    "L'ingresso non costa più 20 €, ora costa 25 €.",
    'A entrada não custa mais R$ 20, agora custa R$ 25.',
    '报名费不再是200元，而是250元。',
  ])('%s', (prompt) => expect(linesOf(prompt)).toEqual([]));
});

test('no line runs over a full stop', () => {
  expect(
    linesOf(
      'Toda sexta às 20h no Casino Atlântico, Avenida da Praia 101. Jantar e show por R$ 90.',
    ),
  ).toContain('Jantar e show por R$ 90');
});

describe('letters on a thing of the picture are scenery', () => {
  test.each([
    'A card reading "Reserved" lies on the table. Headline: “Quiet Aces”.',
    'A neon sign that says "Open Late" glows. Headline: “Quiet Aces”.',
    'Auf dem Schild steht „Ausgang“. Überschrift: „Quiet Aces“.',
    'An der Tür hängt ein Plakat mit der Aufschrift „Heute zu“. Titel „Quiet Aces“.',
    "Une carte portant l'inscription « Réservé » sur la table. Titre : « Quiet Aces ».",
    'Sur le mur on lit « Sortie ». Titre : « Quiet Aces ».',
    'Una tarjeta que dice «Reservado» sobre la mesa. Título: «Quiet Aces».',
    'En la pared se lee «Salida». Título: «Quiet Aces».',
    'Sul muro si legge «Uscita». Titolo: «Quiet Aces».',
    'Un cartellino con la scritta «Riservato». Titolo: «Quiet Aces».',
    'Na parede lê-se "Saída". Título: "Quiet Aces".',
    'Um cartão com a palavra "Reservado". Título: "Quiet Aces".',
    '墙上写着“出口”。标题：“Quiet Aces”。',
    '桌上一张卡片写着“已预订”。标题：“Quiet Aces”。',
  ])('%s', (prompt) =>
    expect(wordsOf(prompt)).toMatchObject({
      headline: 'Quiet Aces',
      lines: [],
      callToAction: null,
    }),
  );

  test('an end card is shown', () => {
    const { callToAction } = wordsOf(
      'The end card reads "See you Friday". Headline: “Quiet Aces”.',
    );
    expect(callToAction).toBe('See you Friday');
  });
});

describe('verbs that name', () => {
  test.each([
    [
      'A saloon. Title it Dead Man’s Draw Classic, buy-in $150.',
      'Dead Man’s Draw Classic',
      undefined,
    ],
    ['The sign-off should read Bluewater Casino, the rest is open.', null, 'Bluewater Casino'],
    [
      'Roulette im Kerzenlicht. Der Titel lautet Nacht der Asse. Unterschreibt mit Spielbank Seeblick.',
      'Nacht der Asse',
      'Spielbank Seeblick',
    ],
    ['Nennt es Nacht der Asse.', 'Nacht der Asse', undefined],
    [
      'Une roulette au crépuscule. Le titre est Nuit des As. Signez Casino de la Baie.',
      'Nuit des As',
      'Casino de la Baie',
    ],
    [
      'Una ruleta al atardecer. Titúlalo Noche de Ases. La firma es Casino del Puerto.',
      'Noche de Ases',
      'Casino del Puerto',
    ],
    [
      'Una roulette al tramonto. Intitolalo Notte degli Assi. La firma è Casinò Laguna.',
      'Notte degli Assi',
      'Casinò Laguna',
    ],
    [
      'Uma roleta ao pôr do sol. O título é Noite dos Ases. Assine como Clube Rei de Copas.',
      'Noite dos Ases',
      'Clube Rei de Copas',
    ],
    ['黄昏的轮盘。标题叫红金之夜。落款用海湾赌场。', '红金之夜', '海湾赌场'],
  ])('%s', (prompt, headline, signature) => {
    const words = wordsOf(prompt);
    expect([words.headline, words.signature]).toEqual([headline, signature]);
  });

  test('nothing is named by what is said of a title', () => {
    const { headline } = wordsOf('The title should be short. Call it whatever you like.');
    expect(headline).toBeNull();
  });
});

describe('a label of a place holds for its sentence', () => {
  test.each([
    [
      'Überschrift „Goldener Oktober“, Ort: Spielbank Seeblick, Uferstraße 4, Konstanz. Schlusszeile „Jetzt Tisch reservieren“.',
      'Spielbank Seeblick, Uferstraße 4, Konstanz',
    ],
    [
      '标题：“红金之夜”。每周五晚9点，地点：海湾赌场，滨海路8号。前50位来宾免费获赠香槟一杯。结尾写“立即预约”。',
      '海湾赌场，滨海路8号',
    ],
  ])('%s', (prompt, where) => {
    const places = wordsOf(prompt).lines.filter(({ kind }) => kind === 'where');
    expect(places.map(({ text }) => text)).toEqual([where]);
  });
});

test('a quote is read beside a sentence of the law', () => {
  const prompt =
    'Que ponga «Jueves de Ases». Solo mayores de 21 años. Que termine con «Te esperamos».';
  expect(wordsOf(prompt)).toMatchObject({
    headline: 'Jueves de Ases',
    lines: [],
    callToAction: 'Te esperamos',
  });
});

describe('all that limits an offer in a row goes with it, and says nothing alone', () => {
  test.each([
    [
      'Offer: $15 in chips with brunch, valid until June 30, one per table, not redeemable for cash. Harbor Casino',
      'one per table, not redeemable for cash',
    ],
    [
      'Oferta: 12 € em fichas com o almoço, válida até 30 de junho, uma por mesa, não convertível em dinheiro. Casino Serra',
      'uma por mesa, não convertível em dinheiro',
    ],
    [
      'Offerta: 12 € di fiches con il pranzo, valida fino al 30 giugno, una per tavolo, non convertibile in denaro. Casinò Serra',
      'una per tavolo, non convertibile in denaro',
    ],
  ])('%s', (prompt, limits) => {
    const offers = wordsOf(prompt).lines.filter(({ kind }) => kind === 'offer');
    for (const { condition } of offers) expect(condition).toContain(limits);
    expect(wordsOf(prompt).lines.filter(({ kind }) => kind === 'note')).toEqual([]);
  });

  test.each([
    'Stay a night and get $20 dining credit, one per room, no cash value. Ask at the bar.',
    'Gutschein über 12 € zum Frühstück, nur einmal pro Zimmer, keine Barauszahlung.',
    'Menú de mar los viernes, bebidas aparte, en el Salón Norte.',
    'Sopas do mar às sextas, bebidas à parte, no Salão Norte.',
    '羊排套餐每位288元，饮料另计，周六。',
  ])('no limit stands without its offer: %s', (prompt) => {
    const { headline, lines } = wordsOf(prompt);
    const said = [headline, ...lines.map(({ text }) => text)].join(' | ');
    expect(said).not.toMatch(/(?:^|\| )(?:one per|no cash|nur einmal|keine bar|bebidas|饮料)/iu);
  });

  test.each([
    ['Turnier am Samstag, 18 Uhr, Buy-in 120 €, max. 60 Plätze.', /max$/u],
    ['Tournament Saturday 6 pm, buy-in $120, max. 60 seats.', /max$/u],
    ['Torneo sábado 18 h, inscripción 120 €, máx. 60 plazas.', /m[aá]x$/u],
  ])('a word cut short ends no condition: %s', (prompt, torn) => {
    for (const { text, condition } of wordsOf(prompt).lines) {
      expect(text).not.toMatch(torn);
      expect(condition ?? '').not.toMatch(torn);
    }
  });
});

test('a German date keeps its point', () =>
  expect(linesOf('Sommerfest im Casino: 12.7. bis 3.8., Eintritt frei.')).toContain(
    '12.7. bis 3.8.',
  ));

test('a name goes on behind its preposition', () => {
  expect(wordsOf('Festival de peixes do rio R$ 99 por pessoa, sábados às 19h.').headline).not.toBe(
    'Festival de peixes',
  );
  expect(wordsOf('Torneo de parchis y damas en la sala, viernes 20 h.').headline).not.toBe(
    'Torneo de parchis',
  );
});

test.each([
  'Noche de dados todos los viernes a las 21 h en el Casino Monte Claro de Lugo. Vídeo vertical.',
  'Serata dadi ogni venerdì alle 21 al Casinò del Lago di Lecco. Video verticale.',
  'Dice night every Friday at 9 pm at Pine Lake Casino in Dayton. Vertical video.',
])('a house with its town is a place: %s', (prompt) => {
  const { lines, signature } = wordsOf(prompt);
  expect(signature).toBeUndefined();
  expect(lines.find(({ kind }) => kind === 'where')?.text).toMatch(/Lugo|Lecco|Dayton/u);
});

test('who alone gets an offer is no place', () => {
  const { lines } = wordsOf(
    'Promoción: 2x1 en postres de martes a jueves hasta las 19 h, solo socios del Club Plata. Sin precios.',
  );
  expect(lines.filter(({ kind }) => kind === 'where')).toEqual([]);
});
