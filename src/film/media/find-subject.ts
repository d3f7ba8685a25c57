import type { Focus } from '#film/film-media.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planesOf, wholeOf, type Planes } from '#film/picture/planes.ts';
import { resamplePlanes } from '#film/picture/resample.ts';

/** What has to be seen of a picture. */
export interface Subject {
  readonly focus: Focus;
  /** Shares of the picture's width and height within which it lies. */
  readonly width: number;
  readonly height: number;
}

/** The longer side of the small picture that is looked at, in samples. */
const SMALL_SIDE = 64;
/** Of all that draws the eye: what the subject's extent holds. */
const SUBJECT_SHARE = 0.6;
/** Where people put what they photograph: in the middle, a little above it. */
const USUAL = { x: 0.5, y: 0.42, spread: 0.34 } as const;
/** A difference of colour draws the eye about so much more than one of brightness. */
const COLOR_WEIGHT = 1.6;

/** Finds what draws the eye: what differs from its surroundings, and in colour from most of the picture. */
export function findSubject(picture: Planes): Subject {
  const small = shrink(picture);
  const { width, height } = small.size;
  const eye = eyeOf(small);
  const across = { count: width, step: 1, length: height, stride: width, middle: USUAL.x };
  const down = { count: height, step: width, length: width, stride: 1, middle: USUAL.y };
  const [horizontal, vertical] = [extentOf(profileOf(eye, across)), extentOf(profileOf(eye, down))];
  return {
    focus: { x: horizontal.middle, y: vertical.middle },
    width: horizontal.length,
    height: vertical.length,
  };
}

/** Lines of samples: `count` of them, `step` apart, each of `length` samples that are `stride` apart. */
interface Lines {
  readonly count: number;
  readonly step: number;
  readonly length: number;
  readonly stride: number;
  /** Where subjects are most often, as a share of the count. */
  readonly middle: number;
}

/**
 * How much each line draws the eye. What goes on over all lines alike, as a horizon does from side to side,
 * says nothing of where to look.
 */
function profileOf(eye: Float64Array, lines: Lines): Float64Array {
  const { count, step, length, stride, middle } = lines;
  const profile = new Float64Array(count);
  for (let at = 0; at < length; at += 1) {
    const across = Float64Array.from({ length: count }, (_, k) => eye[k * step + at * stride] ?? 0);
    const ordinary = across.toSorted()[Math.floor(count / 2)] ?? 0;
    across.forEach((energy, k) => {
      profile[k] = (profile[k] ?? 0) + Math.max(0, energy - ordinary);
    });
  }
  return profile.map((energy, k) => energy * usually(k, count, middle));
}

function shrink(picture: Planes): Planes {
  const scale = SMALL_SIDE / Math.max(picture.size.width, picture.size.height);
  const even = (length: number) => Math.max(8, 2 * Math.round((length * scale) / 2));
  const size = { width: even(picture.size.width), height: even(picture.size.height) };
  const small = planesOf(new Uint8Array(i420ByteLength(size)), size);
  resamplePlanes(picture, wholeOf(picture.size), small);
  return small;
}

/** How much each sample draws the eye. */
function eyeOf({ size: { width, height }, y, u, v }: Planes): Float64Array {
  const meanU = meanOf(u.bytes);
  const meanV = meanOf(v.bytes);
  const eye = new Float64Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const chroma = (row >> 1) * (width >> 1) + (column >> 1);
      const steps =
        Math.abs(sampleAt(y.bytes, at + (column + 1 < width ? 1 : 0)) - sampleAt(y.bytes, at)) +
        Math.abs(sampleAt(y.bytes, at + (row + 1 < height ? width : 0)) - sampleAt(y.bytes, at));
      const color = Math.hypot(
        sampleAt(u.bytes, chroma) - meanU,
        sampleAt(v.bytes, chroma) - meanV,
      );
      eye[at] = steps + COLOR_WEIGHT * color;
    }
  }
  return eye;
}

/** How likely a subject is so far along a picture. */
function usually(at: number, count: number, middle: number): number {
  const distance = (at + 0.5) / count - middle;
  return Math.exp((-distance * distance) / (2 * USUAL.spread ** 2));
}

function sampleAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

function meanOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, value) => sum + value, 0) / bytes.length;
}

/** The shortest stretch that holds most of what draws the eye, in shares of the whole; an even picture's is its middle. */
function extentOf(energies: Float64Array): { middle: number; length: number } {
  const total = energies.reduce((sum, energy) => sum + energy, 0);
  const count = energies.length;
  if (total <= 0) return { middle: 0.5, length: SUBJECT_SHARE };
  let best = { first: 0, length: count };
  let [first, held] = [0, 0];
  for (let last = 0; last < count; last += 1) {
    held += energies[last] ?? 0;
    while (held - (energies[first] ?? 0) >= total * SUBJECT_SHARE) {
      held -= energies[first] ?? 0;
      first += 1;
    }
    const length = last - first + 1;
    if (held >= total * SUBJECT_SHARE && length < best.length) best = { first, length };
  }
  return { middle: (best.first + best.length / 2) / count, length: best.length / count };
}
