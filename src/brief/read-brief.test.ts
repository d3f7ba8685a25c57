import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { readCorpus } from '../../scripts/train-policy/read-corpus.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const readByRules = (prompt: string) => readBrief(prompt, null).words;
const linesOf = (prompt: string) =>
  wordsOf(prompt).lines.map(({ kind, text, condition }) =>
    [kind, text, ...(condition ? [condition] : [])].join(' | '),
  );
const NOTHING = { headline: null, lines: [], callToAction: null, terms: null };

describe('words of a brief', () => {
  test.each([
    'Every Friday from 8 p.m.',
    'Friday, May 8, 8 p.m.',
    'Saturday from 9 p.m. to 2 a.m.',
  ])('a point that ends with the half of the day is read whole: %s', (when) => {
    expect(linesOf(`Headline: Friday on the Wheel\n- ${when}`)).toEqual([`when | ${when}`]);
  });

  test('a sentence gives its offer, date and place, and no scenery', () => {
    expect(
      wordsOf(
        'Elegant roulette table with golden chandeliers, Friday night 2-for-1 cocktails at the Meridian',
      ),
    ).toEqual({
      ...NOTHING,
      lines: [
        { kind: 'when', text: 'Friday night', condition: null },
        { kind: 'offer', text: '2-for-1 cocktails', condition: null },
        { kind: 'where', text: 'The Meridian', condition: null },
      ],
    });
  });

  test.each([
    'A close-up of red dice in slow motion, neon reflections, house music',
    'Chips stapeln sich im warmen Licht, langsame Kamera, ruhige Jazzmusik',
    '水晶吊灯下的二十一点牌桌，镜头缓缓推近，爵士乐',
    '🎰🎰🎉',
    'Put a $100 chip on the felt and let the camera circle it',
  ])('%s: nothing to read', (prompt) => {
    expect(wordsOf(prompt)).toEqual(NOTHING);
  });

  test.each([
    [
      'Headline: All In\nOffer: $25 match play\nCondition: for members',
      'offer | $25 match play | for members',
    ],
    [
      'Überschrift: Alles\nAngebot: 50 Freispiele ab einer Einzahlung von 20 €',
      'offer | 50 Freispiele | ab einer Einzahlung von 20 €',
    ],
    ['- Free entry until 9 PM\n- Live music', 'offer | Free entry | until 9 PM'],
  ])('a condition goes with its offer: %s', (prompt, line) => {
    expect(linesOf(prompt)).toContain(line);
  });

  test('of a mail neither subject nor greeting, deadline, wishes or signature are words', () => {
    const mail = [
      'Subject: FW: Reel Riches',
      'Hi Dana,',
      'Please send a first draft by Thursday noon.',
      '- Every Friday in March, 6 PM - 11 PM',
      "Please don't use the old logo.",
      'Thanks,',
      'Marcus Bell',
      'Tel. 555 014 2000',
    ].join('\n');
    expect(wordsOf(mail)).toEqual({
      ...NOTHING,
      lines: [{ kind: 'when', text: 'Every Friday in March, 6 PM - 11 PM', condition: null }],
    });
  });

  test('terms are small print, age and helpline are not', () => {
    const { terms, lines } = wordsOf(
      'Terms: One entry per guest. No cash value. Must be 21+. Gambling problem? Call 1-800-GAMBLER.',
    );
    expect(terms).toBe('One entry per guest. No cash value.');
    expect(lines).toEqual([]);
  });

  test('a caption loses its pictographs, tags and skin tones, and keeps its words', () => {
    expect(
      wordsOf(
        '🎰 RED OR BLACK? 🎰\n🕘 Saturday 9 PM\n📍 Skyline Casino, Level 3\nTag a friend 👉🏼 @jess\n#roulette',
      ),
    ).toEqual({
      ...NOTHING,
      headline: 'RED OR BLACK?',
      lines: [
        { kind: 'when', text: 'Saturday 9 PM', condition: null },
        { kind: 'where', text: 'Skyline Casino, Level 3', condition: null },
      ],
    });
  });

  test('what is free for children by their age is no offer', () => {
    const prompt = 'Buffet gratuit pour les enfants de moins de 10 ans, samedi à 19h';
    expect(linesOf(prompt)).toEqual([]);
  });

  test.each([
    // Who alone gets it is lost, or where the offer ends is open.
    'Os primeiros 30 inscritos ganham jantar grátis.',
    'Guests who register before 1 March receive a free dinner for two.',
    'Everyone who plays that night gets a $10 voucher for the bar.',
    'For every $100 in play, you receive $10 in free bets.',
    'Chi gioca almeno 20 € riceve 10 giri gratis.',
    // Days that are the sender's.
    'Hola! Necesitamos promo de slots. Entregar el 25 de mayo.',
    'Torneo de póker con ambiente clásico. ¿Puede estar el miércoles?',
    // Addressed to the maker of the film.
    'Start with the wheel, then grab the chips and show the dealer.',
  ])('prose that is not whole and plain is left blank: %s', (prompt) => {
    expect(wordsOf(prompt)).toEqual(NOTHING);
  });

  test.each([
    [
      'Gespielt wird am Freitag, 14. November ab 18 Uhr im großen Saal, Eintritt frei.',
      ['when | Freitag, 14. November ab 18 Uhr', 'note | Im großen Saal', 'offer | Eintritt frei'],
    ],
    ['Torneio de poker no sábado, buy-in R$ 150.', ['offer | Buy-in R$ 150']],
    ['Neon and rain, $4 beers all day.', ['offer | $4 beers all day']],
  ])('prose gives whole items between clear bounds: %s', (prompt, lines) => {
    expect(linesOf(prompt)).toEqual(lines);
  });

  test.each([
    ['Carnival\nOstersonntag, 5. April, 15 Uhr', 'when | Ostersonntag, 5. April, 15 Uhr'],
    ['Wheel night\n$1 chips, $6 margaritas', 'offer | $1 chips, $6 margaritas'],
    ['Wheel night\nBring a friend, get a free spin', 'offer | Bring a friend, get a free spin'],
  ])('a line of its own stays whole: %s', (prompt, line) => {
    expect(linesOf(prompt)).toContain(line);
  });

  test('where bullets or labels mark the words, sentences beside them say nothing', () => {
    const prompt =
      'Hi Chris,\n- Dice Days, every Tuesday in June\n- Minimum stake £5\nThe board meets on 20 May at 10 am.';
    expect(wordsOf(prompt).headline).toBe('Dice Days');
    expect(linesOf(prompt)).toEqual(['when | Every Tuesday in June', 'offer | Minimum stake £5']);
  });

  test('what stands under a label that is not known is not shown', () => {
    expect(
      wordsOf('Beat 1: reels spinning, gold light\nBeat 2: lobby at night\ncaption for Monday:'),
    ).toEqual(NOTHING);
  });

  test('a labelled value ends before the next sentence', () => {
    expect(linesOf('Where: Bravo Club. Make it pop! xx')).toEqual(['where | Bravo Club']);
  });

  test('no sum without its noun, none of what the sender spends', () => {
    expect(linesOf('Budget: $4,000\nWe spent $500 last time.')).toEqual([]);
  });

  test('a film without writing has nobody sign it', () => {
    expect(wordsOf('Slots at night, no text on screen, $500 jackpot on Friday 8 PM')).toEqual({
      ...NOTHING,
      signature: null,
    });
  });
});

describe('the ranking of what the rules find', () => {
  test.each([
    // Strangers show all of it, or its heart.
    ['We open our pit. Join us with $5,000 in prizes.', ['offer | $5,000 in prizes']],
    // Behind a time and before a place nothing else can be meant.
    ['Neon. Friday night 2-for-1 cocktails', ['when | Friday night', 'offer | 2-for-1 cocktails']],
  ])('%s', (prompt, lines) => {
    expect(linesOf(prompt)).toEqual(lines);
  });

  test('has no say over labels, quotes and end cards', () => {
    const prompt =
      'Offer: We speak of $5 soon\nSuper: "Maybe by Thursday"\nEnd card: Harbor Casino';
    const { headline, signature } = wordsOf(prompt);
    expect({ headline, signature, lines: linesOf(prompt) }).toEqual({
      headline: 'Maybe by Thursday',
      signature: 'Harbor Casino',
      lines: ['offer | We speak of $5 soon'],
    });
  });
});

test.each([
  [
    'Shot 1: chips\nShot 2: clock — Fridays from 8 PM\nShot 3: logo — Copperline Casino',
    'Copperline Casino',
  ],
  [
    'Oben steht Rote Nacht, jeden Freitag ab 20 Uhr. Absender ist die Spielbank Nordhafen. Entwurf bitte bis Dienstag.',
    'Spielbank Nordhafen',
  ],
  [
    'Ciao Ale, sotto tornei ogni giovedì, chiudi con Casinò Riva Chiara. Mi serve entro lunedì.',
    'Casinò Riva Chiara',
  ],
])('who signs is read where a sentence says so: %s', (prompt, house) => {
  expect(wordsOf(prompt).signature).toBe(house);
});

describe('kinds of messages', () => {
  test.each([
    ['[Mon 09:12] Kim: ', '[Mon 09:13] Lou: '],
    ['Kim 09:12 — ', 'Lou 09:13 — '],
    ['Kim, 09:12: ', 'Lou, 09:13: '],
    ['~Kim: ', '~Lou: '],
  ])('nobody and no hour of a chat is shown: %s', (kim, lou) => {
    const chat = [
      `${kim}we need something for blackjack`,
      `${lou}what is the offer?`,
      `${kim}$15 match play with players card`,
      `${lou}ok`,
    ].join('\n');
    expect(linesOf(chat)).toEqual(['offer | $15 match play | with players card']);
  });

  test.each(['・', '▍', '▶ '])('%s is a bullet and nobody reads it', (bullet) => {
    expect(linesOf(`主题：月下轮盘夜\n${bullet}时间：9月25日晚上7点`)).toEqual([
      'when | 9月25日晚上7点',
    ]);
  });

  test('a line that only presents is no headline', () => {
    expect(wordsOf('CASINO DU LAC BLEU\nPRÉSENTE\nLA GRANDE TOMBOLA').headline).toBe(
      'LA GRANDE TOMBOLA',
    );
  });

  test('a chat shows neither who writes nor when, and no question', () => {
    const chat = [
      '[09:12] Kim: we need something for blackjack tuesday',
      '[09:13] Lou: what is the offer?',
      '[09:13] Kim: $15 match play with players card, 4pm to close',
      '[09:15] Lou: tagline?',
      '[09:15] Kim: "Deal Yourself In"',
    ].join('\n');
    expect(readByRules(chat).headline).toBe('Deal Yourself In');
    expect(linesOf(chat)).toEqual([
      'offer | $15 match play | with players card',
      'when | 4pm to close',
    ]);
  });

  test('a chat without times is told by names that come again', () => {
    const chat =
      'Anna: brauchen einen Clip\nBen: wofür?\nAnna: Pokerabend am Freitag, 5. Mai, 19 Uhr\nBen: gut';
    expect(linesOf(chat)).toEqual(['when | Pokerabend am Freitag, 5. Mai, 19 Uhr']);
  });

  test('minutes show neither their day nor who was there', () => {
    const minutes = [
      'Protokoll 4. März',
      'Anwesend: Jana, Uwe',
      '1. Blackjackturnier heißt "Königsdisziplin"',
      '2. Freitag, 21. März, 18 Uhr',
      '3. Startgeld 25 €',
      '4. Uwe klärt Plakatdruck',
      '5. Anmeldung unter 0555 123456',
    ].join('\n');
    expect(wordsOf(minutes)).toMatchObject({
      headline: 'Königsdisziplin',
      callToAction: 'Anmeldung unter 0555 123456',
    });
    expect(linesOf(minutes)).toEqual([
      'when | Freitag, 21. März, 18 Uhr',
      'offer | Startgeld 25 €',
    ]);
  });

  test('a mail whose head no blank line ends keeps its labelled date', () => {
    const mail =
      'Asunto: Noche de Tapas\nBuenas,\n• Nombre: Noche de Tapas\n• Día: todos los jueves de junio, 21:00';
    expect(linesOf(mail)).toEqual(['when | todos los jueves de junio, 21:00']);
  });

  test('the head of a mail shows no date', () => {
    const mail =
      'From: Kim\nSent: Friday, 6 March, 9:12\nDate: Friday, 6 March, 9:12\n\nOn Saturday, 14 March, 8 PM we pour.';
    expect(wordsOf(mail).lines.map(({ text }) => text)).toEqual(['Saturday, 14 March, 8 PM']);
  });

  test('what follows an end card is the sender’s', () => {
    const { words } = readBrief('主标题：骰出好运\n落版：云顶湖娱乐城。周四前发我，制作费5000元。');
    expect(words).toMatchObject({ signature: '云顶湖娱乐城', lines: [] });
  });

  test('a note without a stop is no small print for one of its clauses', () => {
    const note =
      'we want something for slots, drawing fri nov 7 @ 9pm, win a truck, must be present. keep it short';
    expect(wordsOf(note).terms).toBeNull();
  });
});

test('small print before an age and behind it is read, the age is not', () => {
  const reading = readBrief('Terms: One per person. 21+. See the players club.');
  expect(reading.words.terms).toBe('One per person. See the players club.');
  expect(reading.readFrom.filter(({ field }) => field === 'terms')).toHaveLength(2);
});

test.each([
  ['Texte à l’écran : Points doublés de 14 h à 18 h', ['offer | Points doublés de 14 h à 18 h']],
  ['Super: Fridays in May | lucky.example', ['when | Fridays in May']],
  ['Slots.\nLine 1: LADIES LUCK. Line 2: $4 beers all day', ['offer | $4 beers all day']],
  [
    'un clip pour le poker, buyin 40e, 1500e garantis',
    ['offer | Buyin 40e', 'offer | 1500e garantis'],
  ],
  ['Le 10e anniversaire du club', []],
  ['Sorteio: dia 30/06, às 22h, no salão', ['when | dia 30/06, às 22h, no salão']],
  ['- Draw every hour, $200 in chips\n- Live music', ['offer | Draw every hour, $200 in chips']],
  [
    '- runs every Friday in June, 8 PM\n- free entry',
    ['when | Every Friday in June, 8 PM', 'offer | Free entry'],
  ],
])('%s', (prompt, lines) => {
  expect(linesOf(prompt)).toEqual(lines);
});

test.each([
  ['Poker night.\n- Reservations: 0555 112233', 'Reservations: 0555 112233'],
  ['- Slots all night\n- link: stardune.example', 'stardune.example'],
  ['CTA: Book now, 15s vertical', 'Book now'],
  ['Our competitor runs an ad at bluewater.example', null],
])('the call of %s', (prompt, call) => {
  expect(wordsOf(prompt).callToAction).toBe(call);
});

test.each([
  ['POKER ROOM REOPENS\nSaturday, February 14\nFree coffee', 'POKER ROOM REOPENS', undefined],
  ['★ 老虎机狂欢周 ★\n10月1日\n充值满100元送20元', '老虎机狂欢周', undefined],
  ['The only words: "Quiet luck." and at the end "Club Meridian".', 'Quiet luck', 'Club Meridian'],
  ['End card: logo Harbor Casino', null, 'Harbor Casino'],
])('headline and signature of %s', (prompt, headline, signature) => {
  expect(wordsOf(prompt)).toMatchObject({ headline });
  expect(wordsOf(prompt).signature).toBe(signature);
});

describe('where it was read', () => {
  const PROMPTS = [
    'Headline: “Café Royal”\nWhen: Friday 8 PM\nCTA: Book at a.example',
    '🎉 ¡NOCHE DE JACKPOTS! 🎉\n💰 10.000 € en juego',
    '标题：骰动之夜\n优惠：首杯饮品免费\n时间：每周二晚7点',
    'cafe\u0301 night: free entry on Friday 8 PM at the Cafe\u0301 Bar, 15s vertical',
  ];

  test.each(PROMPTS)('every field is the letters of its place: %s', (prompt) => {
    const reading = readBrief(prompt);
    const fields: Record<string, string | null> = {
      headline: reading.words.headline,
      callToAction: reading.words.callToAction,
      ...Object.fromEntries(
        reading.words.lines.flatMap(({ text, condition }, at) => [
          [`lines.${at}.text`, text],
          [`lines.${at}.condition`, condition],
        ]),
      ),
    };
    const filled = Object.entries(fields).filter(([, words]) => words !== null);
    expect(filled.length).toBeGreaterThan(0);
    for (const [field, words] of filled) {
      const { start, end } = reading.readFrom.find((one) => one.field === field) ?? {};
      const read = prompt.slice(start, end).normalize('NFC');
      const said = read.slice(-(words?.length ?? 0));
      expect([said, said.charAt(0).toUpperCase() + said.slice(1)]).toContain(words);
    }
  });
});

describe('length, shape and shots', () => {
  test.each([
    ['Need a 15s vertical spot', 15, '9:16'],
    ['20 Sekunden, quadratisch', 20, '1:1'],
    ['横屏，时长：30秒', 30, '16:9'],
    ['first 5 seconds dark, in the style of the 60s', null, null],
    ['both 16:9 and 9:16 please', null, null],
    ['O cliente quer ver um vídeo', null, null],
  ])('%s', (prompt, duration, aspectRatio) => {
    expect(readBrief(prompt)).toMatchObject({ duration, aspectRatio });
  });

  test('shots are noted in their order, their supers are words', () => {
    const reading = readBrief(
      'Shot 1 – chips stacking\nShot 2 – river card turns. Super: "THE FELT IS CALLING"',
    );
    expect(reading.shotNotes).toEqual(['chips stacking', 'river card turns']);
    expect(reading.words.headline).toBe('THE FELT IS CALLING');
  });

  test('shots in seconds follow each other, hours in brackets are none', () => {
    expect(readBrief('[0-4s] chips fall\n[4-8s] drummer in gold').shotNotes).toEqual([
      'chips fall',
      'drummer in gold',
    ]);
    expect(readBrief('Brunch\n(10-12) live jazz').shotNotes).toEqual([]);
  });

  test('a shot shows what stands before its words', () => {
    const reading = readBrief('Shot 1: wheel spins with text "GO ROUND"\nShot 2: "ALL IN"');
    expect(reading.shotNotes).toEqual(['wheel spins']);
  });
});

test.each([
  'a',
  '1',
  'A ',
  '免费',
  '炎',
  '€1 ',
  '周五晚上8点',
  'Friday 8 PM, ',
  '"',
  '🎰',
  'a.com ',
  'Super: x. ',
  'a@',
])('four times as much of %s takes no more than ten times as long', (part) => {
  const [short, long] = [part.repeat(500 / part.length), part.repeat(2000 / part.length)];
  processorTimeOf(() => readBrief(long));
  const [few, many] = [short, long].map((prompt) => processorTimeOf(() => readBrief(prompt)));
  expect(many).toBeLessThan(10 * (few ?? 0));
});

/** Of several runs, in microseconds: a single one is too short to be measured. */
function processorTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let time = 0; time < 5; time += 1) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const EVERY = 120;

test('texts of any kind are read without a failure', () => {
  const texts = readCorpus().filter((_, index) => index % EVERY === 0);
  for (const { text } of texts) expect(() => readBrief(text)).not.toThrow();
});

test.each(['Wiedereröffnung der Automatenhalle im Art-déco-Stil.', '提前恭喜,今晚的大奖归你。'])(
  '%s is read, which once failed',
  (prompt) => expect(readBrief(prompt).words.terms).toBeNull(),
);
