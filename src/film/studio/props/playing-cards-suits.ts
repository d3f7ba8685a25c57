import type { HexColor } from '#film/color/hex.ts';
import type { Paint } from '../scene/texture.ts';
import type { Suit } from './playing-cards.ts';

export const SUIT_INKS: Record<Suit, HexColor> = {
  spades: '#121317',
  clubs: '#121317',
  hearts: '#960814',
  diamonds: '#960814',
};

/** The middle of a suit's sign and its height. */
interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Fills a suit's sign in the colour that is set. */
export function fillSuit(p: Paint, suit: Suit, { x, y, size }: Pip): void {
  p.save();
  p.translate(x, y);
  p.scale(size, size);
  p.beginPath();
  SHAPES[suit](p);
  p.fill();
  p.restore();
}

/** Each within a square of side 1 about the middle. */
const SHAPES: Record<Suit, (p: Paint) => void> = {
  hearts: (p) => {
    p.moveTo(0, 0.5);
    p.bezierCurveTo(-0.1, 0.3, -0.47, 0.1, -0.47, -0.2);
    p.bezierCurveTo(-0.47, -0.56, -0.08, -0.58, 0, -0.24);
    p.bezierCurveTo(0.08, -0.58, 0.47, -0.56, 0.47, -0.2);
    p.bezierCurveTo(0.47, 0.1, 0.1, 0.3, 0, 0.5);
  },
  diamonds: (p) => {
    p.moveTo(0, -0.52);
    p.quadraticCurveTo(0.14, -0.2, 0.4, 0);
    p.quadraticCurveTo(0.14, 0.2, 0, 0.52);
    p.quadraticCurveTo(-0.14, 0.2, -0.4, 0);
    p.quadraticCurveTo(-0.14, -0.2, 0, -0.52);
  },
  spades: (p) => {
    p.moveTo(0, -0.52);
    p.bezierCurveTo(0.1, -0.3, 0.46, -0.08, 0.46, 0.16);
    p.bezierCurveTo(0.46, 0.42, 0.14, 0.42, 0.04, 0.2);
    p.quadraticCurveTo(0.05, 0.42, 0.2, 0.5);
    p.lineTo(-0.2, 0.5);
    p.quadraticCurveTo(-0.05, 0.42, -0.04, 0.2);
    p.bezierCurveTo(-0.14, 0.42, -0.46, 0.42, -0.46, 0.16);
    p.bezierCurveTo(-0.46, -0.08, -0.1, -0.3, 0, -0.52);
  },
  clubs: (p) => {
    for (const [cx, cy] of [
      [0, -0.27],
      [-0.25, 0.1],
      [0.25, 0.1],
    ] as const) {
      p.moveTo(cx + 0.225, cy);
      p.arc(cx, cy, 0.225, 0, Math.PI * 2);
    }
    p.moveTo(-0.1, -0.12);
    p.lineTo(0.1, -0.12);
    p.lineTo(0.04, 0.14);
    p.quadraticCurveTo(0.05, 0.4, 0.2, 0.5);
    p.lineTo(-0.2, 0.5);
    p.quadraticCurveTo(-0.05, 0.4, -0.04, 0.14);
    p.closePath();
  },
};
