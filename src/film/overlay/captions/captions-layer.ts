import type { Cue } from '#film/narration/narration.ts';
import { layOutCaption } from '#film/overlay/captions/captions-layout.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { paintPlate } from '#film/overlay/captions/lines-plate.ts';
import { placeCanvas, type PlacedSprite } from '#film/overlay/paint/place-canvas.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

export interface CaptionsLayer {
  drawOver(frameIndex: number): void;
}

/** Captions over the frame that the ink holds, each painted when it is first seen. */
export function openCaptions(
  ink: Ink,
  storyboard: Storyboard,
  cues: readonly Cue[],
): CaptionsLayer {
  const { fps } = storyboard.controls;
  const painted = new Map<Cue, PlacedSprite | null>();
  const spriteOf = (cue: Cue): PlacedSprite | null => {
    const known = painted.get(cue);
    if (known !== undefined) return known;
    const layout = layOutCaption(storyboard, cue.text);
    const placed = layout && placeCanvas(ink, paintPlate(layout), layout.plate);
    painted.set(cue, placed);
    return placed;
  };
  return {
    drawOver(frameIndex) {
      const seconds = frameIndex / fps;
      const cue = cues.find((one) => one.startSeconds <= seconds && seconds < one.endSeconds);
      const placed = cue && spriteOf(cue);
      if (placed) ink.blend(placed.sprite, placed);
    },
  };
}
