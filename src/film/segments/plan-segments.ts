export interface Segment {
  readonly index: number;
  readonly firstFrame: number;
  readonly frameCount: number;
}

const SEGMENT_SECONDS = 2;

/**
 * Cuts a film into runs of about two seconds that are rendered, encoded and resumed on their own.
 * Lengths differ by at most one frame, so that no thread is left with a long last one.
 */
export function planSegments(frameCount: number, fps: number): readonly Segment[] {
  const count = Math.max(1, Math.round(frameCount / (fps * SEGMENT_SECONDS)));
  return Array.from({ length: count }, (_, index) => {
    const firstFrame = Math.floor((index * frameCount) / count);
    const nextFirst = Math.floor(((index + 1) * frameCount) / count);
    return { index, firstFrame, frameCount: nextFirst - firstFrame };
  });
}
