import { halfOf, type Part, type Plane, type Planes } from '#film/picture/planes.ts';

/** Samples on either side of a place that the filter weighs, where nothing is made smaller. */
const REACH = 2;

/** For each target sample the first source sample that counts, and the weights of it and its neighbours. */
interface Taps {
  readonly first: Int32Array;
  readonly weights: Float32Array;
  readonly count: number;
}

/** Memory that calls share; it grows to what the largest of them needs. */
let between = new Float32Array();

/** Writes a part of a picture in another size, to fill `target`. */
export function resamplePlanes(source: Planes, part: Part, target: Planes): void {
  resample(source.y, part, target.y);
  resample(source.u, halfOf(part), target.u);
  resample(source.v, halfOf(part), target.v);
}

/**
 * Writes a part of a plane in another size, to fill `target`: bicubic, and smoothed first as far as it is
 * made smaller, so that nothing shimmers when the part moves. Beyond its edges a plane goes on as it ends.
 */
export function resample(source: Plane, part: Part, target: Plane): void {
  if (isSame(source, part, target)) return copyRows(source, part, target);
  const across = tapsOf(part.left, part.width, target.width);
  const down = tapsOf(part.top, part.height, target.height);
  const firstRow = Math.max(0, Math.min(source.height - 1, down.first[0] ?? 0));
  const lastTap = (down.first[target.height - 1] ?? 0) + down.count - 1;
  const lastRow = Math.max(firstRow, Math.min(source.height - 1, lastTap));
  const rowCount = lastRow - firstRow + 1;
  if (between.length < rowCount * target.width) between = new Float32Array(rowCount * target.width);
  for (let row = 0; row < rowCount; row += 1) {
    const from = (firstRow + row) * source.stride;
    const to = row * target.width;
    resampleRow(
      source.bytes.subarray(from, from + source.width),
      across,
      between.subarray(to, to + target.width),
    );
  }
  mixRows(down, { firstRow, rowCount }, target);
}

function resampleRow(row: Uint8Array, { first, weights, count }: Taps, into: Float32Array): void {
  const last = row.length - 1;
  for (let x = 0; x < into.length; x += 1) {
    const start = first[x] ?? 0;
    let sum = 0;
    if (start >= 0 && start + count - 1 <= last) {
      for (let tap = 0; tap < count; tap += 1) {
        sum += (row[start + tap] ?? 0) * (weights[x * count + tap] ?? 0);
      }
    } else {
      for (let tap = 0; tap < count; tap += 1) {
        const at = Math.min(last, Math.max(0, start + tap));
        sum += (row[at] ?? 0) * (weights[x * count + tap] ?? 0);
      }
    }
    into[x] = sum;
  }
}

function mixRows(
  { first, weights, count }: Taps,
  { firstRow, rowCount }: { firstRow: number; rowCount: number },
  { bytes, width, height, stride }: Plane,
): void {
  const sums = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0.5);
    for (let tap = 0; tap < count; tap += 1) {
      const row = Math.min(rowCount - 1, Math.max(0, (first[y] ?? 0) + tap - firstRow));
      const weight = weights[y * count + tap] ?? 0;
      const from = row * width;
      for (let x = 0; x < width; x += 1) {
        sums[x] = (sums[x] ?? 0) + (between[from + x] ?? 0) * weight;
      }
    }
    const to = y * stride;
    for (let x = 0; x < width; x += 1) {
      const value = sums[x] ?? 0;
      bytes[to + x] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}

function tapsOf(start: number, length: number, count: number): Taps {
  const scale = length / count;
  const shrink = Math.max(1, scale);
  const tapCount = Math.ceil(REACH * 2 * shrink) + 1;
  const first = new Int32Array(count);
  const weights = new Float32Array(count * tapCount);
  for (let index = 0; index < count; index += 1) {
    // The middle of a target sample, seen from the middle of the source's samples.
    const place = start + (index + 0.5) * scale - 0.5;
    const from = Math.ceil(place - REACH * shrink);
    first[index] = from;
    let sum = 0;
    for (let tap = 0; tap < tapCount; tap += 1) {
      const weight = cubic((from + tap - place) / shrink);
      weights[index * tapCount + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < tapCount; tap += 1) {
      const at = index * tapCount + tap;
      weights[at] = (weights[at] ?? 0) / sum;
    }
  }
  return { first, weights, count: tapCount };
}

/** Mitchell and Netravali, "Reconstruction filters in computer graphics", 1988: B = C = 1/3. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x >= 2) return 0;
  if (x >= 1) return ((-7 / 3) * x ** 3 + 12 * x ** 2 - 20 * x + 32 / 3) / 6;
  return (7 * x ** 3 - 12 * x ** 2 + 16 / 3) / 6;
}

function isSame(source: Plane, part: Part, target: Plane): boolean {
  return (
    Number.isInteger(part.left) &&
    Number.isInteger(part.top) &&
    part.width === target.width &&
    part.height === target.height &&
    part.left >= 0 &&
    part.top >= 0 &&
    part.left + part.width <= source.width &&
    part.top + part.height <= source.height
  );
}

function copyRows({ bytes, stride }: Plane, { left, top }: Part, target: Plane): void {
  for (let row = 0; row < target.height; row += 1) {
    const start = (top + row) * stride + left;
    target.bytes.set(bytes.subarray(start, start + target.width), row * target.stride);
  }
}
