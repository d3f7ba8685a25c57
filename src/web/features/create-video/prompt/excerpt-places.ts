import type { VerdictBody } from '#contracts/schemas/compliance.ts';

/** What the policy found in the words. */
export type Found = Pick<VerdictBody['findings'][number], 'category' | 'severity' | 'excerpt'>;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Two letters of one word, in scripts that put spaces between words. */
const WITHIN_WORD = /^(?:(?!\p{sc=Han})[\p{L}\p{M}\p{N}]){2}$/u;

const isWithinWord = (text: string, at: number) => WITHIN_WORD.test(text.slice(at - 1, at + 1));

/** Findings in the order in which their words stand in a text; what stands nowhere there comes last. */
export function inTextOrder<Finding extends Found>(
  findings: readonly Finding[],
  text: string,
): Finding[] {
  const placeOf = (finding: Finding) => placesOf(finding, text)[0]?.start ?? text.length;
  return findings.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Everywhere that the words of a finding stand in a text: whole words, unless something hides in one. */
export function placesOf({ category, excerpt }: Found, text: string): Span[] {
  if (excerpt === '') return [];
  const places: Span[] = [];
  for (let start = text.indexOf(excerpt); start >= 0; start = text.indexOf(excerpt, start + 1)) {
    const end = start + excerpt.length;
    const isWhole = !isWithinWord(text, start) && !isWithinWord(text, end);
    const isFree = start >= (places.at(-1)?.end ?? 0);
    if (isFree && (isWhole || category === 'disclosure_evasion')) places.push({ start, end });
  }
  return places;
}
