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
      const level = frame[at] ?? 0;
      frame[at] = 16 + (((level - 16) * (curve[level] ?? 256) + 128) >> 8);
    }
  }
}

function coverOf(row: number, { top, bottom, feather }: Dimming): number {
  const outside = Math.max(top - row, row - bottom, 0);
  if (outside >= feather) return 0;
  const t = 1 - outside / feather;
  return t * t * (3 - 2 * t);
}

/** What of a level is kept, in 256ths, by level of luma. */
type Curve = Uint16Array;
const curves = new Map<number, Curve>();

function curveOf(strength: number): Curve | null {
  const step = Math.round(strength * LEVELS);
  if (step === 0) return null;
  const known = curves.get(step);
  if (known) return known;
  const white = Math.max(1 - step / LEVELS, 0.01);
  // Rises like the picture from black and bends over towards what is left of white.
  const bend = 1 / white - 1;
  const curve = Uint16Array.from({ length: 256 }, (_, level) => {
    const light = Math.max(0, level - 16) / 219;
    return Math.round(256 / (1 + bend * light));
  });
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
    const keep = curve[bytes[luma + k * 2] ?? 0] ?? 256;
    bytes[from + k] = 128 + ((((bytes[from + k] ?? 128) - 128) * keep + 128) >> 8);
  }
}
