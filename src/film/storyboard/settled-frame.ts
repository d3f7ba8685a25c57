import type { Shot } from '#film/storyboard/storyboard.ts';

/** Entrances are over and exits have not begun at this part of a shot. */
const SETTLED = 0.66;

/** The frame that stands for a shot: its words are all there and at rest. */
export function settledFrameOf({ firstFrame, frameCount }: Shot): number {
  return firstFrame + Math.floor(frameCount * SETTLED);
}
