/** Words that belong to the word after them: no line ends on one. In the languages that films speak. */
export const LEANING_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the of in on at to for by with from and or & your our my no',
    'el la los las un una de del al en con por para y o tu su sin',
    'le la les l’ un une des du de à au aux en dans avec pour par et ou votre vos nos',
    'der die das den dem des ein eine einen im in am an zu zum zur bei mit für von vom und oder ihr ihre',
    'il lo gli i un uno una di da del della nel nella al alla con per e o tuo tua senza',
    'o a os as um uma de do da dos das no na em com para por e ou seu sua sem',
  ].flatMap((words) => words.split(' ')),
);

/** English alone says the month before the day. */
const MONTHS = new Set(
  [
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sep sept oct nov dec',
  ].flatMap((words) => words.split(' ')),
);

/** Belongs to the hour before it, and is a small word of German elsewhere. */
const HALF_OF_DAY = /(?:^|\s)[ap]\.?m\.?,?$/;
const UNTIL = new Set(['to', 'till', 'until']);
const NUMBER = /^[\p{Sc}+]?\d[\d.,:]*$/u;
/** What parts two texts stands at the end of a line, never at the beginning of one. */
const SEPARATOR = /^[·•|/–—-]+$/u;

/** Pieces joined where a line should not end between them: a small word and its noun, a number and its unit. */
export function phrasesOf(pieces: readonly string[]): string[] {
  const phrases: string[] = [];
  let last = '';
  for (const piece of pieces) {
    const word = piece.trim().toLowerCase();
    const before = phrases.at(-1);
    if (before !== undefined && belongTogether(last, word)) phrases.splice(-1, 1, before + piece);
    else phrases.push(piece);
    // Scripts without spaces lean on nothing.
    last = piece === piece.trimEnd() ? '' : word;
  }
  return phrases;
}

function belongTogether(before: string, word: string): boolean {
  if (before === '') return false;
  if (HALF_OF_DAY.test(before)) return UNTIL.has(word) || SEPARATOR.test(word);
  if (SEPARATOR.test(word) || LEANING_WORDS.has(before)) return true;
  if (before === 'call' && /^\d/.test(word)) return true;
  // Friday, June 12, | 9 PM
  if (before.endsWith(',')) return false;
  if (NUMBER.test(before)) return HALF_OF_DAY.test(word) || !LEANING_WORDS.has(word);
  return MONTHS.has(before.replace('.', '')) && NUMBER.test(word);
}
