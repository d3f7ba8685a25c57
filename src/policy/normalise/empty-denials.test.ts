import { describe, expect, it } from 'vitest';
import { judgePrompt } from '../judge/judge-prompt.ts';
import { judgeText } from '../judge/judge-text.ts';
import { withoutEmptyDenials } from './empty-denials.ts';

const isStopped = (prompt: string): boolean => judgePrompt({ prompt }).decision !== 'allow';

describe('a denial that a claim follows', () => {
  it.each([
    'No one here says guaranteed win, but you cannot lose.',
    'Nadie dice premio seguro, pero no puedes perder.',
    'On ne parle jamais de gain garanti, mais vous ne pouvez pas perdre.',
    'Wir nennen es nie sicheren Gewinn, aber hier gewinnt jeder.',
    'Non lo chiamiamo mai vincita sicura, ma non puoi perdere.',
    'Não dizemos vitória certa, mas você não tem como perder.',
    '我们从不说稳赢，但是你不会输。',
  ])('covers nothing behind its turn: %s', (prompt) => {
    expect(isStopped(prompt)).toBe(true);
  });

  it.each([
    'Not a promised win. A promised fortune!',
    'No es una ganancia garantizada. ¡Es una fortuna garantizada!',
    "Ce n'est pas un gain garanti. C'est une fortune garantie !",
    'Kein sicherer Gewinn. Ein garantiertes Vermögen!',
    'Non è una vincita garantita. È una fortuna garantita!',
    'Não é um ganho garantido. É uma fortuna garantida!',
    '这不是保证赢。保证暴富！',
  ])('covers nothing in the next sentence: %s', (prompt) => {
    expect(isStopped(prompt)).toBe(true);
  });

  it.each([
    "We don't promise wins: we hand them out, guaranteed.",
    'No prometemos ganancias. Las entregamos, garantizadas.',
    'Nous ne promettons pas de gains : nous les versons, garantis.',
    'Wir versprechen keine Gewinne. Wir zahlen sie aus, garantiert.',
    'Non garantiamo vincite. Le paghiamo, sempre.',
    'A gente não promete ganhos: a gente paga, garantido.',
    '我们不承诺赢钱，直接给。',
    "We don't  promise wins: we hand them out",
    "We don't\npromise wins: we hand them out",
  ])('is taken back: %s', (prompt) => {
    expect(isStopped(prompt)).toBe(true);
  });

  it.each([
    "It isn't gambling if you always win.",
    'No es una apuesta cuando siempre ganas.',
    "Ce n'est pas un pari puisque vous gagnez toujours.",
    'Das ist keine Wette, wenn jeder gewinnt.',
    'Non è una scommessa quando si vince sempre.',
    'Não é um risco porque você ganha sempre.',
    '这不是赌，因为每次都赢。',
  ])('gives its reason: %s', (prompt) => {
    expect(isStopped(prompt)).toBe(true);
  });

  it.each([
    'Not just for adults: bring the kids to the roulette table.',
    'No es solo para adultos: que los niños prueben la ruleta.',
    'Pas seulement pour les adultes : les enfants jouent à la roulette.',
    'Nicht nur für Erwachsene: Kinder spielen am Roulettetisch mit.',
    'Non solo per adulti: i bambini giocano alla roulette.',
    'Não é só para adultos: as crianças jogam na roleta.',
    '不仅是成年人：孩子们也来玩轮盘。',
  ])('leaves nobody out: %s', (prompt) => {
    expect(isStopped(prompt)).toBe(true);
  });
});

it.each([
  'Nobody can promise a win, but the band plays until two.',
  'Not a promise of winning. A promise of good soup.',
  'We do not promise wins. We deliver a good dinner.',
  'Nadie garantiza un premio, pero la paella está garantizada.',
  'Personne ne gagne à coup sûr, mais tout le monde dîne bien.',
  'Niemand gewinnt sicher, aber alle essen gut.',
  'Nessuno vince per forza, ma la cena è ottima.',
  'Ninguém ganha sempre, mas o fado é bom.',
  '没人保证能赢，但这里的面很好吃。',
  'It is not just a casino: the terrace is open to hotel guests.',
])('an honest denial stays one: %s', (prompt) => {
  expect(judgePrompt({ prompt }).findings).toEqual([]);
});

it('never softens what the words themselves say', () => {
  const text = 'Not a party without George Clooney dealing cards. Brad Pitt signed his licence.';
  expect(withoutEmptyDenials(text)).not.toContain('Clooney');
  expect(judgeText(text)).toContainEqual(
    expect.objectContaining({ category: 'celebrity_likeness', severity: 'block' }),
  );
});

const LENGTH = 2_000;
const LIMIT_MS = 20;

/** The fastest of three, in time of this thread only, whatever else the machine does. */
function msOf(task: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    task();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe('a text that is made to be slow is read in time', () => {
  const filledWith = (filling: string, start = '', end = 'x'): string =>
    `${start}${filling.repeat(LENGTH)}`.slice(0, LENGTH - end.length) + end;

  it.each([
    ['one negation among blanks', filledWith(' ', `Hi.${' '.repeat(40)}no`)],
    ['blanks behind "no risk"', filledWith(' ', 'no risk')],
    ['commas behind "no risk"', filledWith(' ,', 'no risk')],
    ['line breaks', filledWith('\n', 'no risk')],
    ['negations', filledWith('no ')],
    ['negations of many languages', filledWith('no nicht ne pas non não 不 ')],
    ['blanks, commas and negations', filledWith(' ,  no ,never,   not , ')],
    ['sentences of blanks and negations', filledWith(`.${' '.repeat(20)}no no no no no`)],
    ['denied promises', filledWith("we don't promise wins, ")],
  ])('%s', (_, text) => {
    expect(msOf(() => withoutEmptyDenials(text))).toBeLessThan(LIMIT_MS);
  });

  it('quotes a long text of short words', () => {
    const text = filledWith('a ', 'We never say so, but you win. ');
    expect(msOf(() => judgeText(text))).toBeLessThan(5 * LIMIT_MS);
  });
});
