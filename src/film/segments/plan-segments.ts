export interface Segment {
  readonly index: number;
  readonly firstFrame: number;
  readonly frameCount: number;
}

/** Pairs of segments in ten seconds: a whole number, so that films of five are cut alike at every rate. */
const PAIRS_IN_TEN_SECONDS = 3;

/**
 * Cuts a film into runs of one to two seconds that are rendered, encoded and resumed on their own. Their
 * number is even, so that of two threads none is left alone with a last one: in a film of five seconds that
 * is a fifth of its time. One of two threads makes the sound first: every second run is shorter than the one
 * before it, by as much in all as the `soundFrames` that the other thread draws meanwhile.
 */
export function planSegments(
  frameCount: number,
  fps: number,
  soundFrames: number,
): readonly Segment[] {
  const count = 2 * Math.max(1, Math.round((frameCount * PAIRS_IN_TEN_SECONDS) / (fps * 10)));
  const startOf = (index: number) =>
    Math.floor((index * frameCount) / count + (index % 2) * (soundFrames / count));
  return Array.from({ length: count }, (_, index) => {
    const firstFrame = startOf(index);
    return { index, firstFrame, frameCount: startOf(index + 1) - firstFrame };
  });
}
