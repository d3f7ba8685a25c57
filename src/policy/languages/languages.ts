import type { Language } from '#domain/languages.ts';
import { SPACED_LANGUAGES, type SpacedLanguage } from '#text/spaced-languages.ts';
import { languageScoresOf } from './language-pieces.ts';
import SMALL_WORDS from './small-words.json' with { type: 'json' };
import type { Word } from '../normalise/words.ts';

const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of SPACED_LANGUAGES)
  for (const word of SMALL_WORDS.words[language])
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** From here on small words speak clearly enough to leave English out. */
const CLEAR_SCORE = 1.2;
/** How far a language may lie behind the likeliest, in nats: short sentences can hardly tell. */
const BEHIND_MAX = 6;
const BEHIND_PER_WORD = 0.3;
const SMALL_WORD_NATS = 1.5;

type Tongue = Language | 'any';

function mayBeEnglish(words: readonly Word[]): boolean {
  const score = new Map<Language, number>();
  for (const { text } of words) {
    const spoken = LANGUAGES_OF.get(text) ?? [];
    if (spoken.length === 1 && spoken[0] === 'en') return true;
    for (const language of spoken)
      score.set(language, (score.get(language) ?? 0) + 1 / spoken.length);
  }
  const english = score.get('en') ?? 0;
  const best = Math.max(0, ...score.values());
  return best < CLEAR_SCORE || english >= best * 0.6;
}

const remembered = new Map<string, Float64Array>();
const REMEMBERED_WORDS_MAX = 20_000;

/** How well each language explains one word, in nats. */
function likelihoodOf(text: string): Float64Array {
  const known = remembered.get(text);
  if (known) return known;
  const spoken = LANGUAGES_OF.get(text) ?? [];
  const nats = languageScoresOf(text).map((score, column) => {
    const language = SPACED_LANGUAGES[column];
    const isSmallWord = language !== undefined && spoken.includes(language);
    return score + (isSmallWord ? SMALL_WORD_NATS / spoken.length : 0);
  });
  if (remembered.size > REMEMBERED_WORDS_MAX) remembered.clear();
  remembered.set(text, nats);
  return nats;
}

/** How well each language explains the words, in nats. */
function likelihoods(words: readonly Word[]): Float64Array {
  const total = new Float64Array(SPACED_LANGUAGES.length);
  for (const { text } of words) {
    const nats = likelihoodOf(text);
    for (let column = 0; column < total.length; column += 1)
      total[column] = (total[column] ?? 0) + (nats[column] ?? 0);
  }
  return total;
}

/** The language that explains the words best, and how well, in nats a word. */
interface Likeliest {
  readonly language: SpacedLanguage;
  readonly nats: number;
}

/** Returns the language that explains these words best. */
export function likeliestOf(words: readonly Word[]): Likeliest {
  const scores = likelihoods(words);
  const best = scores.indexOf(Math.max(...scores));
  const nats = (scores[best] ?? 0) / Math.max(1, words.length);
  return { language: SPACED_LANGUAGES[best] ?? 'en', nats };
}

/** What the text around a sentence says of its language, where the sentence itself says little. */
export interface Surroundings {
  /** Nats by which each language is behind the likeliest of the whole text; at most {@link PRIOR_MAX}. */
  readonly behind: Float64Array;
}

const PRIOR_MAX = 8;
const PRIOR_SHARE = 0.25;

/** Reads the whole text for {@link languagesOf} of its sentences. */
export function surroundingsOf(words: readonly Word[]): Surroundings {
  const scores = likelihoods(words);
  const best = Math.max(...scores);
  return { behind: scores.map((score) => Math.min(PRIOR_MAX, (best - score) * PRIOR_SHARE)) };
}

/**
 * The languages whose words may count in this sentence: those its letters and small words speak for,
 * and English (marketers mix it in) unless another speaks clearly.
 */
export function languagesOf(words: readonly Word[], around?: Surroundings): ReadonlySet<Tongue> {
  const scores = likelihoods(words).map((score, column) => score - (around?.behind[column] ?? 0));
  const best = Math.max(...scores);
  const behindMax = BEHIND_MAX + BEHIND_PER_WORD * words.length;
  const likely = SPACED_LANGUAGES.filter((_, column) => best - (scores[column] ?? 0) <= behindMax);
  return new Set<Tongue>(['any', 'zh', ...likely, ...(mayBeEnglish(words) ? ['en' as const] : [])]);
}

/** Whether a word is one of the small words of a language that the judge reads. */
export function isReadSmallWord(word: string): boolean {
  return LANGUAGES_OF.has(word);
}
