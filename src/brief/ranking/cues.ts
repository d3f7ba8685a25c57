import { hashOf } from '#brief/ranking/sign.ts';
import type { Language } from '#domain/languages.ts';
import { foldText } from '#text/fold-text.ts';
import CUES from './cues.json' with { type: 'json' };

/** Kinds of words by which senders speak of a film and of what it shows, as `cues.json` describes them. */
export const CUE_KINDS = Object.keys(CUES.cues);

/** A phrase as the numbers of its words behind the first, and the bit of its kind. */
interface Cue {
  readonly rest: readonly number[];
  readonly mark: number;
}

export const TOKEN =
  /\p{Script=Han}|\p{L}{1,6}['’](?=\p{L}{2})|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+(?:[.,:/]\d+)*|[$€£¥%!！?？+&]/gu;

const compiled = new Map<Language, ReadonlyMap<number, readonly Cue[]>>();

/** Which kinds of cues cover each word, a bit for each of `CUE_KINDS`. */
export function findCues(words: readonly number[], language: Language): Int32Array {
  const cues = cuesOf(language);
  const found = new Int32Array(words.length);
  for (const [at, word] of words.entries())
    for (const { rest, mark } of cues.get(word) ?? [])
      if (rest.every((next, index) => words[at + 1 + index] === next))
        for (let index = at; index <= at + rest.length; index += 1)
          found[index] = (found[index] ?? 0) | mark;
  return found;
}

function cuesOf(language: Language): ReadonlyMap<number, readonly Cue[]> {
  const known = compiled.get(language);
  if (known) return known;
  const cues = new Map<number, Cue[]>();
  for (const [bit, { phrases }] of Object.values(CUES.cues).entries())
    for (const phrase of phrases[language]) {
      const [first = 0, ...rest] = (foldText(phrase).match(TOKEN) ?? []).map((word) =>
        wordNumber(word, language),
      );
      const own = cues.get(first) ?? [];
      own.push({ rest, mark: 1 << bit });
      cues.set(first, own);
    }
  compiled.set(language, cues);
  return cues;
}

/** The number of a word in its language. */
export function wordNumber(folded: string, language: Language): number {
  return hashOf(`${language} ${folded}`);
}
