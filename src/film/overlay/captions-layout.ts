import { fitText } from '#film/overlay/fit-text.ts';
import { layOutLegal, legalTop } from '#film/overlay/legal-layout.ts';
import { safeArea, shortSideOf } from '#film/overlay/safe-area.ts';
import type { Box } from '#film/overlay/box.ts';
import { measureType, type TypeSetting } from '#film/overlay/type-setter.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Of the shorter side: as large as broadcast captions, a little larger than the legal lines. */
const TYPE = 0.05;
const LINE_HEIGHT = 1.28;
const LINES_MAX = 2;
const GAP = 0.025;
/** Longer lines are hard to read at a glance. */
const LINE_WIDTH_MAX = 1.35;

export interface CaptionLayout {
  readonly plate: Box;
  readonly lines: readonly string[];
  readonly type: TypeSetting;
  readonly lineHeight: number;
  readonly padding: number;
}

/** Where captions stand: above the legal lines, under all other words; null where none are drawn. */
export function captionsBand(storyboard: Storyboard): Box | null {
  if (storyboard.captions !== 'burned') return null;
  const { size } = storyboard;
  const safe = safeArea(size);
  const { lineHeight, padding, gap } = measures(storyboard);
  const height = LINES_MAX * lineHeight + 2 * padding;
  const bottom = legalTop(layOutLegal(storyboard)) - gap;
  return { x: safe.x, y: bottom - height - gap, width: safe.width, height: height + gap };
}

/** A caption on at most two lines, on a plate at the foot of the band. */
export function layOutCaption(storyboard: Storyboard, text: string): CaptionLayout | null {
  const band = captionsBand(storyboard);
  if (!band) return null;
  const { lineHeight, padding, sizePixels } = measures(storyboard);
  const short = shortSideOf(storyboard.size);
  const face = 'medium';
  const fitted = fitText({
    text,
    widthMax: Math.min(band.width - 4 * padding, short * LINE_WIDTH_MAX),
    linesMax: LINES_MAX,
    sizeMax: sizePixels,
    sizeMin: sizePixels * 0.6,
    measure: (part, size) => measureType(part, { face, sizePixels: size, tracking: 0 }),
  });
  const lines = fitted.lines.slice(0, LINES_MAX);
  const type: TypeSetting = { face, sizePixels: fitted.sizePixels, tracking: 0 };
  const widest = Math.max(...lines.map((line) => measureType(line, type)));
  const width = Math.min(band.width, Math.ceil(widest) + 4 * padding);
  const height = lines.length * lineHeight + 2 * padding;
  const x = Math.round(band.x + (band.width - width) / 2);
  const plate = { x, y: band.y + band.height - height, width, height };
  return { plate, lines, type, lineHeight, padding };
}

function measures({ size }: Storyboard) {
  const short = shortSideOf(size);
  const sizePixels = short * TYPE;
  return {
    sizePixels,
    lineHeight: Math.ceil(sizePixels * LINE_HEIGHT),
    padding: Math.ceil(sizePixels * 0.3),
    gap: Math.ceil(short * GAP),
  };
}
