import {
  DRESSING_WORDS,
  HUE_WORDS,
  OCCASION_WORDS,
  ROOM_WORDS,
  SETTING_WORDS,
} from '#brief/look/look-words.ts';
import { detectLanguage } from '#text/detect-language.ts';
import type { Language } from '#text/language.ts';

const SCENE_WORDS = [HUE_WORDS, ROOM_WORDS, SETTING_WORDS, OCCASION_WORDS, DRESSING_WORDS];

/** Returns the language a prompt is written in; words for colours, places and occasions settle a close race. */
export function promptLanguage(prompt: string): Language {
  return detectLanguage(prompt, SCENE_WORDS);
}
