import type { SoundBus } from '#film/sound/sound-bus.ts';

const OVERSAMPLING = 4;
const TAPS = 12;

/** Windowed-sinc interpolation between samples, one row for each quarter (BS.1770-4, annex 2). */
const PHASES: readonly Float64Array[] = Array.from({ length: OVERSAMPLING }, (_, phase) =>
  Float64Array.from({ length: TAPS }, (__, tap) => {
    const x = tap - TAPS / 2 + 1 - phase / OVERSAMPLING;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
  }),
);

/** Between samples the wave reaches at most this many times the highest sample around. */
const OVERSHOOT_MAX = Math.max(
  ...PHASES.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)),
);
/** Samples that are looked at together. */
const BLOCK = 64;

/**
 * For each sample the highest level the analogue wave reaches until the next one. Where it stays below
 * `floor` for certain, the sample's own level stands for it, which is far quicker.
 */
export function truePeaks(channel: Float32Array, floor = 0): Float32Array {
  const peaks = channel.map((value) => Math.abs(value));
  for (let first = 0; first < channel.length; first += BLOCK) {
    const end = Math.min(first + BLOCK, channel.length);
    if (highestOf(peaks, first - TAPS, end + TAPS) * OVERSHOOT_MAX <= floor) continue;
    for (let index = first; index < end; index += 1) {
      peaks[index] = Math.max(Math.abs(channel[index] ?? 0), between(channel, index));
    }
  }
  return peaks;
}

/** The wave's highest level between a sample and the next one. */
function between(channel: Float32Array, index: number): number {
  let peak = 0;
  for (let phase = 1; phase < OVERSAMPLING; phase += 1) {
    const taps = PHASES[phase];
    let value = 0;
    for (let tap = 0; tap < TAPS; tap += 1) {
      value += (taps?.[tap] ?? 0) * (channel[index + tap - TAPS / 2 + 1] ?? 0);
    }
    peak = Math.max(peak, Math.abs(value));
  }
  return peak;
}

/** The sound's true peak in dBTP. */
export function truePeakDecibels({ left, right }: SoundBus): number {
  const peak = Math.max(highest(truePeaks(left)), highest(truePeaks(right)));
  return 20 * Math.log10(peak);
}

function highest(values: Float32Array): number {
  return highestOf(values, 0, values.length);
}

function highestOf(values: Float32Array, first: number, end: number): number {
  let highest = 0;
  for (let index = Math.max(first, 0); index < Math.min(end, values.length); index += 1) {
    highest = Math.max(highest, values[index] ?? 0);
  }
  return highest;
}
