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

/** For each sample the highest level the analogue wave reaches until the next one. */
export function truePeaks(channel: Float32Array): Float32Array {
  const peaks = new Float32Array(channel.length);
  for (let index = 0; index < channel.length; index += 1) {
    let peak = Math.abs(channel[index] ?? 0);
    for (let phase = 1; phase < OVERSAMPLING; phase += 1) {
      const taps = PHASES[phase];
      let value = 0;
      for (let tap = 0; tap < TAPS; tap += 1) {
        value += (taps?.[tap] ?? 0) * (channel[index + tap - TAPS / 2 + 1] ?? 0);
      }
      peak = Math.max(peak, Math.abs(value));
    }
    peaks[index] = peak;
  }
  return peaks;
}

/** The sound's true peak in dBTP. */
export function truePeakDecibels({ left, right }: SoundBus): number {
  const peak = Math.max(highest(truePeaks(left)), highest(truePeaks(right)));
  return 20 * Math.log10(peak);
}

function highest(values: Float32Array): number {
  let highest = 0;
  for (const value of values) highest = Math.max(highest, value);
  return highest;
}
