import type { FrameSize } from '#film/frame-size.ts';

/** A soft band across the frame behind words, in which what is bright is held down. */
export interface Dimming {
  /** Rows that are dimmed in full. */
  readonly top: number;
  readonly bottom: number;
  /** Rows over which the band fades out above and below. */
  readonly feather: number;
  /** 0 leaves the picture, 1 makes it black; white becomes 1 - strength. */
  readonly strength: number;
}

const LEVELS = 64;

/**
 * Holds down what is bright in an I420 frame in limited range, keeping its hue. Words need no darkness behind
 * them, only the absence of light: what is dark anyway stays as it is.
 */
export function dimFrame(frame: Uint8Array, size: FrameSize, dimming: Dimming): void {
  const { width, height } = size;
  const chromaAt = width * height;
  const chromaWidth = width >> 1;
  const planeBytes = chromaAt >> 2;
  for (let row = 0; row < height; row += 2) {
    const curve = curveOf(dimming.strength * coverOf(row, dimming));
    if (curve === null) continue;
    const luma = row * width;
    const chroma = chromaAt + (row >> 1) * chromaWidth;
    dimChroma(frame, chroma, chromaWidth, luma, curve);
    dimChroma(frame, chroma + planeBytes, chromaWidth, luma, curve);
    for (let at = luma; at < luma + width * 2; at += 1) {
      frame[at] = curve.dimmed[frame[at] ?? 0] ?? 0;
    }
  }
}

function coverOf(row: number, { top, bottom, feather }: Dimming): number {
  const outside = Math.max(top - row, row - bottom, 0);
  if (outside >= feather) return 0;
  const t = 1 - outside / feather;
  return t * t * (3 - 2 * t);
}

/** By level of luma. */
interface Curve {
  /** What of colour is kept, in 256ths. */
  readonly kept: Uint16Array;
  /** What luma becomes. */
  readonly dimmed: Uint8Array;
}
const curves = new Map<number, Curve>();

function curveOf(strength: number): Curve | null {
  const step = Math.round(strength * LEVELS);
  if (step === 0) return null;
  const known = curves.get(step);
  if (known) return known;
  const white = Math.max(1 - step / LEVELS, 0.01);
  // Rises like the picture from black and bends over towards what is left of white.
  const bend = 1 / white - 1;
  const kept = Uint16Array.from({ length: 256 }, (_, level) => {
    const light = Math.max(0, level - 16) / 219;
    return Math.round(256 / (1 + bend * light));
  });
  const dimmed = Uint8Array.from(kept, (keep, level) => 16 + (((level - 16) * keep + 128) >> 8));
  const curve = { kept, dimmed };
  curves.set(step, curve);
  return curve;
}

function dimChroma(
  bytes: Uint8Array,
  from: number,
  count: number,
  luma: number,
  curve: Curve,
): void {
  for (let k = 0; k < count; k += 1) {
    const keep = curve.kept[bytes[luma + k * 2] ?? 0] ?? 256;
    bytes[from + k] = 128 + ((((bytes[from + k] ?? 128) - 128) * keep + 128) >> 8);
  }
}
