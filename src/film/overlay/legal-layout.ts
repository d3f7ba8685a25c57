import { fitText } from '#film/overlay/fit-text.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { bottomOf, isTall, rightOf, safeArea, shortSideOf } from '#film/overlay/safe-area.ts';
import type { Box } from '#film/overlay/box.ts';
import { measureRuns } from '#film/overlay/legal-runs.ts';
import { measureType, type TypeSetting } from '#film/overlay/type-setter.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/**
 * Height of legal and label type as a part of the shorter side. The rules ask for 4 %; ink from the
 * top of an ascender to the foot of a descender is about 0.93 of the type size, hence 4.45 %.
 */
const LEGAL_TYPE = 0.0445;
const LINE_HEIGHT = 1.16;
/** Above and below the lines of the footer: one line takes 8 % of a wide frame's height, two take 13 %. */
const FOOTER_PADDING = 0.24;
/** From the age mark to the rule beside it, and from there to the lines; of the type size. */
const RULE_GAP = 0.48;
/** The footer takes no more of the frame's height; more lines take turns. */
const FOOTER_HEIGHT_MAX = 0.3;

export interface AiLabelLayout {
  readonly plate: Box;
  readonly text: string;
  readonly type: TypeSetting;
  readonly padding: number;
}

export interface LegalPage {
  /** From one side of the frame to the other; no wider than the age mark where there are no lines. */
  readonly plate: Box;
  readonly badge: Box;
  /** The hairline between age mark and lines; null where there are no lines. */
  readonly rule: Box | null;
  /** Around all lines. */
  readonly text: Box;
  readonly lines: readonly string[];
}

export interface LegalLayout {
  readonly ageMark: string;
  readonly type: TypeSetting;
  readonly lineHeight: number;
  /** One page where all lines fit at once; else they take turns. */
  readonly pages: readonly LegalPage[];
}

/** The AI label: a pill in the top right corner of the safe area. */
export function layOutAiLabel({ size, legal }: Storyboard): AiLabelLayout {
  const safe = safeArea(size);
  const type: TypeSetting = {
    // As wide as words on a sign: programs that read labels stumble over a narrow face.
    face: 'medium',
    sizePixels: shortSideOf(size) * LEGAL_TYPE,
    tracking: 0.03,
  };
  const padding = type.sizePixels * 0.55;
  const star = type.sizePixels * 0.95;
  const width = Math.ceil(measureType(legal.aiLabel, type) + padding * 2 + star);
  const height = Math.ceil(type.sizePixels * 1.44);
  const plate = { x: rightOf(safe) - width, y: safe.y, width, height };
  return { plate, text: legal.aiLabel, type, padding };
}

/** The age mark and the responsible-gambling lines: a footer across the frame. */
export function layOutLegal({ size, legal }: Storyboard): LegalLayout {
  const sizePixels = shortSideOf(size) * LEGAL_TYPE;
  const type: TypeSetting = { face: 'legal', sizePixels, tracking: 0.01 };
  const lineHeight = Math.round(sizePixels * LINE_HEIGHT);
  const badge = {
    width: Math.ceil(measureType(legal.ageMark, ageMarkType(sizePixels)) + sizePixels * 0.62),
    height: Math.round(sizePixels * 1.2),
  };
  const gap = Math.ceil(sizePixels * RULE_GAP * 2);
  const widthMax = safeArea(size).width - badge.width - gap;
  const linesMax = Math.max(2, Math.floor((size.height * FOOTER_HEIGHT_MAX) / lineHeight));
  const paragraphs = legal.responsibleGambling.map((text) => wrap(text, widthMax, type));
  const pages = paginate(paragraphs, linesMax).map((lines): LegalPage => {
    const widest = Math.max(0, ...lines.map((line) => measureRuns(line, type)));
    return {
      ...placeFooter(size, {
        badge,
        block: { width: Math.ceil(widest), height: lines.length * lineHeight },
        gap,
        heightMin: Math.ceil((legal.pictureShareMin ?? 0) * size.height),
        padding: Math.ceil(sizePixels * FOOTER_PADDING),
      }),
      lines,
    };
  });
  return { ageMark: legal.ageMark, type, lineHeight, pages };
}

/** The figures of the age mark. */
export function ageMarkType(sizePixels: number): TypeSetting {
  return { face: 'heavy', sizePixels: sizePixels * 0.92, tracking: 0 };
}

type Extent = Pick<Box, 'width' | 'height'>;

interface FooterParts {
  readonly badge: Extent;
  /** All lines. */
  readonly block: Extent;
  readonly gap: number;
  readonly heightMin: number;
  readonly padding: number;
}

/** Age mark and lines side by side, in the middle of a band at the foot of the frame, or of what players leave of it. */
function placeFooter(size: FrameSize, parts: FooterParts): Omit<LegalPage, 'lines'> {
  const { badge, block, gap, padding } = parts;
  const hasLines = block.height > 0;
  const safe = safeArea(size);
  const height = Math.max(badge.height, block.height, parts.heightMin - padding * 2) + padding * 2;
  const y = (hasLines && !isTall(size) ? size.height : bottomOf(safe)) - height;
  const contentWidth = badge.width + (hasLines ? gap + block.width : 0);
  const left = hasLines ? Math.round((size.width - contentWidth) / 2) : safe.x + padding;
  const plate = hasLines
    ? { x: 0, y, width: size.width, height }
    : { x: safe.x, y, width: badge.width + padding * 2, height };
  const centered = (extent: Extent, x: number): Box => ({
    ...extent,
    x,
    y: y + Math.round((height - extent.height) / 2),
  });
  const ruleX = left + badge.width + Math.round(gap / 2);
  return {
    plate,
    badge: centered(badge, left),
    rule: hasLines ? centered({ width: 1, height: block.height }, ruleX) : null,
    text: centered(block, left + badge.width + gap),
  };
}

/** What is left of a tall frame below a footer; null where the footer stands at its foot, or is a mark alone. */
export function footBelow({ plate, lines }: LegalPage, size: FrameSize): Box | null {
  const y = bottomOf(plate);
  if (lines.length === 0 || y >= size.height) return null;
  return { x: 0, y, width: size.width, height: size.height - y };
}

/** The top of the highest page: words on screen stay above it. */
export function legalTop({ pages }: LegalLayout): number {
  return Math.min(...pages.map(({ plate }) => plate.y));
}

function wrap(text: string, widthMax: number, type: TypeSetting): readonly string[] {
  const { sizePixels } = type;
  return fitText({
    text,
    widthMax,
    linesMax: 8,
    sizeMax: sizePixels * 1.01,
    sizeMin: sizePixels,
    measure: (part) => measureRuns(part, type),
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
