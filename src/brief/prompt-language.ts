import { HUE_WORDS, ROOM_WORDS } from '#brief/look/color-words.ts';
import { DRESSING_WORDS } from '#brief/look/dressing-words.ts';
import { OCCASION_WORDS } from '#brief/look/occasion-words.ts';
import { SETTING_WORDS } from '#brief/look/setting-words.ts';
import { detectLanguage } from '#text/detect-language.ts';
import type { Language } from '#text/language.ts';

const SCENE_WORDS = [HUE_WORDS, ROOM_WORDS, SETTING_WORDS, OCCASION_WORDS, DRESSING_WORDS];

/** Returns the language a prompt is written in; words for colours, places and occasions settle a close race. */
export function promptLanguage(prompt: string): Language {
  return detectLanguage(prompt, SCENE_WORDS);
}
