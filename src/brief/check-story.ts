import type { Story } from '#domain/story.ts';
import type { AskedLook } from '#brief/look/asked-look.ts';
import {
  DRESSINGS,
  MOODS,
  MUSIC_STYLES,
  OCCASIONS,
  PACES,
  SETTINGS,
  type HueName,
  type MetalName,
} from '#domain/look.ts';
import { HUE_WORDS, METAL_WORDS } from '#brief/look/color-words.ts';
import { cleanText, typeset } from '#text/clean-text.ts';
import { foldText } from '#text/fold-text.ts';
import type { Reading } from '#brief/reading/read-prompt.ts';
import { type FilmWords } from '#domain/film-words.ts';
import { GAMES } from '#games/game-list.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';

/** What of a story may be used: words of the prompt, and names that the film knows. */
export interface SoundStory {
  readonly words: FilmWords;
  readonly look: AskedLook;
}

const TITLE_WORDS_MAX = 9;
const OFFERS_MAX = 3;
const WHEN_MAX = 2;

/**
 * Keeps of a story what the prompt says: offers, dates, venue, call to action and lines are cut out
 * of the prompt as written there, a title may put the prompt's own words in another order. What does
 * not stand in the prompt is left out; where nothing is left, our own reading counts.
 */
export function checkStory(story: Story, prompt: string, own: Reading): SoundStory {
  const text = cleanText(prompt);
  const written = (claims: readonly string[], most: number) =>
    [
      ...new Set(claims.map((claim) => asWritten(claim, text)).filter((found) => found !== null)),
    ].slice(0, most);
  const first = (claim: string | null) => (claim === null ? null : asWritten(claim, text));
  const offers = written(story.offers, OFFERS_MAX);
  const when = written(story.when, WHEN_MAX);
  return {
    words: {
      title: soundTitle(story.title, text, own) ?? own.words.title,
      offers: offers.length > 0 ? offers : own.words.offers,
      when: when.length > 0 ? when : own.words.when,
      venue: first(story.venue) ?? own.words.venue,
      callToAction: first(story.callToAction) ?? own.words.callToAction,
      lines: own.words.lines,
    },
    look: soundLook(story.look),
  };
}

/** The claim as the prompt writes it, or null where the prompt does not. */
function asWritten(claim: string, text: string): string | null {
  const wanted = foldText(typeset(cleanText(claim))).trim();
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const plain = text.replaceAll('\n', ' ');
  const at = foldText(plain).indexOf(wanted);
  if (at === -1) return null;
  const end = at + wanted.length;
  const isCut = isInside(plain, at) || isInside(plain, end);
  return isCut ? null : typeset(plain.slice(at, end));
}

/** Whether a word or an amount goes on over the bound `at`. Chinese words have no bounds. */
function isInside(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  if (/\d[.,]?$/u.test(before) && /^\d/u.test(after)) return true;
  if (/[$€£¥]$/u.test(before) && /^\s?\d/u.test(after)) return true;
  if (/\d$/u.test(before) && /^(?:[.,]\d|%|\s?[€£])/u.test(after)) return true;
  const isWritten = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  return isWritten && !/\p{Script=Han}$/u.test(before) && !/^\p{Script=Han}/u.test(after);
}

function soundTitle(claim: string, text: string, { language }: Reading): string | null {
  const title = typeset(cleanText(claim));
  if (title === '') return null;
  if (language === 'zh') return asWritten(title, text);
  const tokensOf = (source: string) => foldText(source).match(/[\p{L}\p{N}.,$€£%]+/gu) ?? [];
  const bare = (token: string) => token.replace(/^[.,]+|[.,]+$/gu, '');
  const said = new Set([
    ...tokensOf(text).map(bare),
    ...LINKING_WORDS[language],
    ...GAMES.flatMap(({ names }) => tokensOf(names[language].usual).map(bare)),
  ]);
  const tokens = tokensOf(title).map(bare);
  const isSaid = tokens.every((token) => said.has(token));
  return isSaid && tokens.length > 0 && tokens.length <= TITLE_WORDS_MAX ? title : null;
}

function soundLook(look: Story['look']): AskedLook {
  const metal = known(look.metal, Object.keys(METAL_WORDS) as MetalName[]);
  const hues = look.hues.map((hue) => known(hue, Object.keys(HUE_WORDS) as HueName[]));
  const parts = {
    mood: known(look.mood, MOODS),
    setting: known(look.setting, SETTINGS),
    occasion: known(look.occasion, OCCASIONS),
    music: known(look.music, MUSIC_STYLES),
    pace: known(look.pace, PACES),
    metal,
  };
  const said = Object.entries(parts).filter(([, part]) => part !== undefined);
  const dressing = look.dressing
    .map((name) => known(name, DRESSINGS))
    .filter((one) => one !== undefined);
  const spoken = hues.filter((hue) => hue !== undefined);
  return {
    ...(Object.fromEntries(said) as AskedLook),
    ...(dressing.length > 0 && { dressing: [...new Set(dressing)] }),
    ...(spoken.length > 0 && { hues: spoken }),
  };
}

function known<Name extends string>(name: string | null, names: readonly Name[]): Name | undefined {
  return names.find((one) => one === name);
}
