import type { Storyboard } from '#film/storyboard/storyboard.ts';
export interface Overlay {
  drawOver(frame: Uint8Array, frameIndex: number): void;
}
export function openOverlay(_: Storyboard): Overlay {
  return { drawOver() {} };
}
