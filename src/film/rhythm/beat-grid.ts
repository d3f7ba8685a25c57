import { TEMPOS } from '#film/rhythm/tempos.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const BEATS_IN_BAR = 4;
/** Where a film without a hero shot and without an end card turns. */
const TURN_SECONDS = 4;

/** Returns where the film turns, in seconds: with its hero shot, or with the end card where it opens on the hero. */
export function turnSecondsOf({ shots, controls }: Storyboard): number {
  const hero = shots.find(({ kind }) => kind === 'hero');
  const frame = hero?.firstFrame || shots.at(-1)?.firstFrame;
  return frame ? frame / controls.fps : TURN_SECONDS;
}

/** Returns the length of a bar: a little shorter or longer than the tempo asks, so that one begins where the film turns. */
export function barSecondsOf(storyboard: Storyboard): number {
  const { music, pace } = storyboard.look;
  const turn = turnSecondsOf(storyboard);
  const wanted = (60 / TEMPOS[music][pace]) * BEATS_IN_BAR;
  return turn / Math.max(1, Math.round(turn / wanted));
}

/** Seconds of one beat of a film's music. */
export function beatSecondsOf(storyboard: Storyboard): number {
  return barSecondsOf(storyboard) / BEATS_IN_BAR;
}
