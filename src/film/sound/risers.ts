import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { Random } from '#film/random.ts';
import { strike } from '#film/sound/drum-kit.ts';
import type { Plan } from '#film/sound/stages.ts';
import { addSound, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';

const RISER_GAIN = 0.2;
const SWELL_SECONDS = 0.9;
const SWELL_GAIN = 0.3;

/** What leads up to the turn and to the end card: noise that opens, and cymbals played backwards. */
export function addRisers(bus: SoundBus, plan: Plan, random: Random): void {
  const { turnSeconds, buildSeconds, tailSeconds, endSeconds } = plan;
  const length = Math.min(turnSeconds, Math.max(1, turnSeconds - buildSeconds));
  const seconds = turnSeconds - length;
  addSound(bus, riser(length, random), { seconds, gain: RISER_GAIN, pan: 0 });
  const crash = strike('crash', random).subarray(0, samplesOf(SWELL_SECONDS));
  const backwards = crash.toReversed().map((value, index) => value * (index / crash.length));
  for (const [at, pan] of [
    [turnSeconds, -0.4],
    [Math.min(tailSeconds, endSeconds), 0.4],
  ] as const)
    addSound(bus, backwards, { seconds: at - SWELL_SECONDS, gain: SWELL_GAIN, pan });
}

/** Noise that opens. */
function riser(seconds: number, random: Random): Float32Array {
  const sound = new Float32Array(samplesOf(seconds));
  let soft = 0;
  let dull = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const part = index / SAMPLE_RATE_HZ / seconds;
    soft += (random() * 2 - 1 - soft) * (0.03 + 0.5 * part * part);
    dull += (soft - dull) * 0.05;
    sound[index] = (soft - dull) * part * part * Math.min(1, (sound.length - index) / 400);
  }
  return sound;
}
