import MISSPELLINGS from './misspellings.json' with { type: 'json' };

const OTHERS = new Set(MISSPELLINGS.others);
const LENGTH_MIN = 5;
const TWO_SLIPS_LENGTH_MIN = 9;

/** Damerau–Levenshtein distance without repeated edits of one place. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap =
        left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1] && row > 1;
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

function findMeantWord(word: string): string | undefined {
  if (word.length < LENGTH_MIN || !/^[a-z]+$/.test(word) || OTHERS.has(word)) return undefined;
  return MISSPELLINGS.words.find((meant) => {
    const slips = meant.length >= TWO_SLIPS_LENGTH_MIN ? 2 : 1;
    if (meant.length < LENGTH_MIN + 1 || meant[0] !== word[0]) return false;
    if (Math.abs(meant.length - word.length) > slips) return false;
    return editDistance(word, meant) <= slips;
  });
}

const meantByWord = new Map<string, string | undefined>();
const REMEMBERED_WORDS_MAX = 20_000;

/** The word behind a misspelling such as `garanteed`, if it is one of those that matter. */
export function meantWord(word: string): string | undefined {
  if (meantByWord.has(word)) return meantByWord.get(word);
  if (meantByWord.size > REMEMBERED_WORDS_MAX) meantByWord.clear();
  const meant = findMeantWord(word);
  meantByWord.set(word, meant);
  return meant;
}
