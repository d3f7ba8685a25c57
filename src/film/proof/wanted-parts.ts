import type { Canvas } from '@napi-rs/canvas';
import type { ProvenPart } from '#domain/proof/film-proof.ts';
import {
  AI_STAR,
  layOutAiLabel,
  layOutLegal,
  type LegalLayout,
  type LegalPage,
} from '#film/overlay/legal/legal-layout.ts';
import { legalPageAt } from '#film/overlay/legal/legal-turns.ts';
import { paintAiLabel, paintLegalPage, PLATE_ALPHA } from '#film/overlay/legal/paint-legal.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { measureInk, type TypeSetting } from '#film/overlay/type/type-setter.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** A block of type that has to be seen, with the pixels in which it and its ground have to be. */
export interface WantedPart {
  readonly part: ProvenPart;
  readonly text: string;
  /** Of its plate, on the frame. */
  readonly plate: Box;
  /** Lines of type on the frame, one under the other. */
  readonly bands: readonly Band[];
  /** Pixels that are solid type. */
  readonly ink: Points;
  /** Pixels that are plate and nothing else. */
  readonly ground: Points;
  isWantedAt(frameIndex: number): boolean;
}

/** Pixels of the frame, of each its column and its row. */
export interface Points {
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
}

export interface Band {
  /** Where its ink was painted, and a little above and below. */
  readonly box: Box;
  /** From the top of its ink to the foot of it, as it was painted. */
  readonly inkRows: number;
  /** What that ink stands for: the height from ascender to descender of its type. */
  readonly heightPixels: number;
}

const SOLID_ALPHA = 250;
const INK_MIN = 200;
const BRIGHT_MIN = 128;
/** Of plates; edges and softened letters have another. */
const GROUND_ALPHA = { min: 255 * PLATE_ALPHA - 4, max: 255 * PLATE_ALPHA + 4 } as const;
const DARK_MAX = 64;

/** Letters with the highest and the lowest reach. */
const TALLEST = 'bdfhklgjpqy';

/** Everything that rules want read on a film, where the overlay puts it. */
export function wantedParts(storyboard: Storyboard): WantedPart[] {
  const { palette } = storyboard.look;
  const legal = layOutLegal(storyboard);
  const label = layOutAiLabel(storyboard, legal);
  const [page] = legal.pages;
  const isWithLines = label.isOnFooter && page !== undefined;
  const textX = label.padding + label.type.sizePixels * AI_STAR;
  const parts = [
    partOf({
      part: 'aiLabel',
      text: label.text,
      canvas: isWithLines
        ? paintLegalPage(legal, page, { label, palette })
        : paintAiLabel(label, palette),
      plate: isWithLines ? page.plate : label.plate,
      bands: [inside(label.plate, textX)],
      type: label.type,
      isWantedAt: () => true,
    }),
  ];
  legal.pages.forEach((page, index) => {
    const canvas = paintLegalPage(legal, page, { label, palette });
    const isWantedAt = (frameIndex: number) => legalPageAt(storyboard, legal, frameIndex) === index;
    const shared = { canvas, plate: page.plate, isWantedAt };
    if (page.lines.length > 0) {
      parts.push(
        partOf({
          ...shared,
          part: 'legalLines',
          text: page.lines.join(' '),
          bands: lineBands(legal, page),
          type: legal.type,
        }),
      );
    }
    parts.push(
      partOf({ ...shared, part: 'ageMark', text: legal.ageMark, bands: [page.badge], type: null }),
    );
  });
  return parts;
}

function lineBands({ lineHeight }: LegalLayout, { lines, text }: LegalPage): Box[] {
  return lines.map((_, index) => ({ ...text, y: text.y + index * lineHeight, height: lineHeight }));
}

function inside(plate: Box, left: number): Box {
  return { ...plate, x: plate.x + Math.floor(left), width: plate.width - Math.floor(left) };
}

interface Painted {
  readonly part: ProvenPart;
  readonly text: string;
  readonly canvas: Canvas;
  readonly plate: Box;
  readonly bands: readonly Box[];
  /** Null for a mark that counts as a whole. */
  readonly type: TypeSetting | null;
  readonly isWantedAt: (frameIndex: number) => boolean;
}

function partOf({ canvas, bands, type, ...part }: Painted): WantedPart {
  const inkMap = openPixelMap(canvas, part.plate, isInk);
  const brightMap = openPixelMap(canvas, part.plate, isBright);
  const groundMap = openPixelMap(canvas, part.plate, isGround);
  const boxes = bands.map((box) => clip(box, part.plate));
  return {
    ...part,
    ink: pointsIn(inkMap, boxes),
    ground: pointsIn(groundMap, boxes),
    bands: boxes.map((box) => {
      const painted = extentOf(brightMap, box);
      const heightPixels = type ? fullHeight(type) : painted.height;
      return { box: widened(painted, part.plate), inkRows: painted.height, heightPixels };
    }),
  };
}

type PixelMap = (x: number, y: number) => boolean;

/** Asks what was painted at a place of the frame. */
function openPixelMap(
  canvas: Canvas,
  plate: Box,
  is: (luma: number, alpha: number) => boolean,
): PixelMap {
  const pixels = canvas.data();
  return (x, y) => {
    const at = 4 * ((y - plate.y) * canvas.width + x - plate.x);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    return is(0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha);
  };
}

function isInk(luma: number, alpha: number): boolean {
  return alpha >= SOLID_ALPHA && luma >= INK_MIN;
}

/** More letter than ground: what a decoded pixel is counted as, too. */
function isBright(luma: number): boolean {
  return luma >= BRIGHT_MIN;
}

function isGround(luma: number, alpha: number): boolean {
  return alpha >= GROUND_ALPHA.min && alpha <= GROUND_ALPHA.max && luma <= DARK_MAX;
}

/** Enough to judge by; large frames are not asked for each of theirs. */
const POINTS_MAX = 6_000;

function pointsIn(isThere: PixelMap, boxes: readonly Box[]): Points {
  const columns: number[] = [];
  const rows: number[] = [];
  for (const box of boxes) {
    visitPixels(box, isThere, (x, y) => {
      columns.push(x);
      rows.push(y);
    });
  }
  const step = Math.max(1, Math.ceil(columns.length / POINTS_MAX));
  const isKept = (_: number, index: number) => index % step === 0;
  return {
    columns: Uint16Array.from(columns.filter(isKept)),
    rows: Uint16Array.from(rows.filter(isKept)),
  };
}

function visitPixels(box: Box, isThere: PixelMap, visit: (x: number, y: number) => void): void {
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) if (isThere(x, y)) visit(x, y);
  }
}

/** The smallest box around all that is there; empty where nothing is. */
function extentOf(isThere: PixelMap, box: Box): Box {
  let [left, right, top, bottom] = [box.x + box.width, box.x, box.y + box.height, box.y];
  visitPixels(box, isThere, (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  if (right <= left) return { ...box, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function widened(box: Box, plate: Box): Box {
  return clip({ ...box, y: box.y - 1, height: box.height + 2 }, plate);
}

function clip(box: Box, plate: Box): Box {
  const y = Math.max(Math.round(box.y), plate.y);
  const bottom = Math.min(Math.round(box.y + box.height), plate.y + plate.height);
  const x = Math.max(Math.round(box.x), plate.x);
  const right = Math.min(Math.round(box.x + box.width), plate.x + plate.width);
  return { x, y, width: right - x, height: bottom - y };
}

function fullHeight(type: TypeSetting): number {
  const { above, below } = measureInk(TALLEST, type);
  return above + below;
}
