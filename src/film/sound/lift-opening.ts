import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';

/** The first second is not quieter than the whole film by more. */
const QUIETER_MAX_LU = 1;
const LIFT_MAX_DB = 4;
const OPENING_SECONDS = 1;
const RETURN_SECONDS = 0.8;

/** Raises an opening that is quieter than the film, in place: whoever scrolls past hears nothing else. */
export function liftOpening({ left, right }: SoundBus): void {
  const opening = samplesOf(OPENING_SECONDS);
  const first = { left: left.subarray(0, opening), right: right.subarray(0, opening) };
  const missing = integratedLoudness({ left, right }) - QUIETER_MAX_LU - integratedLoudness(first);
  if (!Number.isFinite(missing) || missing <= 0) return;
  const gain = 10 ** (Math.min(missing, LIFT_MAX_DB) / 20);
  const end = Math.min(left.length, samplesOf(OPENING_SECONDS + RETURN_SECONDS));
  for (let index = 0; index < end; index += 1) {
    const past = Math.max(0, index / SAMPLE_RATE_HZ - OPENING_SECONDS) / RETURN_SECONDS;
    const lift = gain + (1 - gain) * past;
    left[index] = (left[index] ?? 0) * lift;
    right[index] = (right[index] ?? 0) * lift;
  }
}
