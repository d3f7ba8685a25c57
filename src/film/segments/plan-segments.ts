export interface Segment {
  readonly index: number;
  readonly firstFrame: number;
  readonly frameCount: number;
}

/** Pairs of segments in ten seconds: a whole number, so that films of five are cut alike at every rate. */
const PAIRS_IN_TEN_SECONDS = 3;

/**
 * Cuts a film into runs of one to two seconds that are rendered, encoded and resumed on their own. Their
 * number is even and their lengths differ by at most one frame, so that of two threads none is left alone
 * with a last one: in a film of five seconds that is a fifth of its time.
 */
export function planSegments(frameCount: number, fps: number): readonly Segment[] {
  const count = 2 * Math.max(1, Math.round((frameCount * PAIRS_IN_TEN_SECONDS) / (fps * 10)));
  return Array.from({ length: count }, (_, index) => {
    const firstFrame = Math.floor((index * frameCount) / count);
    const nextFirst = Math.floor(((index + 1) * frameCount) / count);
    return { index, firstFrame, frameCount: nextFirst - firstFrame };
  });
}
