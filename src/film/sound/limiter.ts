import type { SoundBus } from '#film/sound/sound-bus.ts';
import { truePeaks } from '#film/sound/true-peak.ts';

/** 4 ms at 48 kHz: the gain begins to fall this long before a peak. */
const WINDOW = 193;

/**
 * Turns the sound down around its peaks so that the true peak stays under the ceiling. The gain is
 * the lowest one needed in a window, averaged over a window as long: it never comes late.
 */
export function limitPeaks(bus: SoundBus, ceilingDecibels: number): SoundBus {
  const ceiling = 10 ** (ceilingDecibels / 20);
  const left = truePeaks(bus.left, ceiling);
  const right = truePeaks(bus.right, ceiling);
  const needed = left.map((peak, index) =>
    Math.min(1, ceiling / Math.max(peak, right[index] ?? 0, 1e-9)),
  );
  const gains = averaged(lowestAround(needed));
  return {
    left: bus.left.map((value, index) => value * (gains[index] ?? 1)),
    right: bus.right.map((value, index) => value * (gains[index] ?? 1)),
  };
}

/** Sliding minimum with a queue of candidates: each sample enters and leaves once. */
function lowestAround(values: Float32Array): Float32Array {
  const half = (WINDOW - 1) / 2;
  const result = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let index = 0; index < values.length + half; index += 1) {
    if (index < values.length) {
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= (values[index] ?? 1)) tail -= 1;
      queue[tail] = index;
      tail += 1;
    }
    const center = index - half;
    if (center < 0) continue;
    while ((queue[head] ?? 0) < center - half) head += 1;
    result[center] = values[queue[head] ?? 0] ?? 1;
  }
  return result;
}

function averaged(values: Float32Array): Float32Array {
  const half = (WINDOW - 1) / 2;
  const result = new Float32Array(values.length);
  const at = (index: number) => values[Math.max(0, Math.min(values.length - 1, index))] ?? 1;
  let sum = 0;
  for (let index = -half; index <= half; index += 1) sum += at(index);
  for (let index = 0; index < values.length; index += 1) {
    result[index] = sum / WINDOW;
    sum += at(index + half + 1) - at(index - half);
  }
  return result;
}
