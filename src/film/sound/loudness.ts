import { filtered, type Biquad } from '#film/sound/biquad.ts';
import type { SoundBus } from '#film/sound/sound-bus.ts';

/** K-weighting at 48 kHz: head shelf and low cut (ITU-R BS.1770-4, tables 1 and 2). */
const HEAD_SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const LOW_CUT: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

const STEP_SAMPLES = 4_800;
/** Gating blocks last 400 ms and overlap by three quarters. */
const STEPS_IN_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** Integrated loudness in LUFS after ITU-R BS.1770-4; -Infinity for silence. */
export function integratedLoudness({ left, right }: SoundBus): number {
  const steps = addEnergies(stepEnergies(left), stepEnergies(right));
  const blocks: number[] = [];
  for (let first = 0; first + STEPS_IN_BLOCK <= steps.length; first += 1) {
    let energy = 0;
    for (let step = first; step < first + STEPS_IN_BLOCK; step += 1) energy += steps[step] ?? 0;
    blocks.push(energy / STEPS_IN_BLOCK);
  }
  const loud = blocks.filter((energy) => lufsOf(energy) > ABSOLUTE_GATE_LUFS);
  const gate = lufsOf(mean(loud)) + RELATIVE_GATE_LU;
  return lufsOf(mean(loud.filter((energy) => lufsOf(energy) > gate)));
}

function lufsOf(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function addEnergies(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, index) => value + (b[index] ?? 0));
}

/** Mean square of each 100 ms, K-weighted. */
function stepEnergies(channel: Float32Array): number[] {
  const weighted = filtered(LOW_CUT, filtered(HEAD_SHELF, Float64Array.from(channel)));
  const energies: number[] = [];
  let sum = 0;
  for (let index = 0; index < channel.length; index += 1) {
    const value = weighted[index] ?? 0;
    sum += value * value;
    if ((index + 1) % STEP_SAMPLES === 0) {
      energies.push(sum / STEP_SAMPLES);
      sum = 0;
    }
  }
  return energies;
}
