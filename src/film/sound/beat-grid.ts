import { STYLE_SHEETS } from '#film/sound/music-styles.ts';
import { sectionsOf, turnSeconds } from '#film/sound/sections.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

export const BEATS_IN_BAR = 4;

/** Returns the length of a bar: a little shorter or longer than the tempo asks, so that one begins where the film turns. */
export function barSecondsOf(storyboard: Storyboard): number {
  const { music, pace } = storyboard.look;
  const turn = turnSeconds(sectionsOf(storyboard));
  const wanted = (60 / STYLE_SHEETS[music].beatsPerMinute[pace]) * BEATS_IN_BAR;
  return turn / Math.max(1, Math.round(turn / wanted));
}
