import { describe, expect, it } from 'vitest';

import { FLOOR_CATEGORIES } from '#domain/rules/floor.ts';
import { policyContext } from './policy-context.ts';
import { judgePrompt } from './judge-prompt.ts';
import { NO_ACTIVE_RULES, compileRules } from '../custom-rules/active-rules.ts';
import { examplesOf } from '../policy-examples.ts';
import { detectLanguage } from '#text/detect-language.ts';

const CALM = {
  en: 'Dinner begins at eight in the rooftop restaurant.',
  es: 'La cena empieza a las ocho en el restaurante de la azotea.',
  fr: 'Le dîner commence à huit heures au restaurant du toit.',
  de: 'Das Abendessen beginnt um acht im Restaurant auf dem Dach.',
  it: 'La cena comincia alle otto nel ristorante sul tetto.',
  pt: 'O jantar começa às oito no restaurante do terraço.',
  zh: '晚餐八点在屋顶餐厅开始。',
};

const sentenceOf = (phrase: string): string =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1) + (/\p{Script=Han}/u.test(phrase) ? '。' : '.');

const calmBeside = (phrase: string): string[] => [CALM.en, CALM[detectLanguage(phrase)]];

describe('what the policy names as an offence against the floor', () => {
  const phrases = FLOOR_CATEGORIES.flatMap((category) => examplesOf(category).offends);

  it.each(phrases)('is stopped beside any calm sentence: %s', (phrase) => {
    const sentence = sentenceOf(phrase);
    for (const calm of calmBeside(phrase))
      for (const prompt of [`${sentence} ${calm}`, `${calm} ${sentence}`])
        expect({ prompt, decision: judgePrompt({ prompt }).decision }).not.toMatchObject({
          decision: 'allow',
        });
  });
});

const prompt = 'A calm evening at the roulette table, warm light, slow camera.';
const shown = (...pieces: string[]) => judgePrompt({ prompt, pieces, areChosen: true });

describe('a promise that nobody can lose', () => {
  const PROMISES = [
    'You can not lose',
    'Never lose again',
    'No losing',
    'Nobody loses here',
    'The house never wins at our tables',
    'Perder nunca',
    'Jamais perdre',
    'Nie wieder verlieren: Garderobe',
    'Mai perdere',
    'Você nunca perde',
    '永远不输',
    '庄家必输',
    'Lose? Never.',
    '¿Perder? Nunca.',
    'Perdre ? Jamais.',
    'Verlieren? Nie.',
    'Perdere? Mai.',
    'Lose? Impossible.',
    'Perdre ? Impossible.',
  ];
  const rules = compileRules({
    terms: [],
    allowedTerms: [],
    allowedBrands: [],
    severities: [{ category: 'risk_free', severity: 'flag' }],
  });

  it.each(PROMISES)('is one of a sure win, which no rule relaxes: %s', (piece) => {
    const context = policyContext({ ...NO_ACTIVE_RULES, sets: [rules] });
    const { findings } = judgePrompt({ prompt, pieces: [piece], areChosen: true }, context);
    expect(findings).toContainEqual(
      expect.objectContaining({ category: 'guaranteed_win', severity: 'block' }),
    );
  });

  it.each([
    'Perdere mai la calma',
    'Perder nunca la sonrisa',
    'Verlieren nie den Humor',
    'Perdre jamais le nord',
    'Basta perdere tempo',
    'Fini de perdre son temps',
    'Never lose your sense of humour',
    'No losing tickets in our raffle',
    'No losing streak lasts',
    'House never wins hearts?',
    'No loser dinners',
    'Unlosable umbrellas',
    'Fail-proof martinis',
    'Tired? Never.',
  ])('is none where something else is not lost: %s', (piece) => {
    expect(judgePrompt({ prompt: piece }).decision).not.toBe('block');
    expect(shown(piece).decision).not.toBe('block');
  });

  it.each([
    'Never lose your stake',
    'Never lose a cent',
    'You cannot lose a single cent',
    'You cannot lose whatever you try',
    'You never lose a hand',
    'Nunca pierdes tu dinero',
    'Sie können den Einsatz nie verlieren',
  ])('is one where a stake is not lost: %s', (piece) => {
    expect(shown(piece).decision).toBe('block');
  });
});

describe('children near a casino', () => {
  it.each([
    'Kids welcome at the pool, 21+ casino',
    'Children welcome until 6 pm in the restaurant',
    'Niños bienvenidos al hotel',
    'Enfants bienvenus à la piscine',
    'Kinder willkommen: Hotelpool',
    'Bambini benvenuti in piscina',
    'Crianças bem-vindas na piscina',
    '欢迎儿童到泳池',
  ])('are for a person to look at: %s', (piece) => {
    expect(judgePrompt({ prompt: piece }).decision).toBe('flag');
    expect(shown(piece).decision).toBe('flag');
  });

  it.each(['No children at the tables', 'Children are not admitted, 21+ only'])(
    'are not meant where they are kept out: %s',
    (text) => {
      expect(judgePrompt({ prompt: text }).decision).toBe('allow');
    },
  );

  it.each(['Tribute to 18-year-old malts', 'To 20-year-old friendships'])(
    'are no things of some years: %s',
    (piece) => {
      expect(shown(piece).decision).toBe('allow');
    },
  );
});

describe('what is quoted of words on screen', () => {
  it.each([
    ['Quit your job', 'Quit your job'],
    ['Kids', 'Kids'],
    ['Recupera le perdite', 'Recupera le perdite'],
    ['A second income', 'second income'],
  ])('is of the words and not of the longer prompt: %s', (piece, excerpt) => {
    const { findings } = judgePrompt({
      prompt: 'Velvet evening at the roulette table, warm light.',
      pieces: [piece],
      areChosen: true,
    });
    expect(findings.map((finding) => finding.excerpt)).toEqual([excerpt]);
  });
});

it('holds what pieces say one after another', () => {
  expect(shown('Risk', 'free').decision).toBe('block');
  expect(shown('A second', 'income').decision).not.toBe('allow');
});

describe('children who play for nothing', () => {
  it.each([
    'Kids play free on Sunday',
    'Children under 12 play free with a parent at any slot',
    'Los niños juegan gratis el domingo',
    'Les enfants jouent gratuitement le dimanche',
    'Kinder spielen am Sonntag gratis',
    'I bambini giocano gratis la domenica',
    'Crianças jogam de graça no domingo',
    '周日儿童免费玩',
  ])('are held for a person: %s', (piece) => {
    expect(shown(piece).decision).not.toBe('allow');
    expect(judgePrompt({ prompt: piece }).decision).not.toBe('allow');
  });

  it.each([
    'Children under 12 enter free',
    'Kids eat free',
    'Kids eat free, adults play from nine',
  ])('are told from those who enter or eat: %s', (piece) =>
    expect(shown(piece).decision).toBe('allow'),
  );
});

describe('a game for children', () => {
  it.each([
    'Baccarat for children, Thursday at 7 PM in the salon',
    'Slots for minors, every Monday from two',
    'Kids roulette, Thursday at 7 PM',
    'A casino with games: casino games for teens, Monday at noon',
    'Ruleta para niños, jueves a las 19 h en el salón',
    'Poker pour enfants, jeudi à 19 h au salon',
    'Poker für Kinder, Donnerstag um 19 Uhr im Salon',
    'Roulette per bambini, giovedì alle 19 in sala',
    'Pôquer para crianças, quinta às 19h no salão',
    '儿童扑克，周四晚七点，大厅',
  ])('is refused whatever day and place follow: %s', (text) => {
    expect(judgePrompt({ prompt: text }).decision).toBe('block');
    expect(shown(text).decision).toBe('block');
  });

  it.each([
    'Roulette night for kids at heart, Thursday at 7 PM',
    'Charity poker for children in hospital, Thursday at 7 PM',
    'No blackjack for kids: guests are 21 and over',
  ])('is not one of others, or of none: %s', (text) =>
    expect(judgePrompt({ prompt: text }).decision).toBe('allow'),
  );
});
