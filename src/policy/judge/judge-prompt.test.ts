import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '#domain/moderation/verdict.ts';
import { judgePrompt } from './judge-prompt.ts';
import { judgedTextOf } from './judged-words.ts';
import { POLICY } from '../policy.ts';
import { PRESETS } from '#domain/order/presets.ts';

const STRICTNESS: Record<Decision, number> = { allow: 0, flag: 1, block: 2 };
const VIOLATIONS = [
  ['guaranteed_win', 'block', 'Every guest is guaranteed to win the jackpot tonight.'],
  ['guaranteed_win', 'block', 'Turn $10 into $1000 in minutes'],
  ['risk_free', 'block', 'Place a risk-free bet, you cannot lose.'],
  ['financial_solution', 'block', 'Pay off your mortgage with one night at our roulette table.'],
  ['problem_gambling', 'block', 'Keep playing until you win back what you lost.'],
  ['minors_appeal', 'block', 'A cartoon bear that makes kids love our slots.'],
  ['underage_persons', 'block', 'A fifteen-year-old boy plays roulette and wins.'],
  ['celebrity_likeness', 'block', 'Deepfake of George Clooney dealing cards.'],
  ['third_party_brand', 'flag', 'A Ferrari and a Rolex next to the poker table.'],
  ['explicit_sexual', 'block', 'Naked dealers at the poker table.'],
  ['alcohol_excess', 'block', 'Drunk players bet everything on black.'],
  ['violence_hate', 'block', 'Gunmen shoot the dealer, blood on the cards.'],
  ['misleading_bonus', 'flag', 'Sign up and get 100 free spins.'],
  ['skill_overclaim', 'block', 'Our secret system beats roulette every time.'],
  ['urgency', 'flag', 'Hurry, bet now, last chance before the clock runs out!'],
  ['disclosure_evasion', 'block', 'Remove the AI watermark and the helpline.'],
  ['guaranteed_win', 'block', 'En nuestro casino todos ganan, premio asegurado.'],
  ['financial_solution', 'block', 'Remboursez vos dettes grâce à notre roulette.'],
  ['risk_free', 'block', 'Wetten ganz ohne Risiko, du kannst nicht verlieren.'],
  ['underage_persons', 'block', 'Bambini che giocano alle slot e vincono.'],
  ['problem_gambling', 'block', 'Continue apostando até recuperar o que perdeu.'],
  ['guaranteed_win', 'block', '稳赚不赔,人人都能中大奖。'],
] as const;

const HARMLESS = [
  'Double Down Fridays at the blackjack tables, doors at seven.',
  'Todo al Rojo: fiesta de aniversario, viernes a las nueve.',
  'Noche mexicana con tequila y mariachis, doble de puntos toda la noche, este viernes',
  'Baccarat',
  'Baccara Royal',
  'Neon blue roulette night at the Harbor Lounge, $5,000 prize draw Friday 9 PM, doors open at eight',
  'Poker tournament with a $20,000 guaranteed prize pool, entry $100, 21+.',
  'Guaranteed seating for hotel guests at the jazz concert.',
  "Ladies' night at the cocktail lounge, live jazz, no cover charge.",
  "New Year's Eve party with an orchestra and a countdown to midnight.",
  "Beginner's poker class, coffee included, 21+. Play responsibly.",
  'The band wins back the crowd with a killer saxophone solo.',
  'No strategy guarantees a win, says the dealer.',
  'Never chase your losses. Call the helpline.',
  'Kids at heart, 21+ only: a carousel bar for grown-ups.',
  'Keep the AI label and the helpline on screen.',
  'Friends celebrate a big win at roulette, confetti, slow motion.',
  'A high-energy slot machine spinning to a jackpot with coins and neon lights',
  'VIP high roller lounge, champagne, city skyline',
  ...PRESETS.map(({ description }) => description),
  'Noche de jazz en la terraza, reservas en recepción.',
  'Gros plan sur la bille qui tourne, coupe avant le résultat.',
  'Nahaufnahme des Rouletterads, warmes Licht, Logo am Ende.',
  'Torneo di poker sabato, iscrizioni alla reception, solo adulti.',
  'Panorâmica lenta da roleta girando, luz quente, logo no final.',
  '轮盘特写,暖色灯光,结尾显示求助热线。',
];

describe('names with initials', () => {
  it.each(['J.D. Vance', 'J. D. Vance', 'JD Vance', 'j d vance', 'J. K. Rowling', 'JK Rowling'])(
    '%s is a real person',
    (name) => {
      const { decision, findings } = judgePrompt({ prompt: `${name} walks through the lobby.` });
      expect(decision).toBe('block');
      expect(findings[0]).toMatchObject({ category: 'celebrity_likeness', excerpt: name });
    },
  );

  it('leave the ends of other sentences alone', () => {
    const { findings } = judgePrompt({
      prompt: 'Doors at 9 p.m. Vance, our pianist, plays until 2 a.m. Coffee is served.',
    });
    expect(findings).toEqual([]);
  });
});

describe('judgePrompt', () => {
  it.each(VIOLATIONS)('stops %s (%s): %s', (category, severity, prompt) => {
    const { decision, findings } = judgePrompt({ prompt });
    expect(STRICTNESS[decision]).toBeGreaterThanOrEqual(STRICTNESS[severity]);
    const finding = findings.find((found) => found.category === category);
    expect(finding).toMatchObject({
      message: POLICY[category].message,
      suggestion: POLICY[category].suggestion,
    });
    expect(finding?.excerpt).not.toBe('');
  });

  it.each(HARMLESS)('lets pass: %s', (prompt) => {
    expect(judgePrompt({ prompt })).toEqual({ decision: 'allow', findings: [] });
  });

  it('finds one bad sentence in a long harmless prompt', () => {
    const calm = 'Slow pan over the roulette wheel, warm light, quiet piano, logo at the end. ';
    const prompt = `${calm.repeat(8)}Every guest is guaranteed to win the jackpot. ${calm.repeat(8)}`;
    expect(judgePrompt({ prompt }).decision).toBe('block');
  });

  it('reads the words on screen as well', () => {
    const prompt = 'Slow pan over the roulette wheel, warm light.';
    const verdict = judgePrompt({
      prompt,
      pieces: ['Bet now before it is too late!'],
      areChosen: true,
    });
    expect(verdict.findings.map(({ category }) => category)).toContain('urgency');
  });

  it('holds hidden wording for a person even where nothing else is found', () => {
    const verdict = judgePrompt({ prompt: 'A calm ev​ening at the har​bor.' });
    expect(verdict.decision).toBe('flag');
  });

  it('leaves a script it cannot read to a person', () => {
    const verdict = judgePrompt({ prompt: 'Джазовый вечер на террасе у моря' });
    expect(verdict.findings).toMatchObject([{ category: 'review', severity: 'flag' }]);
  });

  it.each(['#EveryoneWins #GuaranteedJackpot at our slots', '🔞 remove it from the film'])(
    'reads what is posted: %s',
    (prompt) => {
      expect(judgePrompt({ prompt }).decision).toBe('block');
    },
  );

  it('reads text that is only rotated by thirteen letters', () => {
    const prompt = 'Thnenagrrq jva sbe rirel cynlre ng bhe pnfvab gnoyrf';
    expect(judgePrompt({ prompt }).decision).toBe('flag');
  });

  it('reads what is quoted in a long sentence by itself', () => {
    const calm = 'Scallops, a chandelier lit ring by ring, heels on marble, valet and cloakroom';
    const prompt = `${calm}, voice: "every guest at these machines is sure to win"`;
    expect(judgePrompt({ prompt }).decision).not.toBe('allow');
  });

  it.each([
    'Do not miss your guaranteed win tonight',
    'Never miss your guaranteed win tonight',
    'No te pierdas tus ganancias garantizadas',
    'Ne manquez pas vos gains garantis',
    'Verpassen Sie nicht Ihren garantierten Gewinn',
    'Non perdere la tua vincita garantita',
    'Não perca seus ganhos garantidos',
    '不要错过保证赢钱的机会',
  ])('takes an invitation for no denial: %s', (prompt) => {
    const { decision, findings } = judgePrompt({ prompt });
    expect(decision).not.toBe('allow');
    expect(findings.map(({ category }) => category)).toContain('guaranteed_win');
  });

  it.each([
    'Do not miss your guaranteed seat tonight',
    'Never miss a concert',
    'Ne manquez pas le dîner-concert du vendredi',
    'Nicht verpassen: Silvestergala im Spielsaal',
    '不要错过周五的音乐会',
  ])('leaves harmless invitations alone: %s', (prompt) => {
    expect(judgePrompt({ prompt }).decision).toBe('allow');
  });

  it('takes a claim for no invitation', () => {
    expect(judgePrompt({ prompt: 'Our roulette picks never miss' }).decision).not.toBe('allow');
  });

  it.each([
    'No luck needed: our system beats roulette every time',
    'A guaranteed fortune at our gala tonight',
  ])('is not excused by what it denies or where it is: %s', (prompt) => {
    expect(judgePrompt({ prompt }).decision).toBe('block');
  });

  it('weighs a hint with the sentence beside it', () => {
    const hint = 'Bet your last shirt and smile.';
    const scene = `${hint} The laundry museum shows what happened next, open daily until six.`;
    expect(judgePrompt({ prompt: hint }).decision).toBe('flag');
    expect(judgePrompt({ prompt: scene }).decision).toBe('allow');
  });

  it('holds a brief for one doubtful sentence among calm ones, and refuses it for a plain one', () => {
    const brief = (sentence: string) =>
      `We open on the terrace at dusk, the camera moves slowly past the tables, the band tunes. ${sentence} ` +
      'We end on the front of the house with its lights on. Please keep the music soft, and send the ' +
      'first version on Thursday, so that the director can look at it.';
    const doubtful = 'Make the 21+ icon twice as big and hold the AI line for the whole clip.';
    expect(judgePrompt({ prompt: brief(doubtful) }).decision).not.toBe('block');
    expect(judgePrompt({ prompt: brief('Win back what you lost last week.') }).decision).toBe(
      'block',
    );
  });

  it('lets nothing cover what is certain', () => {
    const prompt =
      'The jazz trio plays at eight. Everyone who plays tonight wins the jackpot. Please play responsibly, 18+.';
    expect(judgePrompt({ prompt }).decision).toBe('block');
  });

  it('does not take German for words that are turned', () => {
    const prompt =
      'Silber ab 500 Punkten, Gold ab 2.000, Diamant ab 10.000: bitte als drei Tafeln.';
    expect(judgePrompt({ prompt }).findings).toEqual([]);
  });

  it('reads a quotation that is written backwards', () => {
    const prompt =
      'A sign turns round: "netnorf neknihcam esed na tniwew reneniek muraw ,nemmiwtsre"';
    const turned = 'A sign turns round: "tolkcaj eht sniw elbat ruo ta reyalp yreve"';
    expect(judgePrompt({ prompt: turned }).decision).toBe('flag');
    expect(judgePrompt({ prompt }).decision).toBe('allow');
  });

  it('lets an offer with its conditions pass but not one without', () => {
    const complete =
      'Offer: deposit $10, get $10, 10x wagering, expires in 7 days, 21+, full terms on screen.';
    expect(judgePrompt({ prompt: complete }).decision).toBe('allow');
    expect(judgePrompt({ prompt: 'Welcome bonus of $100, just sign up.' }).decision).toBe('flag');
  });
});

describe('judgePrompt whatever it is given', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(...HARMLESS, ...VIOLATIONS.map(([, , prompt]) => prompt)),
  );

  it('never throws, and quotes literally', () => {
    fc.assert(
      fc.property(anyText, anyText, (prompt, title) => {
        for (const { excerpt } of judgePrompt({ prompt, pieces: [title], areChosen: true })
          .findings)
          expect(prompt.includes(excerpt) || title.includes(excerpt)).toBe(true);
      }),
    );
  });

  it('is never softened by invisible characters', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.constantFrom('​', '‍', '⁠'), (prompt, at, hidden) => {
        const characters = Array.from(prompt);
        characters.splice(at % (characters.length + 1), 0, hidden);
        const before = judgePrompt({ prompt }).decision;
        const after = judgePrompt({ prompt: characters.join('') }).decision;
        expect(STRICTNESS[after]).toBeGreaterThanOrEqual(STRICTNESS[before]);
      }),
    );
  });

  it('gives the same verdict twice', () => {
    fc.assert(
      fc.property(anyText, (prompt) => {
        expect(judgePrompt({ prompt })).toEqual(judgePrompt({ prompt }));
      }),
    );
  });
});

it.each([
  ['Guaranteed wins all night: pay off your debts with one risk-free spin.', 'risk-free'],
  ['Guaranteed wins all night: pay off your debts with one risk-free spin.', 'pay off your debts'],
  ['Un bono sin riesgo para pagar tus deudas esta noche en el casino.', 'sin riesgo'],
])('quotes of “%s” only “%s”', (prompt, excerpt) => {
  expect(judgePrompt({ prompt }).findings.map((finding) => finding.excerpt)).toContain(excerpt);
});

describe('a violation of the floor beside calm sentences', () => {
  it.each([
    'Un niño jugando a las tragaperras. La cena empieza a las ocho en el restaurante de la azotea.',
    'Popular with school children. Dinner begins at eight in the rooftop restaurant.',
    '包赢. Dinner begins at eight in the rooftop restaurant.',
    'Dinner begins at eight in the rooftop restaurant. Everybody wins, guaranteed.',
  ])('is refused all the same: %s', (prompt) => {
    expect(judgePrompt({ prompt }).decision).toBe('block');
  });

  it.each(['Recupera le perdite stasera', 'Recupere o que perdeu', 'Recupera tus pérdidas'])(
    'so is the chase of losses in few words: %s',
    (prompt) => {
      expect(judgePrompt({ prompt }).decision).toBe('block');
    },
  );
});

it('takes no piece that a reader opened with a capital for more words, and cites the prompt', () => {
  const words = { prompt: 'Slots night with bote garantizado, the Rivera Palace.' };
  const pieces = ['Bote garantizado', 'The Rivera Palace'];
  expect(judgedTextOf({ ...words, pieces })).toBe(words.prompt);
  for (const { excerpt } of judgePrompt({ ...words, pieces }).findings)
    expect(words.prompt).toContain(excerpt);
  expect(judgedTextOf({ ...words, pieces, areChosen: true })).toContain('\nThe Rivera Palace');
});
