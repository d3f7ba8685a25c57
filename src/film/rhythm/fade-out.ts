import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Of a frame's light, 0 to 1: films open at full light and end in black, within a third of a second. */
export function fadeAt({ frameCount, controls }: Storyboard, frameIndex: number): number {
  const frames = controls.fps / 3;
  return Math.min(1, (frameCount - frameIndex + frames * 0.4) / frames);
}
