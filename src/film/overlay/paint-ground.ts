import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { channelsOf, darken, mix, withAlpha, type HexColor } from '#film/color/hex.ts';
import { fromHex, toHex } from '#film/color/oklch.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { PlacedShade } from '#film/overlay/paint-shade.ts';
import type { TitlePaint } from '#games/game.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** How light a poster may be: the words on it are lighter still. */
const LIGHTNESS_MAX = 0.34;
const ALPHA = { middle: 0.64, edge: 0.9 } as const;
/** Where the light stands behind the words, as a part of the height. */
const LIGHT_Y = 0.42;
/** Of the room's colour round words. */
const SHADE_ALPHA = 0.7;
const RAYS = { count: 18, alpha: 0.09 } as const;
/** Letterings that stand before rays of light. */
const WITH_RAYS: readonly TitlePaint[] = ['block', 'marquee'];

export interface GroundOrder {
  readonly palette: Palette;
  readonly paint: TitlePaint;
  /** Under the words that stand on it. */
  readonly shades: readonly PlacedShade[];
}

/** The poster of an end card: the film's cloth and room over its last picture, lighter behind the words. */
export function paintGround(
  { width, height }: FrameSize,
  { palette, paint, shades }: GroundOrder,
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const [x, y] = [width / 2, height * LIGHT_Y];
  const reach = Math.hypot(width, height) * 0.56;
  const cloth = dimmed(palette.felt, LIGHTNESS_MAX);
  const room = darken(dimmed(palette.room, LIGHTNESS_MAX * 0.6), 0.35);
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
  gradient.addColorStop(0, withAlpha(cloth, ALPHA.middle));
  gradient.addColorStop(0.55, withAlpha(mix(cloth, room, 0.6), (ALPHA.middle + ALPHA.edge) / 2));
  gradient.addColorStop(1, withAlpha(room, ALPHA.edge));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  for (const shade of shades) context.drawImage(canvasOfShade(shade, room), shade.x, shade.y);
  if (WITH_RAYS.includes(paint)) paintRays(context, { x, y, reach, metal: palette.metal });
  return canvas;
}

function canvasOfShade({ shade }: PlacedShade, color: HexColor): Canvas {
  const canvas = createCanvas(shade.width, shade.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(shade.width, shade.height);
  const [red, green, blue] = channelsOf(color);
  shade.mask.forEach((level, at) => {
    image.data.set([red, green, blue, level * SHADE_ALPHA], at * 4);
  });
  context.putImageData(image, 0, 0);
  return canvas;
}

function dimmed(color: HexColor, lightness: number): HexColor {
  const seen = fromHex(color);
  return toHex({ ...seen, lightness: Math.min(seen.lightness, lightness) });
}

function paintRays(
  context: SKRSContext2D,
  { x, y, reach, metal }: { x: number; y: number; reach: number; metal: HexColor },
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
  gradient.addColorStop(0, withAlpha(metal, RAYS.alpha));
  gradient.addColorStop(1, withAlpha(metal, 0));
  context.fillStyle = gradient;
  const step = (Math.PI * 2) / RAYS.count;
  for (let ray = 0; ray < RAYS.count; ray += 1) {
    const from = ray * step - step / 4;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, reach, from, from + step / 2);
    context.closePath();
    context.fill();
  }
}
