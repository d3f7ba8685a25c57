import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFor } from '#film/overlay/font-library.ts';
import { darken } from '#film/overlay/hex-color.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export interface CardFaces {
  readonly front: Canvas;
  readonly back: Canvas;
}

/** Where a card lies, in stage units, and how far it is turned: 0 face down, 1 face up. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  /** Radians on the table. */
  readonly angle: number;
  readonly turned: number;
}

const CARD_PIXELS = { width: 280, height: 392 } as const;
const CARD_WIDTH = 0.19;
const CARD_HEIGHT = (CARD_WIDTH * CARD_PIXELS.height) / CARD_PIXELS.width;
/** Cards lie flatter than they would stand, but must be read. */
const CARD_TILT = 0.72;

export function drawCard(
  context: SKRSContext2D,
  { front, back }: CardFaces,
  place: CardPlace,
): void {
  const { x, y, lift, angle, turned } = place;
  const facing = Math.cos(Math.PI * turned);
  context.save();
  context.translate(x, y);
  context.scale(1, CARD_TILT);
  context.rotate(angle);
  context.fillStyle = `rgba(0, 0, 0, ${0.4 - lift})`;
  const spread = 0.01 + lift * 0.4;
  context.fillRect(
    -CARD_WIDTH / 2 + spread * 0.5,
    -CARD_HEIGHT / 2 + spread,
    CARD_WIDTH,
    CARD_HEIGHT,
  );
  context.translate(0, -lift / CARD_TILT);
  context.transform(Math.max(0.02, Math.abs(facing)), (1 - Math.abs(facing)) * 0.25, 0, 1, 0, 0);
  context.drawImage(
    facing > 0 ? back : front,
    -CARD_WIDTH / 2,
    -CARD_HEIGHT / 2,
    CARD_WIDTH,
    CARD_HEIGHT,
  );
  context.restore();
}

export function paintCard(rank: string, suit: Suit, palette: Palette): CardFaces {
  return { front: paintFront(rank, suit), back: paintBack(palette) };
}

function paintFront(rank: string, suit: Suit): Canvas {
  const { canvas, context } = blankCard('#fdfbf5');
  const { width, height } = CARD_PIXELS;
  context.fillStyle = suit === 'heart' || suit === 'diamond' ? '#c4122d' : '#17151c';
  for (const turn of [0, Math.PI]) {
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(turn);
    context.textAlign = 'center';
    context.font = fontFor('heavy', 74, rank);
    context.fillText(rank, -width / 2 + 52, -height / 2 + 84);
    fillSuit(context, suit, -width / 2 + 52, -height / 2 + 126, 26);
    context.restore();
  }
  fillSuit(context, suit, width / 2, height / 2, 78);
  return canvas;
}

function paintBack({ felt, metal }: Palette): Canvas {
  const { canvas, context } = blankCard('#fdfbf5');
  const { width, height } = CARD_PIXELS;
  context.beginPath();
  context.roundRect(16, 16, width - 32, height - 32, 16);
  context.clip();
  context.fillStyle = darken(felt, 0.25);
  context.fillRect(0, 0, width, height);
  context.strokeStyle = metal;
  context.lineWidth = 3;
  for (let offset = -height; offset < width + height; offset += 28) {
    context.beginPath();
    context.moveTo(offset, 0);
    context.lineTo(offset + height, height);
    context.moveTo(offset + height, 0);
    context.lineTo(offset, height);
    context.stroke();
  }
  return canvas;
}

function blankCard(color: string) {
  const canvas = createCanvas(CARD_PIXELS.width, CARD_PIXELS.height);
  const context = canvas.getContext('2d');
  context.beginPath();
  context.roundRect(1, 1, CARD_PIXELS.width - 2, CARD_PIXELS.height - 2, 24);
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = 'rgba(0, 0, 0, 0.25)';
  context.lineWidth = 2;
  context.stroke();
  return { canvas, context };
}

/** A suit mark of `radius` around a point, in the context's fill. */
function fillSuit(context: SKRSContext2D, suit: Suit, x: number, y: number, radius: number): void {
  context.save();
  context.translate(x, y);
  context.scale(radius, radius);
  context.beginPath();
  switch (suit) {
    case 'diamond':
      context.moveTo(0, -1);
      context.quadraticCurveTo(0.3, -0.3, 0.75, 0);
      context.quadraticCurveTo(0.3, 0.3, 0, 1);
      context.quadraticCurveTo(-0.3, 0.3, -0.75, 0);
      context.quadraticCurveTo(-0.3, -0.3, 0, -1);
      break;
    case 'heart':
      heart(context, 1);
      break;
    case 'spade':
      heart(context, -1);
      stem(context);
      break;
    case 'club':
      context.arc(0, -0.5, 0.42, 0, Math.PI * 2);
      context.arc(-0.48, 0.15, 0.42, 0, Math.PI * 2);
      context.arc(0.48, 0.15, 0.42, 0, Math.PI * 2);
      stem(context);
      break;
  }
  context.fill();
  context.restore();
}

function heart(context: SKRSContext2D, up: 1 | -1): void {
  context.moveTo(0, 0.95 * up);
  context.bezierCurveTo(-1.5, -0.15 * up, -0.75, -1.25 * up, 0, -0.5 * up);
  context.bezierCurveTo(0.75, -1.25 * up, 1.5, -0.15 * up, 0, 0.95 * up);
}

function stem(context: SKRSContext2D): void {
  context.moveTo(-0.32, 1);
  context.quadraticCurveTo(0, 0.6, 0, 0);
  context.quadraticCurveTo(0, 0.6, 0.32, 1);
}
