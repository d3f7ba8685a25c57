import type { BriefReading } from '#brief/brief.ts';
import { promptLanguage } from '#brief/prompt-language.ts';
import { readBrief } from '#brief/read-brief.ts';
import type { Controls, Lighting } from '#domain/order/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { CONTINUATIONS } from '#film/script/continuations.ts';
import { namesLight, namesMusic } from '#film/script/named-in-draft.ts';
import { ownHeadlines } from '#film/script/own-headlines.ts';
import { SUGGESTED_WORDS, suggestedHeadlines } from '#film/script/suggested-words.ts';
import { findGame } from '#games/game-list.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { findNegations } from '#text/negations.ts';
import { seededFraction } from '#film/random.ts';

export interface Draft {
  /** Empty where nothing was written yet. */
  readonly draft: string;
  readonly preset: PresetId;
  readonly seed: number;
  readonly pressCount: number;
  readonly controls?: Controls;
  /** What the form says already. */
  readonly written?: readonly WrittenWord[];
}

/** What a draft says, the same at every press. */
export interface DraftReading {
  readonly language: Language;
  readonly folded: string;
  readonly brief: BriefReading;
}

/** Reads a draft, in the language asked for or in its own. */
export function readDraft(draft: string, language: Language = promptLanguage(draft)): DraftReading {
  return { language, folded: foldText(draft), brief: readBrief(draft) };
}

/** Words that somebody wrote beside the prompt: none are suggested in their place. */
export type WrittenWord = 'headline' | 'callToAction';

type Pick = (name: string, options: readonly string[]) => string;

/**
 * The user's words as they stand, with what they leave open: a headline and a call to action under
 * their labels, and sentences about picture, light and sound, in their language. Nothing is added that
 * the draft speaks of already, and nothing where it says what is not to be seen.
 */
export function continueDraft(order: Draft, reading: DraftReading): string {
  const { draft, seed, pressCount } = order;
  const { language } = reading;
  const pick: Pick = (name, options) => {
    const start = Math.floor(seededFraction(seed, `draft ${name}`) * options.length);
    return options[(start + Math.max(0, Math.trunc(pressCount))) % options.length] ?? '';
  };
  const scene = sceneSentences(order, reading, pick);
  const words = missingWords(order, reading, pick);
  const stop = language === 'zh' ? '。' : '.';
  const isClosed = draft === '' || /[.!?。！？…]["”»’」]?$/u.test(draft);
  const closed = isClosed || draft.length >= PROMPT_LENGTH.max ? draft : `${draft}${stop}`;
  const space = language === 'zh' ? '' : ' ';
  const told = scene.reduce((text, sentence) => extended(text, sentence, space), closed);
  return words.reduce((text, line) => extended(text, line, '\n'), told);
}

function extended(text: string, more: string, space: string): string {
  const longer = text === '' ? more : `${text}${space}${more}`;
  return longer.length <= PROMPT_LENGTH.max ? longer : text;
}

/** What a scene may add without speaking against the draft. */
function sceneSentences(
  { preset, controls }: Draft,
  { language, folded, brief }: DraftReading,
  pick: Pick,
): readonly string[] {
  const { lighting, lights, sounds } = CONTINUATIONS[language];
  const chosen: Lighting | null = controls?.lighting ?? null;
  const { shotNotes, look } = brief;
  const isTold = shotNotes.length > 0 || look.setting !== null;
  const isNegated = findNegations(folded, language).length > 0;
  const light = chosen === null ? pick('light', lights) : lighting[chosen];
  return [
    ...(isTold || isNegated
      ? []
      : [pick('action', findGame(preset).script.continuations[language])]),
    ...(namesLight(folded) ? [] : [light]),
    ...(namesMusic(folded) || look.music !== null ? [] : [pick('sound', sounds)]),
  ];
}

/**
 * Headline and call to action under their labels, where neither the draft nor the form has any; none
 * for a film without words. What the draft says itself is its best headline.
 */
function missingWords(
  { draft, preset, written = [] }: Draft,
  { language, brief }: DraftReading,
  pick: Pick,
): string[] {
  const { words } = brief;
  if (words.signature === null) return [];
  const { headlineLabel, callLabel, calls } = SUGGESTED_WORDS[language];
  const colon = language === 'zh' ? '：' : ': ';
  // Words before a colon may direct the camera: they are offered to a person, never written unasked.
  const opening = draft.split(':', 1)[0]?.toLowerCase();
  const own = ownHeadlines(brief).filter((words) => words.toLowerCase() !== opening);
  const headline = pick('headline', own.length > 0 ? own : suggestedHeadlines(language, preset));
  const lacks = (word: WrittenWord) => words[word] === null && !written.includes(word);
  return [
    ...(lacks('headline') ? [`${headlineLabel}${colon}${headline}`] : []),
    ...(lacks('callToAction') ? [`${callLabel}${colon}${pick('call', calls)}`] : []),
  ];
}
