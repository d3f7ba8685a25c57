import type { Controls, Lighting } from '#domain/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { PresetId } from '#domain/presets.ts';
import { CONTINUATIONS } from '#film/script/continuations.ts';
import { promptLanguage } from '#brief/prompt-language.ts';
import { findGame } from '#games/game-list.ts';
import type { Language } from '#text/language.ts';
import { seededFraction } from '#film/random.ts';

export interface Draft {
  readonly draft: string;
  readonly preset: PresetId;
  readonly seed: number;
  readonly pressCount: number;
  readonly controls?: Controls;
  /** Of the draft, where that is known already. */
  readonly language?: Language;
}

/** The user's words as they stand, with sentences about picture, light and sound in their language. */
export function continueDraft(order: Draft): string {
  const { draft, preset, seed, pressCount, controls } = order;
  const language = order.language ?? promptLanguage(draft);
  const words = CONTINUATIONS[language];
  const pick = (name: string, options: readonly string[]) => {
    const start = Math.floor(seededFraction(seed, `draft ${name}`) * options.length);
    return options[(start + Math.max(0, Math.trunc(pressCount))) % options.length] ?? '';
  };
  const lighting: Lighting | null = controls?.lighting ?? null;
  const added = [
    pick('action', findGame(preset).script.continuations[language]),
    lighting === null ? pick('light', words.lights) : words.lighting[lighting],
    pick('sound', words.sounds),
  ];
  const space = language === 'zh' ? '' : ' ';
  const stop = language === 'zh' ? '。' : '.';
  const closed = /[.!?。！？…]["”»’」]?$/u.test(draft) ? draft : `${draft}${stop}`;
  return added.reduce(
    (text, sentence) => {
      const longer = `${text}${space}${sentence}`;
      return longer.length <= PROMPT_LENGTH.max ? longer : text;
    },
    closed.length <= PROMPT_LENGTH.max ? closed : draft,
  );
}
