import { fitText } from '#film/overlay/type/fit-text.ts';
import type { FrameSize } from '#film/frame-size.ts';
import {
  bottomOf,
  isTall,
  rightOf,
  safeArea,
  shortSideOf,
} from '#film/overlay/layout/safe-area.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { measureRuns } from '#film/overlay/legal/legal-runs.ts';
import { measureType, type TypeSetting } from '#film/overlay/type/type-setter.ts';
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
  /** Whether it stands with the legal lines, rather than on a pill of its own in the upper right corner. */
  readonly isOnFooter: boolean;
}

export interface LegalPage {
  /** From one side of the frame to the other; no wider than the age mark where there are no lines. */
  readonly plate: Box;
  readonly badge: Box;
  /** Where the AI label stands on the footer; null where it has a corner to itself. */
  readonly label: Box | null;
  /** Hairlines between age mark, lines and AI label. */
  readonly rules: readonly Box[];
  /** Around all lines. */
  readonly text: Box;
  readonly lines: readonly string[];
  /** Whether each line stands in the middle, rather than where lines begin. */
  readonly isCentered: boolean;
}

export interface LegalLayout {
  readonly ageMark: string;
  readonly type: TypeSetting;
  readonly lineHeight: number;
  /** One page where all lines fit at once; else they take turns. */
  readonly pages: readonly LegalPage[];
}

/** The AI label: with the legal lines where there is room beside or above them, else in a corner. */
export function layOutAiLabel(
  { size, legal }: Storyboard,
  { pages: [page] }: LegalLayout,
): AiLabelLayout {
  const type = aiLabelType(size);
  const setting = { text: legal.aiLabel, type };
  if (page?.label) return { ...setting, plate: page.label, padding: 0, isOnFooter: true };
  const safe = safeArea(size);
  const padding = type.sizePixels * 0.55;
  const width = Math.ceil(aiLabelWidth(legal.aiLabel, type) + padding * 2);
  const plate = { x: rightOf(safe) - width, y: safe.y, width, height: cornerHeight(size) };
  return { ...setting, plate, padding, isOnFooter: false };
}

function aiLabelType(size: FrameSize): TypeSetting {
  // As wide as words on a sign: programs that read labels stumble over a narrow face.
  return { face: 'medium', sizePixels: shortSideOf(size) * LEGAL_TYPE, tracking: 0.03 };
}

/** Of the star before the AI label with the room after it, of the type size. */
export const AI_STAR = 0.95;

function aiLabelWidth(text: string, type: TypeSetting): number {
  return measureType(text, type) + type.sizePixels * AI_STAR;
}

/** How high marks in the upper corners may be: the AI label, and a logo across from it. */
export function cornerHeight(size: FrameSize): number {
  return Math.ceil(shortSideOf(size) * LEGAL_TYPE * 1.44);
}

/** How age mark, lines and AI label stand together. */
type Arrangement = 'inOneRow' | 'marksAbove' | 'labelApart';

/** The age mark and the responsible-gambling lines, and the AI label with them: a footer across the frame. */
export function layOutLegal(storyboard: Storyboard): LegalLayout {
  const { size, legal } = storyboard;
  const apart = layOutAs('labelApart', storyboard);
  if (legal.responsibleGambling.length === 0 || apart.pages.length > 1) return apart;
  if (size.width <= size.height) {
    const above = layOutAs('marksAbove', storyboard);
    return above.pages.length === 1 ? above : apart;
  }
  const row = layOutAs('inOneRow', storyboard);
  return linesOf(row) === linesOf(apart) ? row : apart;
}

function linesOf({ pages }: LegalLayout): number {
  return pages.reduce((sum, { lines }) => sum + lines.length, 0);
}

function layOutAs(arrangement: Arrangement, { size, legal }: Storyboard): LegalLayout {
  const sizePixels = shortSideOf(size) * LEGAL_TYPE;
  const type: TypeSetting = { face: 'legal', sizePixels, tracking: 0.01 };
  const lineHeight = Math.round(sizePixels * LINE_HEIGHT);
  const badge = {
    width: Math.ceil(measureType(legal.ageMark, ageMarkType(sizePixels)) + sizePixels * 0.62),
    height: Math.round(sizePixels * 1.2),
  };
  const label = {
    width: Math.ceil(aiLabelWidth(legal.aiLabel, aiLabelType(size))),
    height: badge.height,
  };
  const gap = Math.ceil(sizePixels * RULE_GAP * 2);
  const beside = { labelApart: badge.width + gap, marksAbove: 0 };
  const taken = { ...beside, inOneRow: badge.width + label.width + gap * 2 }[arrangement];
  const rowsAbove = arrangement === 'marksAbove' ? 1 : 0;
  const linesMax = Math.max(2, Math.floor((size.height * FOOTER_HEIGHT_MAX) / lineHeight));
  const paragraphs = legal.responsibleGambling.map((text) =>
    wrap(text, safeArea(size).width - taken, type),
  );
  const pages = paginate(paragraphs, linesMax - rowsAbove).map((lines): LegalPage => {
    const widest = Math.max(0, ...lines.map((line) => measureRuns(line, type)));
    return {
      ...placeFooter(size, {
        arrangement,
        badge,
        label,
        block: { width: Math.ceil(widest), height: lines.length * lineHeight },
        gap,
        heightMin: Math.ceil((legal.pictureShareMin ?? 0) * size.height),
        padding: Math.ceil(sizePixels * FOOTER_PADDING),
      }),
      lines,
      isCentered: arrangement === 'marksAbove',
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
  readonly arrangement: Arrangement;
  readonly badge: Extent;
  readonly label: Extent;
  /** All lines. */
  readonly block: Extent;
  readonly gap: number;
  readonly heightMin: number;
  readonly padding: number;
}

type PlacedFooter = Omit<LegalPage, 'lines' | 'isCentered'>;

/** Age mark, lines and AI label in the middle of a band at the foot of the frame, or of what players leave of it. */
function placeFooter(size: FrameSize, parts: FooterParts): PlacedFooter {
  const { arrangement, badge, label, block, gap, padding } = parts;
  const hasLines = block.height > 0;
  const rowGap = Math.round(gap / 3);
  const content =
    arrangement === 'marksAbove'
      ? badge.height + rowGap + block.height
      : Math.max(badge.height, block.height);
  const height = Math.max(content, parts.heightMin - padding * 2) + padding * 2;
  const safe = safeArea(size);
  const y = (hasLines && !isTall(size) ? size.height : bottomOf(safe)) - height;
  const plate = hasLines
    ? { x: 0, y, width: size.width, height }
    : { x: safe.x, y, width: badge.width + padding * 2, height };
  const top = y + Math.round((height - content) / 2);
  if (arrangement === 'marksAbove') {
    const [mark, made] = inRow([badge, label], { size, gap, top, height: badge.height });
    const below = { size, gap, top: top + badge.height + rowGap, height: block.height };
    const [text] = inRow([block], below);
    return { plate, badge: mark, label: made, text, rules: [between(mark, made)] };
  }
  const row = { size, gap, top, height: content };
  if (arrangement === 'inOneRow') {
    const [mark, text, made] = inRow([badge, block, label], row);
    return {
      plate,
      badge: mark,
      label: made,
      text,
      rules: [between(mark, text), between(text, made)],
    };
  }
  if (!hasLines) {
    const mark = { ...badge, x: safe.x + padding, y: top };
    return { plate, badge: mark, label: null, text: { ...mark, ...block }, rules: [] };
  }
  const [mark, text] = inRow([badge, block], row);
  return { plate, badge: mark, label: null, text, rules: [between(mark, text)] };
}

interface Row {
  readonly size: FrameSize;
  readonly gap: number;
  readonly top: number;
  readonly height: number;
}

/** Side by side in the middle of the frame, each in the middle of the row's height. */
function inRow<const T extends readonly Extent[]>(
  extents: T,
  { size, gap, top, height }: Row,
): { readonly [K in keyof T]: Box } {
  const width = extents.reduce((sum, one) => sum + one.width + gap, -gap);
  let x = Math.round((size.width - width) / 2);
  return extents.map((extent) => {
    const box = { ...extent, x, y: top + Math.round((height - extent.height) / 2) };
    x += extent.width + gap;
    return box;
  }) as { readonly [K in keyof T]: Box };
}

/** A hairline in the middle between two boxes, as high as the higher one. */
function between(left: Box, right: Box): Box {
  const higher = left.height > right.height ? left : right;
  return { ...higher, x: Math.round((rightOf(left) + right.x) / 2), width: 1 };
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

/** Sizes above this part of the largest are tried: no other one. */
const NO_SMALLER = 1 - 1e-9;

function wrap(text: string, widthMax: number, type: TypeSetting): readonly string[] {
  return fitText({
    text,
    widthMax,
    linesMax: 8,
    sizeMax: type.sizePixels,
    sizeMin: type.sizePixels * NO_SMALLER,
    measure: (part, sizePixels) => measureRuns(part, { ...type, sizePixels }),
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
