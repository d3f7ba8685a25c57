import type { Damping } from '#film/picture/damping.ts';
import type { FlashingPassage } from '#film/proof/flashing-passages.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';

/**
 * What is left of brightness, or of the colour of what flashes red, in the first try to damp a passage, the second and
 * the last. Black and white that alternate differ by less than the rules count where 0.36 is left.
 */
const LEFT = [
  { light: 0.7, color: 0.6 },
  { light: 0.5, color: 0.35 },
  { light: 0.36, color: 0.15 },
] as const;
/** On both sides of a passage: what lies beside it must not flash with what is left of it, nor a change of light jump. */
const BESIDE_SECONDS = 1;
const RAMP_SECONDS = 0.5;

/** How often passages of a film are damped, each time further. */
export const DAMPED_MAX = LEFT.length;

/** How the passages of a film that still flash are damped for the `round`th time, from 0. */
export function dampPassages(
  passages: readonly FlashingPassage[],
  round: number,
  fps: number,
): Damping[] {
  const left = LEFT[round];
  if (left === undefined) return [];
  const beside = Math.round(BESIDE_SECONDS * fps);
  return passages.map(({ from, to, isRed }) => ({
    from: from - beside,
    to: to + beside,
    rampFrames: Math.round(RAMP_SECONDS * fps),
    light: isRed ? 1 : left.light,
    color: isRed ? left.color : 1,
  }));
}

/** Whether a passage lies in a shot of a customer's own photo or clip, which is shown as it is or not at all. */
export function showsOwnMedia(
  shots: readonly Pick<Shot, 'source' | 'firstFrame' | 'frameCount'>[],
  passages: readonly FlashingPassage[],
): boolean {
  const owned = shots.filter(({ source }) => source.source === 'media');
  return owned.some(({ firstFrame, frameCount }) =>
    passages.some(({ from, to }) => from < firstFrame + frameCount && firstFrame < to),
  );
}
