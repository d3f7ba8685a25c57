/** Words that belong to the word after them: no line ends on one. In the languages that films speak. */
const LEANING = new Set(
  [
    'a an the of in on at to for by with from and or & your our my no',
    'el la los las un una de del al en con por para y o tu su sin',
    'le la les l’ un une des du de à au aux en dans avec pour par et ou votre vos nos',
    'der die das den dem des ein eine einen im in am an zu zum zur bei mit für von vom und oder ihr ihre',
    'il lo gli i un uno una di da del della nel nella al alla con per e o tuo tua senza',
    'o a os as um uma de do da dos das no na em com para por e ou seu sua sem',
  ].flatMap((words) => words.split(' ')),
);

const NUMBER = /^[\p{Sc}+]?\d[\d.,:]*$/u;

/** Pieces joined where a line should not end between them: a small word and its noun, a number and its unit. */
export function phrasesOf(pieces: readonly string[]): string[] {
  const phrases: string[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const before = phrases.at(-1);
    if (isOpen && before !== undefined) phrases.splice(-1, 1, before + piece);
    else phrases.push(piece);
    const word = piece.trim().toLowerCase();
    isOpen = piece !== piece.trimEnd() && (LEANING.has(word) || NUMBER.test(word));
  }
  return phrases;
}
