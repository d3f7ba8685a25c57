import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { meanOf } from './luma.ts';

/** Returns by how many LU the first second is louder than the whole film. */
export function firstSecondOf(storyboard: Storyboard): number {
  const { left, right } = composeSoundtrack(storyboard);
  const first = {
    left: left.subarray(0, SAMPLE_RATE_HZ),
    right: right.subarray(0, SAMPLE_RATE_HZ),
  };
  return integratedLoudness(first) - integratedLoudness({ left, right });
}

/** Returns how far cuts are from the nearest beat, in milliseconds, on average; null without cuts. */
export function cutsFromBeats(cuts: readonly number[], storyboard: Storyboard): number | null {
  const beat = beatSecondsOf(storyboard);
  const distances = cuts.map((frame) => {
    const seconds = frame / storyboard.controls.fps;
    return Math.abs(seconds - Math.round(seconds / beat) * beat) * 1000;
  });
  return distances.length === 0 ? null : meanOf(distances);
}
