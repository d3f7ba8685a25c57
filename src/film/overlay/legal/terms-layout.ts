import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { layOutPlate, type LinesPlate } from '#film/overlay/captions/lines-plate.ts';
import { shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { directionOf } from '#film/overlay/type/type-setter.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Of the shorter side: smaller than the legal lines, and never so small that it cannot be read. */
const TYPE = { max: 0.036, min: 0.026, step: 0.002 } as const;
/** Of the frame's height, where the type can still shrink. */
const HEIGHT_MAX = 0.22;
const LINES_MAX = 24;

/** The small print of a shot on its plate, at the foot of the words' zone; null where it has none. */
export function layOutTerms(storyboard: Storyboard, shot: Shot): LinesPlate | null {
  const terms = shot.words.find(({ role }) => role === 'terms');
  if (!terms) return null;
  let part: number = TYPE.max;
  let layout = layOutAt(storyboard, terms.text, part);
  while (layout.plate.height > storyboard.size.height * HEIGHT_MAX && part > TYPE.min) {
    part = Math.max(TYPE.min, part - TYPE.step);
    layout = layOutAt(storyboard, terms.text, part);
  }
  return layout;
}

function layOutAt(storyboard: Storyboard, text: string, part: number): LinesPlate {
  const sizePixels = shortSideOf(storyboard.size) * part;
  const zone = layOutFrame(storyboard).words;
  return layOutPlate({
    text,
    type: { face: 'text', sizePixels, tracking: 0, direction: directionOf(text) },
    sizeMin: sizePixels * 0.99,
    linesMax: LINES_MAX,
    widthMax: zone.width,
    zone,
    align: 'start',
  });
}
