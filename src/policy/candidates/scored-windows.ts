import type { LoadedModel } from '../classifier/classifier.ts';
import { isCautionLine } from '../features/caution-lines.ts';
import type { ConceptHit } from '../features/concept-tagger.ts';
import { featureReaderOf } from '../features/features.ts';
import type { FeatureReader } from '../features/features.ts';
import {
  clausesOf,
  contextsOf,
  isBrief,
  rangesOf,
  sentencesOf,
  shortCoresOf,
  windowsOf,
} from '../normalise/windows.ts';
import type { WordWindow } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';

/**
 * Log-odds from which a reviewer looks at a text, unless calm sentences around it excuse it; chosen
 * on texts of authors who were left out of training (docs/decisions/0201).
 */
const FLAG_FROM = -1.6;
/** The classifier separates Chinese texts as well as others, but with lower log-odds. */
const CHINESE_FLAG_FROM = -1.8;

/** A text prepared for the judge, with everything that its windows share. */
export interface ScoredWindows {
  readonly model: LoadedModel;
  readonly words: readonly Word[];
  readonly hitsIn: (window: WordWindow) => readonly ConceptHit[];
  readonly features: FeatureReader;
  readonly sentences: readonly WordWindow[];
  readonly windows: readonly WordWindow[];
  /** Widens a window by its context. */
  readonly contextOf: (window: WordWindow) => WordWindow;
  /** Cache of which stretches score below the threshold, by `keyOf`. */
  readonly calmness: Map<number, boolean>;
  readonly isBrief: boolean;
  readonly flagFrom: number;
}

/** A text as its words and ideas. */
export interface TaggedWords {
  readonly words: readonly Word[];
  readonly hits: readonly ConceptHit[];
}

/** Prepares a text: its windows, their context and the reader of their features. */
export function scoredWindowsOf({ words, hits }: TaggedWords, model: LoadedModel): ScoredWindows {
  const hitsIn = rangesOf(hits, words.length);
  const isAside = (sentence: WordWindow): boolean =>
    isCautionLine(sentence.to - sentence.from, hitsIn(sentence));
  const further = [...shortCoresOf(words, isAside), ...(isBrief(words) ? clausesOf(words) : [])];
  return {
    model,
    words,
    hitsIn,
    sentences: sentencesOf(words),
    windows: distinct([...windowsOf(words), ...further], words.length),
    features: featureReaderOf(words, hits, model.rowOf),
    contextOf: contextsOf(words, isAside),
    calmness: new Map(),
    isBrief: isBrief(words),
    flagFrom: isChinese(words) ? CHINESE_FLAG_FROM : FLAG_FROM,
  };
}

/** Removes repeated windows: a clause may be a quotation, and a sentence the whole text. */
function distinct(windows: readonly WordWindow[], wordCount: number): WordWindow[] {
  const seen = new Set<number>();
  return windows.filter((window) => {
    const key = keyOf(window, wordCount);
    return !seen.has(key) && seen.add(key);
  });
}

/** A unique number for each window of a text. */
export const keyOf = ({ from, to }: WordWindow, wordCount: number): number =>
  from * (wordCount + 1) + to;

const HAN = /\p{Script=Han}/u;

function isChinese(words: readonly Word[]): boolean {
  return 2 * words.filter(({ text }) => HAN.test(text)).length > words.length;
}
