import { createHash } from 'node:crypto';

import type { BriefReading } from '#brief/brief.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { ownHeadlines } from '#film/script/own-headlines.ts';
import { SUGGESTED_WORDS, suggestedHeadlines } from '#film/script/suggested-words.ts';
import type { Language } from '#domain/languages.ts';

export interface WordSuggestions {
  readonly headlines: readonly string[];
  readonly callsToAction: readonly string[];
}

const SUGGESTIONS = 3;

interface BriefToSuggestFor extends Pick<BriefReading, 'words' | 'offered'> {
  readonly prompt: string;
  readonly preset: PresetId | null;
}

/**
 * Returns suggested words for a brief: first the brief's own, then words without an amount, a date,
 * a place or a claim. The same brief always gets the same suggestions; words that it already has
 * are left out.
 */
export function suggestWords(brief: BriefToSuggestFor, language: Language): WordSuggestions {
  const { prompt, preset, words, offered } = brief;
  const suggested = suggestedHeadlines(language, preset);
  const headlines = [...ownHeadlines(brief), ...turned(suggested, prompt)];
  const calls = [...offered.callsToAction, ...turned(SUGGESTED_WORDS[language].calls, prompt)];
  return {
    headlines: others(headlines, words.headline),
    callsToAction: others(calls, words.callToAction),
  };
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
