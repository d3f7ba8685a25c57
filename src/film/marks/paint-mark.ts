import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { chooseLogo } from '#film/brand/choose-logo.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Mark } from '#film/overlay/layout/logos-layout.ts';
import type { Box } from '#film/overlay/layout/box.ts';

/** A logo as it is laid over frames. */
export interface PaintedMark {
  readonly mark: Mark;
  readonly canvas: Canvas;
  /** Of the logo without its plate, one for each pixel of the canvas. */
  readonly inkAlpha: Uint8Array;
  /** Of the canvas on the frame; begins and ends at even pixels. */
  readonly place: Box;
  /** Of the logo alone on the frame. */
  readonly logo: Box;
}

/** A plate of the film's own lets the picture through as those of the labels do; a brand's colour does not. */
const WATERMARK_ALPHA = 0.6;

/** Paints a mark in the size that fits its box. Null without logos. */
export function paintMark(mark: Mark, logos: readonly LoadedLogo[]): PaintedMark | null {
  const chosen = chooseLogo(logos, mark);
  if (!chosen) return null;
  const { canvas: picture } = chosen.loaded;
  const plate = mark.plate ?? chosen.plate;
  const shape = picture.width / picture.height;
  const height = Math.min(mark.box.height, mark.box.width / shape);
  const width = height * shape;
  const x = mark.kind === 'watermark' ? mark.box.x : mark.box.x + (mark.box.width - width) / 2;
  const logo = { x, y: mark.box.y + (mark.box.height - height) / 2, width, height };
  const place = evenAround(logo, plate === null ? 0 : mark.clearSpace);
  const canvas = createCanvas(place.width, place.height);
  const p = canvas.getContext('2d');
  p.imageSmoothingEnabled = true;
  p.imageSmoothingQuality = 'high';
  p.drawImage(picture, logo.x - place.x, logo.y - place.y, width, height);
  const { data } = p.getImageData(0, 0, place.width, place.height);
  const inkAlpha = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0);
  if (plate !== null) fillPlate(canvas, mark, plate);
  return { mark, canvas, inkAlpha, place, logo };
}

function fillPlate(canvas: Canvas, { kind }: Mark, plate: HexColor): void {
  const p = canvas.getContext('2d');
  p.globalCompositeOperation = 'destination-over';
  p.fillStyle = kind === 'watermark' ? withAlpha(plate, WATERMARK_ALPHA) : plate;
  p.beginPath();
  p.roundRect(0, 0, canvas.width, canvas.height, canvas.height * 0.16);
  p.fill();
}

/** Colour has half the pixels of brightness. */
function evenAround({ x, y, width, height }: Box, margin: number): Box {
  const left = 2 * Math.floor((x - margin) / 2);
  const top = 2 * Math.floor((y - margin) / 2);
  return {
    x: left,
    y: top,
    width: 2 * Math.ceil((x + width + margin - left) / 2),
    height: 2 * Math.ceil((y + height + margin - top) / 2),
  };
}
