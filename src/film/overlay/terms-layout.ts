import { captionsBand } from '#film/overlay/captions-layout.ts';
import { fitText } from '#film/overlay/fit-text.ts';
import { layOutLegal, legalTop } from '#film/overlay/legal-layout.ts';
import { safeArea, shortSideOf } from '#film/overlay/safe-area.ts';
import type { Box } from '#film/overlay/box.ts';
import { directionOf, measureType, type TypeSetting } from '#film/overlay/type-setter.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Of the shorter side: smaller than the legal lines, and never so small that it cannot be read. */
const TYPE = { max: 0.036, min: 0.026, step: 0.002 } as const;
const LINE_HEIGHT = 1.26;
/** Of the frame's height, where the type can still shrink. */
const HEIGHT_MAX = 0.22;
const LINES_MAX = 24;
const GAP = 0.02;

export interface TermsLayout {
  readonly plate: Box;
  readonly lines: readonly string[];
  readonly type: TypeSetting;
  readonly lineHeight: number;
  readonly padding: number;
}

/** The small print of a shot on its plate, above captions and legal lines; null where it has none. */
export function layOutTerms(storyboard: Storyboard, shot: Shot): TermsLayout | null {
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

function layOutAt(storyboard: Storyboard, text: string, part: number): TermsLayout {
  const { size } = storyboard;
  const safe = safeArea(size);
  const short = shortSideOf(size);
  const sizePixels = short * part;
  const type: TypeSetting = { face: 'text', sizePixels, tracking: 0, direction: directionOf(text) };
  const padding = Math.ceil(sizePixels * 0.5);
  const lineHeight = Math.ceil(sizePixels * LINE_HEIGHT);
  const { lines } = fitText({
    text,
    widthMax: safe.width - padding * 2,
    linesMax: LINES_MAX,
    sizeMax: sizePixels * 1.01,
    sizeMin: sizePixels,
    measure: (piece) => measureType(piece, type),
  });
  const widest = Math.max(0, ...lines.map((line) => measureType(line, type)));
  const width = Math.min(safe.width, Math.ceil(widest) + padding * 2);
  const height = lines.length * lineHeight + padding * 2;
  const gap = Math.ceil(short * GAP);
  const bottom = captionsBand(storyboard)?.y ?? legalTop(layOutLegal(storyboard)) - gap;
  const x = Math.round(safe.x + (safe.width - width) / 2);
  return { plate: { x, y: bottom - height, width, height }, lines, type, lineHeight, padding };
}
