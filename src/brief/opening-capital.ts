import type { Correction, ReadWords } from '#brief/brief.ts';

/** A word in small letters, with what elides before a name: `two-for-one`, `l'Hôtel`; not `iPhone` or `pier9.example`. */
const SMALL = /^(?:\p{Ll}+|\p{Ll}{1,5}['’]\p{L}+)(?:-\p{L}+)*(?=[\s,:;!?]|$)/u;

/** Joins a clause to the one before it. */
const JOINT = /^(?:and|und|y|et|e|ed) (?=\S)/u;

/** Words that were read out of a sentence, as they open a line: with a capital, but for names that begin with none. */
export function withCapital(words: string): string {
  const line = words.replace(JOINT, '');
  return SMALL.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}

/** A correction of what the card shows: its word may have got a capital there. */
export function correctionAsShown(
  correction: Correction,
  words: Pick<ReadWords, 'headline' | 'callToAction' | 'lines'>,
): Correction {
  const { from, to } = correction;
  const shown = [words.headline, words.callToAction, ...words.lines.map(({ text }) => text)];
  const opens = (word: string) => shown.some((text) => text?.startsWith(word));
  const [capital, right] = [from, to].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return !opens(from) && capital && right && opens(capital)
    ? { ...correction, from: capital, to: right }
    : correction;
}
