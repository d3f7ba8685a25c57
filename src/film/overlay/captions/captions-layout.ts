import { CAPTION, layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { layOutPlate, type LinesPlate } from '#film/overlay/captions/lines-plate.ts';
import { shortSideOf } from '#film/overlay/layout/safe-area.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Of the shorter side: longer lines are hard to read at a glance. */
const LINE_WIDTH_MAX = 1.35;

/** A caption on at most two lines, on a plate at the foot of its zone; null where none are drawn. */
export function layOutCaption(storyboard: Storyboard, text: string): LinesPlate | null {
  const { captions } = layOutFrame(storyboard);
  if (!captions) return null;
  const short = shortSideOf(storyboard.size);
  const sizePixels = short * CAPTION.type;
  return layOutPlate({
    text,
    type: { face: 'medium', sizePixels, tracking: 0 },
    sizeMin: sizePixels * 0.6,
    linesMax: CAPTION.linesMax,
    isCut: true,
    widthMax: short * LINE_WIDTH_MAX,
    zone: captions,
    align: 'center',
  });
}
