/** Frames whose picture is held back, because it would flash too fast; at both ends step by step. */
export interface Damping {
  readonly from: number;
  /** The frame after the last one. */
  readonly to: number;
  /** Of the way to and from what is left. */
  readonly rampFrames: number;
  /** What is left of the brightness of the picture, and of its colour beside its brightness: 0 to 1. */
  readonly light: number;
  readonly color: number;
}

const BLACK = 16;
/** Clips of cameras and models hold brighter levels, which flash as much as they show. */
const WHITE = 235;
const GREY = 128;
const COLOR_MAX = 240;

/** Holds back a frame (I420) as far as the dampings that it is in say; in place. */
export function damp(frame: Uint8Array, frameIndex: number, dampings: readonly Damping[]): void {
  const left = (which: 'light' | 'color'): number =>
    Math.min(1, ...dampings.map((one) => 1 - (1 - one[which]) * depthOf(one, frameIndex)));
  const [light, color] = [left('light'), left('color')];
  if (light === 1 && color === 1) return;
  const lumaBytes = (frame.length * 2) / 3;
  const luma = levels(BLACK, WHITE, light);
  const chroma = levels(GREY, COLOR_MAX, light * color);
  for (let at = 0; at < frame.length; at += 1)
    frame[at] = (at < lumaBytes ? luma : chroma)[frame[at] ?? 0] ?? 0;
}

/** How far into a damping a frame lies: 0 outside it, 1 from the end of its ramps. */
function depthOf({ from, to, rampFrames }: Damping, frameIndex: number): number {
  const inside = Math.min(frameIndex - from, to - 1 - frameIndex) + 1;
  return Math.max(0, Math.min(1, inside / (rampFrames + 1)));
}

/** What becomes of each level of a plane whose levels move towards `rest`, and go no higher than `max`. */
function levels(rest: number, max: number, share: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(rest + (Math.min(level, max) - rest) * share),
  );
}
