import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Box } from '#film/overlay/layout/box.ts';
import { fitText } from '#film/overlay/type/fit-text.ts';
import { applyType, measureType, type TypeSetting } from '#film/overlay/type/type-setter.ts';

/** Plain lines of one text on a plate of their own, as captions and small print are set. */
export interface LinesPlate {
  readonly plate: Box;
  readonly lines: readonly string[];
  readonly type: TypeSetting;
  readonly lineHeight: number;
  readonly padding: number;
  /** `start` is where the script begins: left, or right. */
  readonly align: 'start' | 'center';
}

export interface PlateOrder {
  readonly text: string;
  readonly type: TypeSetting;
  /** The type shrinks down to it before it takes more lines than `linesMax`. */
  readonly sizeMin: number;
  readonly linesMax: number;
  /** No more lines are shown where the text cannot be set on `linesMax`. */
  readonly isCut?: boolean;
  /** Of the lines. */
  readonly widthMax: number;
  /** The plate's foot stands in the middle of the foot of this zone. */
  readonly zone: Box;
  readonly align: 'start' | 'center';
}

const LINE_HEIGHT = 1.27;
const PADDING = 0.4;
const COLOR = 'rgba(8, 6, 14, 0.78)';

/** Room around the lines of a plate, and from one line to the next, for type of a size. */
export function plateMeasures(sizePixels: number): { lineHeight: number; padding: number } {
  return {
    lineHeight: Math.ceil(sizePixels * LINE_HEIGHT),
    padding: Math.ceil(sizePixels * PADDING),
  };
}

/**
 * Fits text into a plate within its zone, in pixels, at the largest size between `sizeMin` and the
 * type's own.
 */
export function layOutPlate(order: PlateOrder): LinesPlate {
  const { text, zone, align } = order;
  const { lineHeight, padding } = plateMeasures(order.type.sizePixels);
  const fitted = fitText({
    text,
    widthMax: Math.min(order.widthMax, zone.width - padding * 4),
    linesMax: order.linesMax,
    sizeMax: order.type.sizePixels,
    sizeMin: order.sizeMin,
    measure: (part, size) => measureType(part, { ...order.type, sizePixels: size }),
  });
  const lines = order.isCut ? fitted.lines.slice(0, order.linesMax) : fitted.lines;
  const type = { ...order.type, sizePixels: fitted.sizePixels };
  const widest = Math.max(0, ...lines.map((line) => measureType(line, type)));
  const width = Math.min(zone.width, Math.ceil(widest) + padding * 4);
  const height = lines.length * lineHeight + padding * 2;
  const x = Math.round(zone.x + (zone.width - width) / 2);
  const plate = { x, y: zone.y + zone.height - height, width, height };
  return { plate, lines, type, lineHeight, padding, align };
}

/** The canvas covers the plate exactly. */
export function paintPlate(layout: LinesPlate): Canvas {
  const { plate, lines, type, lineHeight, padding, align } = layout;
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  context.beginPath();
  context.roundRect(0, 0, plate.width, plate.height, padding);
  context.fillStyle = COLOR;
  context.fill();
  context.fillStyle = '#ffffff';
  const start = type.direction === 'rtl' ? plate.width - padding * 2 : padding * 2;
  lines.forEach((line, index) => {
    applyType(context, line, type);
    context.textAlign = align === 'center' ? 'center' : type.direction === 'rtl' ? 'right' : 'left';
    const middle = padding + lineHeight * (index + 0.5);
    const x = align === 'center' ? plate.width / 2 : start;
    context.fillText(line, x, middle + type.sizePixels * 0.34);
  });
  return canvas;
}
