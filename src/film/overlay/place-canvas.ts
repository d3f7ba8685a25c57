import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { emptySprite, fillSprite, type Box, type Sprite } from '#film/overlay/sprite.ts';

export interface PlacedSprite {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Frames are blended on even pixels: the canvas moves inside its sprite by what is left over. */
export function placeCanvas(canvas: Canvas, plate: Box): PlacedSprite {
  const x = 2 * Math.floor(plate.x / 2);
  const y = 2 * Math.floor(plate.y / 2);
  const width = 2 * Math.ceil((plate.x + plate.width - x) / 2);
  const height = 2 * Math.ceil((plate.y + plate.height - y) / 2);
  const even = createCanvas(width, height);
  even.getContext('2d').drawImage(canvas, plate.x - x, plate.y - y);
  const sprite = emptySprite(width, height);
  fillSprite(sprite, even.data());
  return { sprite, x, y };
}
