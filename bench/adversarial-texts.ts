import { mulberry32, type Random } from '#film/random.ts';
import { LOOK_ALIKES } from '#policy/normalise/look-alikes.ts';
import { readPhrases } from '#policy/lexicon/phrases.ts';

const PHRASES = readPhrases().map(({ words }) => words.join(' ').replaceAll(/[*~]/g, 'x'));

const SIGNS = [
  // oxlint-disable-next-line typescript/no-misused-spread -- each is one code point
  ...'"“”«»„‚‘’\'()[]{}:;,.!?…-–—/|*_+=~^@#$€£¥%&<>。，！？：「」',
  '\u0301',
  '\u0338',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u00ad',
  '\ufe0f',
  '\n',
  '\t',
  ' ',
];
const WORDS = [
  '18+ ',
  '借钱',
  '赚钱不赔',
  '借 钱 ',
  '100% ',
  '$100 ',
  '1,',
  '0',
  'ff ',
  '&#1;',
  'aA1',
  'x',
  'no ',
  'never ',
  'no risk ',
  'not a ',
  "we don't promise ",
  ' , ',
  ' '.repeat(40),
  'nicht ',
  '不',
  'sin ',
  'looks like about ',
  'around ',
  'thirteen ',
  'de 18 ',
  'win ',
  'bet. ',
  'free spins ',
  'guaranteedwin',
  '#WinWin',
  'g u a r ',
  'wіn ',
  'gаrаntее ',
  'ａ',
  '🎰',
  '👩‍❤️‍👩',
  'а',
  'ё',
  'か',
  'ا',
  '한',
  'ß',
  'ﷺ',
  '𝐰',
  'Ⓦ',
  '\u{1F186}',
];

const pick = <Item>(random: Random, items: readonly Item[]): Item | '' =>
  items[Math.floor(random() * items.length)] ?? '';

const lookAlikesByLetter = Map.groupBy(LOOK_ALIKES, ([, latin]) => latin);

function disguised(random: Random, text: string): string {
  return Array.from(text, (letter) => {
    const others = lookAlikesByLetter.get(letter) ?? [];
    return random() < 0.4 ? (pick(random, others)[0] ?? letter) : letter;
  }).join('');
}

function marked(random: Random, text: string): string {
  return Array.from(text, (letter) =>
    random() < 0.4 ? letter + pick(random, SIGNS) : letter,
  ).join('');
}

function nonsense(random: Random): string {
  const length = 1 + Math.floor(random() * 14);
  const letters = Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26)));
  return letters.join('');
}

/** Misspells a word but keeps most of its letters. */
function misspelled(random: Random): string {
  const word = pick(random, PHRASES);
  const at = Math.floor(random() * word.length);
  return `${word.slice(0, at)}${nonsense(random).charAt(0)}${word.slice(at + 1)}`;
}

function atomOf(random: Random): string {
  const kinds = [
    () => pick(random, WORDS),
    () => pick(random, SIGNS),
    () => `${pick(random, PHRASES)} `,
    () => pick(random, PHRASES).replaceAll(' ', ''),
    () => disguised(random, `${pick(random, PHRASES)} `),
    () => marked(random, `${pick(random, PHRASES)} `),
    () => `"${pick(random, PHRASES)}" `,
    () => `no ${pick(random, PHRASES)}, `,
    () => `${pick(random, PHRASES)}. `,
    () => `${nonsense(random)} `,
    () => `${misspelled(random)} `,
    () => String(Math.floor(random() * 10 ** Math.floor(random() * 12))),
    () => String.fromCodePoint(0x4e00 + Math.floor(random() * 0x5000)),
  ];
  const kind = pick(random, kinds);
  return kind === '' ? '' : kind();
}

/**
 * A text of exactly `length` UTF-16 units that is slow to process: a few atoms repeated, or many at
 * random. The same seed gives the same text.
 */
export function adversarialText(seed: number, length: number): string {
  const random = mulberry32(seed);
  const isMixed = random() < 0.4;
  const atoms = Array.from({ length: 1 + Math.floor(random() * 6) }, () => atomOf(random));
  let text = '';
  while (text.length < length) text += (isMixed ? atomOf(random) : atoms.join('')) || ' ';
  return text.slice(0, length);
}
