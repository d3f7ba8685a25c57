/** One channel of a picture, a byte a sample. */
export interface Plane {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly stride: number;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Weights are of 256. */
const WEIGHT_BITS = 8;
const ONE = 1 << WEIGHT_BITS;

/** Which two neighbours a sample lies between, and how near it is to the second. */
interface Steps {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly weight: Int32Array;
}

/** Scales a part of a plane to fill another one, bilinearly. */
export function scalePlane(
  source: Plane,
  part: Part,
  target: { readonly bytes: Uint8Array; readonly width: number; readonly height: number },
): void {
  if (isSame(source, part, target)) return copyRows(source, part, target);
  const across = stepsOf(part.left, part.width, target.width, source.width);
  const down = stepsOf(part.top, part.height, target.height, source.height);
  const { bytes, stride } = source;
  let at = 0;
  for (let row = 0; row < target.height; row += 1) {
    const top = (down.first[row] ?? 0) * stride;
    const bottom = (down.second[row] ?? 0) * stride;
    const weightDown = down.weight[row] ?? 0;
    for (let column = 0; column < target.width; column += 1) {
      const left = across.first[column] ?? 0;
      const right = across.second[column] ?? 0;
      const weight = across.weight[column] ?? 0;
      const upper = (bytes[top + left] ?? 0) * (ONE - weight) + (bytes[top + right] ?? 0) * weight;
      const lower =
        (bytes[bottom + left] ?? 0) * (ONE - weight) + (bytes[bottom + right] ?? 0) * weight;
      target.bytes[at] =
        (upper * (ONE - weightDown) + lower * weightDown + (ONE * ONE) / 2) >> (2 * WEIGHT_BITS);
      at += 1;
    }
  }
}

function isSame(source: Plane, part: Part, target: { width: number; height: number }): boolean {
  return (
    Number.isInteger(part.left) &&
    Number.isInteger(part.top) &&
    part.width === target.width &&
    part.height === target.height &&
    part.left + part.width <= source.width &&
    part.top + part.height <= source.height
  );
}

function copyRows(
  { bytes, stride }: Plane,
  { left, top }: Part,
  target: { bytes: Uint8Array; width: number; height: number },
): void {
  for (let row = 0; row < target.height; row += 1) {
    const start = (top + row) * stride + left;
    target.bytes.set(bytes.subarray(start, start + target.width), row * target.width);
  }
}

function stepsOf(start: number, length: number, count: number, limit: number): Steps {
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const weight = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    // The middle of a target sample, seen from the middle of the source's samples.
    const place = Math.min(limit - 1, Math.max(0, start + ((index + 0.5) * length) / count - 0.5));
    const below = Math.floor(place);
    first[index] = below;
    second[index] = Math.min(limit - 1, below + 1);
    weight[index] = Math.round((place - below) * ONE);
  }
  return { first, second, weight };
}
