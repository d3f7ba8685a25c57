import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Box } from '#film/overlay/layout/box.ts';
import { SPRITE_STEP, type Ink, type Sprite } from '#film/overlay/ink/ink.ts';

export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Frames are blended on even pixels: the canvas moves inside its sprite by what is left over. */
export function placeCanvas(ink: Ink, canvas: Canvas, plate: Box): PlacedSprite {
  const x = toEven(plate.x);
  const y = toEven(plate.y);
  if (x === plate.x && y === plate.y && isSprite(canvas))
    return { sprite: spriteOf(ink, canvas), x, y };
  const even = canvasFor({
    ...plate,
    x,
    y,
    width: plate.x + plate.width - x,
    height: plate.y + plate.height - y,
  });
  even.getContext('2d').drawImage(canvas, plate.x - x, plate.y - y);
  return { sprite: spriteOf(ink, even), x, y };
}

/** Whether a canvas can become a sprite as it is. */
function isSprite({ width, height }: Canvas): boolean {
  return width % SPRITE_STEP === 0 && height % 2 === 0;
}

/** A canvas that covers a box and can become a sprite. */
export function canvasFor({ width, height }: Box): Canvas {
  return createCanvas(SPRITE_STEP * Math.ceil(width / SPRITE_STEP), 2 * Math.ceil(height / 2));
}

/** A canvas's pixels as a sprite that can be laid over frames. */
export function spriteOf(ink: Ink, canvas: Canvas): Sprite {
  return ink.sprite(canvas.data(), canvas.width, canvas.height);
}

/** The next lower even number of pixels: chroma is sampled for two by two. */
export function toEven(pixels: number): number {
  return 2 * Math.floor(pixels / 2);
}
