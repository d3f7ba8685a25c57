import type { Box } from '#film/overlay/layout/box.ts';
import {
  cornerHeight,
  layOutAiLabel,
  layOutLegal,
  legalTop,
  type AiLabelLayout,
  type LegalLayout,
} from '#film/overlay/legal/legal-layout.ts';
import { plateMeasures } from '#film/overlay/captions/lines-plate.ts';
import { safeArea, shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { SHARE_BESIDE_PANEL, standsBesideGame } from '#film/storyboard/beside-panel.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Who stands where on the frames of a film: nothing of what is read overlaps. */
export interface FrameLayout {
  readonly label: AiLabelLayout;
  readonly legal: LegalLayout;
  /** Above the legal lines; null where no captions are drawn. */
  readonly captions: Box | null;
  /** For words, and the small print at their foot: between marks in the upper corners and captions or legal lines. */
  readonly words: Box;
}

/** Captions, as parts of the shorter side: as large as on television, a little larger than the legal lines. */
export const CAPTION = { type: 0.05, linesMax: 2 } as const;
const GAP = 0.025;

/**
 * Divides a frame, in pixels: marks in the upper corners, legal lines below, captions over them, and
 * what is left for words.
 */
export function layOutFrame(storyboard: Storyboard): FrameLayout {
  const { size } = storyboard;
  const safe = safeArea(size);
  const gap = Math.ceil(shortSideOf(size) * GAP);
  const legal = layOutLegal(storyboard);
  const label = layOutAiLabel(storyboard, legal);
  const foot = legalTop(legal) - gap;
  const captions = storyboard.captions === 'burned' ? captionsZone(storyboard, foot) : null;
  const hasCorner = !label.isOnFooter || storyboard.brand?.hasWatermark === true;
  const top = hasCorner ? safe.y + cornerHeight(size) + gap : safe.y;
  const bottom = captions === null ? foot : captions.y - gap;
  const words = { x: safe.x, y: top, width: safe.width, height: bottom - top };
  return { label, legal, captions, words };
}

/** Where the words of a shot may stand: all of the words' zone, or what an end card leaves of it beside the game. */
export function wordsZone(storyboard: Storyboard, shot: Shot): Box {
  const { size } = storyboard;
  const zone = layOutFrame(storyboard).words;
  if (!standsBesideGame(shot, size)) return zone;
  return { ...zone, width: Math.round(size.width * (1 - SHARE_BESIDE_PANEL)) - zone.x };
}

function captionsZone({ size }: Storyboard, foot: number): Box {
  const { x, width } = safeArea(size);
  const { lineHeight, padding } = plateMeasures(shortSideOf(size) * CAPTION.type);
  const height = CAPTION.linesMax * lineHeight + 2 * padding;
  return { x, y: foot - height, width, height };
}
