import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { limitPeaks } from '#film/sound/limiter.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import type { SoundBus } from '#film/sound/sound-bus.ts';

/** What the large video platforms play at. */
export const TARGET_LUFS = -14;
/** Films promise -1.5 dBTP; AAC mostly overshoots by less than 1 dB (docs/sound.md). */
const CEILING_DBTP = -2.8;
const ROUNDS = 4;
const CLOSE_ENOUGH_LU = 0.1;
/** Short enough for the first beat to be struck. */
const FADE_IN_SECONDS = 0.003;
const FADE_OUT_SECONDS = 0.45;

/** Fades the ends, brings the loudness to its target, by a gain up to `gainMax`, and keeps the peaks under the ceiling. */
export function master(mix: SoundBus, gainMax = Number.POSITIVE_INFINITY): SoundBus {
  const faded = { left: fadeEnds(mix.left), right: fadeEnds(mix.right) };
  let gain = 1;
  let result = limitPeaks(faded, CEILING_DBTP);
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = TARGET_LUFS - integratedLoudness(result);
    if (!Number.isFinite(missing) || Math.abs(missing) < CLOSE_ENOUGH_LU) break;
    gain = Math.min(gainMax, gain * 10 ** (missing / 20));
    result = limitPeaks(amplified(faded, gain), CEILING_DBTP);
  }
  return result;
}

function amplified({ left, right }: SoundBus, gain: number): SoundBus {
  return { left: left.map((value) => value * gain), right: right.map((value) => value * gain) };
}

function fadeEnds(channel: Float32Array): Float32Array {
  const fadeIn = FADE_IN_SECONDS * SAMPLE_RATE_HZ;
  const fadeOut = FADE_OUT_SECONDS * SAMPLE_RATE_HZ;
  return channel.map((value, index) => {
    const rise = Math.min(1, index / fadeIn);
    const fall = Math.min(1, (channel.length - 1 - index) / fadeOut);
    return value * rise * fall * fall * (3 - 2 * fall);
  });
}
