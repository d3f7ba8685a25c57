import { createHash } from 'node:crypto';

import type { BriefReading, ReadWords } from '#brief/brief.ts';
import type { LineKind } from '#domain/words.ts';
import { SUGGESTED_WORDS } from '#film/script/suggested-words.ts';
import type { Language } from '#text/language.ts';

export interface WordSuggestions {
  readonly headlines: readonly string[];
  readonly callsToAction: readonly string[];
}

const SUGGESTIONS = 3;
/** What can be read at a glance. */
const HEADLINE_LENGTH_MAX = 48;

/**
 * Returns suggested words for a brief: first the brief's own, then words without an amount, a date,
 * a place or a claim. The same brief always gets the same suggestions; words that it already has
 * are left out.
 */
export function suggestWords(
  { prompt, words, offered }: Pick<BriefReading, 'words' | 'offered'> & { readonly prompt: string },
  language: Language,
): WordSuggestions {
  const { headlines, calls } = SUGGESTED_WORDS[language];
  const where = ownHeadline(words);
  const own = [...offered.headlines, ...(where ? [where] : [])];
  return {
    headlines: others([...own, ...turned(headlines, prompt)], words.headline),
    callsToAction: others([...offered.callsToAction, ...turned(calls, prompt)], words.callToAction),
  };
}

/** The brief's own date and place, the same in every language. */
function ownHeadline({ lines }: ReadWords): string | null {
  const textOf = (wanted: LineKind) => lines.find(({ kind }) => kind === wanted)?.text;
  const [when, where] = [textOf('when'), textOf('where')];
  if (when === undefined || where === undefined) return null;
  const headline = `${where.slice(0, 1).toUpperCase()}${where.slice(1)} · ${when}`;
  return headline.length <= HEADLINE_LENGTH_MAX ? headline : null;
}

/** Rotates a list by the prompt, so that different prompts start elsewhere. */
function turned(list: readonly string[], prompt: string): readonly string[] {
  const start = createHash('sha256').update(prompt).digest().readUInt32BE(0) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function others(list: readonly string[], taken: string | null): readonly string[] {
  const isTaken = (text: string) => text.toLowerCase() === taken?.toLowerCase();
  return list.filter((text) => !isTaken(text)).slice(0, SUGGESTIONS);
}
