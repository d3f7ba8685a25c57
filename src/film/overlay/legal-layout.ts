import { fitText } from '#film/overlay/fit-text.ts';
import { bottomOf, rightOf, safeArea, shortSideOf } from '#film/overlay/safe-area.ts';
import type { Box } from '#film/overlay/box.ts';
import { measureType, type TypeSetting } from '#film/overlay/type-setter.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/**
 * Height of legal and label type as a part of the shorter side. The rules ask for 4 %; ink from the
 * top of an ascender to the foot of a descender is about 0.92 of the type size, hence 4.4 %.
 */
const LEGAL_TYPE = 0.044;
const LINE_HEIGHT = 1.26;
/** The strip of legal lines takes no more of the frame's height; more lines take turns. */
const STRIP_HEIGHT_MAX = 0.3;

export interface AiLabelLayout {
  readonly plate: Box;
  readonly text: string;
  readonly type: TypeSetting;
  readonly padding: number;
}

export interface LegalPage {
  readonly plate: Box;
  readonly lines: readonly string[];
}

export interface LegalLayout {
  readonly badge: Box;
  readonly ageMark: string;
  readonly type: TypeSetting;
  readonly lineHeight: number;
  readonly padding: number;
  /** One page where all lines fit at once; else they take turns. */
  readonly pages: readonly LegalPage[];
}

/** The AI label: a pill in the top right corner of the safe area. */
export function layOutAiLabel({ size, legal }: Storyboard): AiLabelLayout {
  const safe = safeArea(size);
  const type: TypeSetting = {
    face: 'medium',
    sizePixels: shortSideOf(size) * LEGAL_TYPE,
    tracking: 0.03,
  };
  const padding = type.sizePixels * 0.55;
  const star = type.sizePixels * 0.95;
  const width = Math.ceil(measureType(legal.aiLabel, type) + padding * 2 + star);
  const height = Math.ceil(type.sizePixels * 1.6);
  const plate = { x: rightOf(safe) - width, y: safe.y, width, height };
  return { plate, text: legal.aiLabel, type, padding };
}

/** The age badge and the responsible-gambling lines: a dark plate in the bottom left corner. */
export function layOutLegal({ size, legal }: Storyboard): LegalLayout {
  const safe = safeArea(size);
  const sizePixels = shortSideOf(size) * LEGAL_TYPE;
  const type: TypeSetting = { face: 'text', sizePixels, tracking: 0 };
  const lineHeight = Math.ceil(sizePixels * LINE_HEIGHT);
  const padding = Math.ceil(sizePixels * 0.42);
  const badgeSide = Math.ceil(sizePixels * 2.1);
  const textX = padding + badgeSide + padding;
  const widthMax = safe.width - textX - padding * 2;
  const linesMax = Math.max(2, Math.floor((size.height * STRIP_HEIGHT_MAX) / lineHeight));
  const paragraphs = legal.responsibleGambling.map((text) => wrap(text, widthMax, type));
  const pages = paginate(paragraphs, linesMax).map((lines) => {
    const widest = Math.max(0, ...lines.map((line) => measureType(line, type)));
    const height = Math.max(badgeSide, lines.length * lineHeight) + padding * 2;
    const width = Math.ceil(lines.length === 0 ? textX : textX + widest + padding * 2);
    const areaMin = (legal.pictureShareMin ?? 0) * size.width * size.height;
    const plate = enlarged({ width, height }, areaMin, safe.width);
    return { plate: { x: safe.x, y: bottomOf(safe) - plate.height, ...plate }, lines };
  });
  const badge = {
    x: safe.x + padding,
    y: bottomOf(safe) - padding - badgeSide,
    width: badgeSide,
    height: badgeSide,
  };
  return { badge, ageMark: legal.ageMark, type, lineHeight, padding, pages };
}

/** As large as a market wants the lines' part of the picture: first wider, then higher. */
function enlarged(
  { width, height }: Pick<Box, 'width' | 'height'>,
  areaMin: number,
  widthMax: number,
): Pick<Box, 'width' | 'height'> {
  if (width * height >= areaMin) return { width, height };
  const wide = Math.max(width, Math.floor(widthMax));
  return { width: wide, height: Math.max(height, Math.ceil(areaMin / wide)) };
}

/** The top of the highest page: words on screen stay above it. */
export function legalTop({ pages, badge }: LegalLayout): number {
  return Math.min(badge.y, ...pages.map(({ plate }) => plate.y));
}

function wrap(text: string, widthMax: number, type: TypeSetting): readonly string[] {
  const { sizePixels } = type;
  return fitText({
    text,
    widthMax,
    linesMax: 8,
    sizeMax: sizePixels * 1.01,
    sizeMin: sizePixels,
    measure: (part) => measureType(part, type),
  }).lines;
}

/** Whole paragraphs on as few pages as hold them. */
function paginate(
  paragraphs: readonly (readonly string[])[],
  linesMax: number,
): readonly (readonly string[])[] {
  const pages: string[][] = [[]];
  for (const paragraph of paragraphs) {
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && page.length + paragraph.length > linesMax) pages.push([...paragraph]);
    else page.push(...paragraph);
  }
  return pages;
}
