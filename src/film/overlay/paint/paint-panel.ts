import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, mix, withAlpha, type HexColor } from '#film/color/hex.ts';
import { fromHex, toHex } from '#film/color/oklch.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { paintFrame } from '#film/overlay/paint/paint-frame.ts';
import { paintGround } from '#film/overlay/paint/paint-grounds.ts';
import type { Panel } from '#film/overlay/blocks/placed-words.ts';
import type { TitlePaint } from '#games/game.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** How light a panel may be: the words on it are lighter still. */
const LIGHTNESS_MAX = 0.3;
const PANEL_ALPHA = 0.9;
/** Of the room's colour over the picture beside the panel, by day and by night: lamps and game are still seen. */
const VEILS = { bright: { middle: 0.04, edge: 0.2 }, dark: { middle: 0.16, edge: 0.5 } } as const;
/** The panel's shadow on the picture, of the shorter side. */
const SHADOW = 0.05;
const RAYS = { count: 22, alpha: 0.1 } as const;
/** Letterings that stand before rays of light. */
const WITH_RAYS: readonly TitlePaint[] = ['block', 'marquee'];

export interface PanelOrder {
  readonly palette: Palette;
  readonly paint: TitlePaint;
  readonly panel: Panel;
  /** Between the title and what follows it; null where nothing parts them. */
  readonly rule: Box | null;
  /** Whether lamps stand round the panel. */
  readonly hasBulbs: boolean;
  /** Whether the picture is a bright one, and stays so. */
  readonly isBright: boolean;
}

/** What the words of an end card stand on: its last picture, dimmed, and on it the film's cloth, paper or metal. */
export function paintPanel(size: FrameSize, order: PanelOrder): Canvas {
  const { palette, panel, isBright } = order;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const cloth = dimmed(palette.felt, LIGHTNESS_MAX);
  const room = darken(dimmed(palette.room, LIGHTNESS_MAX * 0.6), 0.35);
  // Night falls on the whole picture where there is no panel.
  if (panel.kind !== 'bare')
    paintVeil(context, size, { room, ...VEILS[isBright ? 'bright' : 'dark'] });
  const short = Math.min(size.width, size.height);
  if (panel.kind === 'framed') paintFramed({ context, cloth, room, short }, order);
  else
    paintGround(
      { context, place: panel.box, palette, cloth, room, short, rule: order.rule },
      panel.kind,
    );
  return canvas;
}

interface Framed extends Omit<Cloth, 'place'> {
  readonly context: SKRSContext2D;
  readonly short: number;
}

function paintFramed({ context, cloth, room, short }: Framed, order: PanelOrder): void {
  const { palette, paint, panel, hasBulbs } = order;
  const place = panel.box;
  // A sign brings its own glass.
  if (paint !== 'neon') paintCloth(context, { place, cloth, room }, short);
  if (WITH_RAYS.includes(paint)) paintRays(context, place, palette.metal);
  paintFrame(context, place, { paint: hasBulbs ? 'marquee' : paint, palette, short });
}

interface Cloth {
  readonly place: Box;
  readonly cloth: HexColor;
  readonly room: HexColor;
}

interface Veil {
  readonly room: HexColor;
  readonly middle: number;
  readonly edge: number;
}

function paintVeil(
  context: SKRSContext2D,
  { width, height }: FrameSize,
  { room, middle, edge }: Veil,
): void {
  const reach = Math.hypot(width, height) / 2;
  const gradient = context.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    reach,
  );
  gradient.addColorStop(0.3, withAlpha(room, middle));
  gradient.addColorStop(1, withAlpha(room, edge));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Lighter above its middle, where the name stands. */
function paintCloth(context: SKRSContext2D, { place, cloth, room }: Cloth, short: number): void {
  const [x, y] = [place.x + place.width / 2, place.y + place.height * 0.36];
  const gradient = context.createRadialGradient(
    x,
    y,
    0,
    x,
    y,
    Math.hypot(place.width, place.height) * 0.6,
  );
  gradient.addColorStop(0, withAlpha(lighten(cloth, 0.05), PANEL_ALPHA));
  gradient.addColorStop(0.5, withAlpha(mix(cloth, room, 0.3), PANEL_ALPHA));
  gradient.addColorStop(1, withAlpha(mix(cloth, room, 0.85), PANEL_ALPHA));
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.75)';
  context.shadowBlur = short * SHADOW;
  context.fillStyle = gradient;
  context.fillRect(place.x, place.y, place.width, place.height);
  context.restore();
}

function dimmed(color: HexColor, lightness: number): HexColor {
  const seen = fromHex(color);
  return toHex({ ...seen, lightness: Math.min(seen.lightness, lightness) });
}

function paintRays(context: SKRSContext2D, place: Box, metal: HexColor): void {
  const [x, y] = [place.x + place.width / 2, place.y + place.height * 0.42];
  const reach = Math.hypot(place.width, place.height) * 0.6;
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
  gradient.addColorStop(0, withAlpha(metal, RAYS.alpha));
  gradient.addColorStop(1, withAlpha(metal, RAYS.alpha * 0.3));
  context.save();
  context.beginPath();
  context.rect(place.x, place.y, place.width, place.height);
  context.clip();
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
  context.restore();
}
