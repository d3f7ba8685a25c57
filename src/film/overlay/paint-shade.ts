import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/box.ts';
import type { Shade } from '#film/overlay/ink/ink.ts';
import type { PaintedLine } from '#film/overlay/paint-lines.ts';
import { canvasFor, toEven } from '#film/overlay/place-canvas.ts';
import { shortSideOf } from '#film/overlay/safe-area.ts';
import { applyType } from '#film/overlay/type-setter.ts';
import type { WordLine } from '#film/overlay/placed-words.ts';

/** What holds the picture down under a line, so that it is read over any picture. */
export interface PlacedShade {
  readonly shade: Shade;
  readonly x: number;
  readonly y: number;
}

/** How far the full shade reaches beyond letters: of the shorter side, and of the type size. */
const REACH = { ofFrame: 0.022, ofType: 0.14 } as const;
/** Around letters, before it is softened, in reaches. */
const STROKE = 1.7;
/** Deviations of the blur that ends the full shade, and of the haze round it, in reaches. */
const EDGE = 0.85;
const HAZE = 2;
const HAZE_ALPHA = 0.55;

/** The shade of a line of type: round its letters, gone within less than a line. */
export function shadeOfType(line: WordLine, size: FrameSize): PlacedShade | null {
  const reach = shortSideOf(size) * REACH.ofFrame + line.type.sizePixels * REACH.ofType;
  return paintShade(line.box, reach, size, (context) => {
    applyType(context, line.text, line.type);
    context.textAlign = 'center';
    context.lineJoin = 'round';
    const spacing = Number.parseFloat(context.letterSpacing) || 0;
    context.strokeText(line.text, line.centerX + spacing / 2, line.baseline);
    context.fillText(line.text, line.centerX + spacing / 2, line.baseline);
  });
}

/** Paintings laid over each other, so that what is softened is whole again as far as the shade reaches. */
const LAYERS = 4;

/** The shade of anything painted: its shape, and round it. */
export function shadeOfPainting({ ink, box }: PaintedLine, size: FrameSize): PlacedShade | null {
  return paintShade(box, shortSideOf(size) * REACH.ofFrame, size, (context) => {
    for (let layer = 0; layer < LAYERS; layer += 1) context.drawImage(ink, box.x, box.y);
  });
}

/** What is soft is painted so many times smaller. */
const COARSENESS = 4;

/** Null where it would lie outside the frame. */
function paintShade(
  around: Box,
  reach: number,
  size: FrameSize,
  paint: (context: SKRSContext2D) => void,
): PlacedShade | null {
  const pad = Math.ceil(reach * (1 + HAZE * 2.6));
  const x = Math.max(0, toEven(around.x - pad));
  const y = Math.max(0, toEven(around.y - pad));
  const width = Math.min(size.width, Math.ceil(around.x + around.width + pad)) - x;
  const height = Math.min(size.height, Math.ceil(around.y + around.height + pad)) - y;
  if (width <= 0 || height <= 0) return null;
  const canvas = canvasFor({ x, y, width, height });
  const small = createCanvas(
    Math.ceil(canvas.width / COARSENESS),
    Math.ceil(canvas.height / COARSENESS),
  );
  const context = small.getContext('2d');
  context.scale(1 / COARSENESS, 1 / COARSENESS);
  context.translate(-x, -y);
  context.lineWidth = reach * STROKE;
  context.filter = `blur(${(reach * HAZE) / COARSENESS}px)`;
  context.globalAlpha = HAZE_ALPHA;
  paint(context);
  context.filter = `blur(${(reach * EDGE) / COARSENESS}px)`;
  context.globalAlpha = 1;
  paint(context);
  const whole = canvas.getContext('2d');
  whole.drawImage(small, 0, 0, small.width * COARSENESS, small.height * COARSENESS);
  const rgba = canvas.data();
  const mask = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < mask.length; at += 1) mask[at] = rgba[at * 4 + 3] ?? 0;
  return { shade: { width: canvas.width, height: canvas.height, mask }, x, y };
}
