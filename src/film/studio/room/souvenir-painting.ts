import type { Dressing } from '#domain/order/look.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { mixedHex } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { paint, weighedByOpacity, type Paint, type Painting } from '../scene/texture.ts';

const SIDE = 160;

type Draw = (p: Paint, palette: Palette, random: Random) => void;

interface Point {
  readonly x: number;
  readonly y: number;
}

function ball(p: Paint, { x, y, r }: Point & { readonly r: number }, color: HexColor): void {
  const g = p.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.08, x, y, r);
  g.addColorStop(0, mixedHex(color, '#ffffff', 0.75));
  g.addColorStop(0.35, color);
  g.addColorStop(1, mixedHex(color, '#000000', 0.75));
  p.fillStyle = g;
  p.beginPath();
  p.arc(x, y, r, 0, Math.PI * 2);
  p.fill();
}

function upright(p: Paint, color: HexColor, outline: () => void): void {
  const g = p.createLinearGradient(40, 0, 120, 0);
  g.addColorStop(0, mixedHex(color, '#000000', 0.6));
  g.addColorStop(0.4, mixedHex(color, '#ffffff', 0.55));
  g.addColorStop(1, mixedHex(color, '#000000', 0.65));
  p.fillStyle = g;
  p.beginPath();
  outline();
  p.fill();
}

function flower(p: Paint, { x, y }: Point, color: HexColor): void {
  for (let k = 0; k < 7; k++) {
    const a = (k / 7) * Math.PI * 2;
    const petal = { x: x + Math.cos(a) * 9, y: y + Math.sin(a) * 8, r: 11 };
    ball(p, petal, mixedHex(color, '#000000', 0.1 + (k % 3) * 0.12));
  }
  ball(p, { x, y, r: 8 }, mixedHex(color, '#ffffff', 0.12));
}

/** From its stalk on. */
interface Leaf extends Point {
  readonly angle: number;
  readonly length: number;
}

function leaf(p: Paint, { x, y, angle, length }: Leaf): void {
  p.save();
  p.translate(x, y);
  p.rotate(angle);
  p.fillStyle = mixedHex('#1c6b3a', '#020805', 0.72);
  p.beginPath();
  p.ellipse(length / 2, 0, length / 2, length * 0.11, 0, 0, Math.PI * 2);
  p.fill();
  p.restore();
}

const DRAWINGS: Partial<Record<Dressing, Draw>> = {
  balloons: (p, palette) => {
    const colors = [palette.metal, palette.accent, palette.glow];
    for (const [k, color] of colors.entries()) {
      const [x, y] = [46 + k * 34, 48 + (k % 2) * 26];
      p.strokeStyle = '#ffffff66';
      p.beginPath();
      p.moveTo(x, y + 24);
      p.lineTo(80, 156);
      p.stroke();
      ball(p, { x, y, r: 25 }, color);
    }
  },
  flowers: (p, palette, random) => {
    for (let k = 0; k < 9; k++) leaf(p, { x: 80, y: 96, angle: (k / 9) * Math.PI * 2, length: 60 });
    for (let k = 0; k < 15; k++) {
      const place = { x: between(random, 44, 116), y: between(random, 30, 92) };
      flower(p, place, k % 3 === 0 ? '#f0d8dc' : mixedHex('#c0142e', palette.accent, 0.1));
    }
    upright(p, palette.metal, () => p.roundRect(58, 100, 44, 58, 8));
  },
  palms: (p, _, random) => {
    for (let k = 0; k < 10; k++) {
      const angle = (k / 10) * Math.PI * 2 + random() * 0.3;
      leaf(p, { x: 80, y: 76, angle, length: between(random, 58, 82) });
    }
    p.fillStyle = '#21140b';
    p.fillRect(75, 76, 10, 84);
  },
  champagne: (p) => {
    for (const x of [46, 80, 114]) {
      upright(p, '#e9c46a', () => p.roundRect(x - 10, 40, 20, 62, 9));
      p.fillStyle = '#f4ecd866';
      p.fillRect(x - 11, 26, 22, 16);
      p.fillStyle = '#e8e4dccc';
      p.fillRect(x - 1.5, 102, 3, 42);
      p.fillRect(x - 12, 144, 24, 4);
    }
  },
  pumpkins: (p) => {
    for (const [x, y, r] of [
      [56, 112, 40],
      [112, 122, 30],
    ] as const) {
      ball(p, { x, y, r }, '#d9701a');
      p.fillStyle = '#ffd873';
      for (const side of [-1, 1]) {
        p.beginPath();
        p.moveTo(x + side * r * 0.5, y - r * 0.3);
        p.lineTo(x + side * r * 0.15, y);
        p.lineTo(x + side * r * 0.6, y);
        p.fill();
      }
      p.fillRect(x - r * 0.45, y + r * 0.28, r * 0.9, r * 0.2);
    }
  },
  lanterns: (p) => {
    ball(p, { x: 80, y: 72, r: 52 }, '#d8261a');
    p.fillStyle = '#ff8a3c70';
    p.fillRect(58, 30, 44, 84);
    p.fillStyle = '#d9a441';
    p.fillRect(56, 16, 48, 10);
    p.fillRect(56, 118, 48, 10);
    p.fillRect(76, 128, 8, 30);
  },
  trophy: (p, palette) => {
    upright(p, palette.metal, () => {
      p.moveTo(40, 20);
      p.lineTo(120, 20);
      p.bezierCurveTo(118, 76, 96, 92, 86, 98);
      p.lineTo(86, 124);
      p.lineTo(106, 134);
      p.lineTo(54, 134);
      p.lineTo(74, 124);
      p.lineTo(74, 98);
      p.bezierCurveTo(64, 92, 42, 76, 40, 20);
    });
    p.fillStyle = '#140c0a';
    p.fillRect(44, 134, 72, 26);
  },
  saxophone: (p) => {
    p.lineCap = 'round';
    p.lineJoin = 'round';
    for (const [width, color] of [
      [17, '#5a3a12'],
      [9, '#b98a34'],
    ] as const) {
      p.strokeStyle = color;
      p.lineWidth = width;
      p.beginPath();
      p.moveTo(50, 22);
      p.lineTo(72, 24);
      p.lineTo(72, 112);
      p.quadraticCurveTo(76, 142, 98, 126);
      p.lineTo(108, 92);
      p.stroke();
    }
    // The bell opens towards its rim.
    upright(p, '#b98a34', () => {
      p.moveTo(100, 112);
      p.lineTo(88, 62);
      p.lineTo(134, 74);
      p.lineTo(110, 118);
    });
    for (let k = 0; k < 5; k++) ball(p, { x: 72, y: 44 + k * 15, r: 5 }, '#e6cf94');
  },
  discoBall: (p, palette) => {
    ball(p, { x: 80, y: 84, r: 60 }, '#aab0bc');
    for (let k = 0; k < 170; k++) {
      const a = k * 2.4;
      const r = Math.sqrt(k / 170) * 58;
      p.fillStyle = k % 5 === 0 ? '#ffffff' : k % 7 === 0 ? palette.glow : '#00000033';
      p.fillRect(80 + Math.cos(a) * r, 84 + Math.sin(a) * r, 6, 5);
    }
  },
};

/** Paints what stands, hangs or floats in the room, out of focus; undefined for what is not a painting. */
export function paintSouvenir(
  dressing: Dressing,
  palette: Palette,
  random: Random,
): Painting | undefined {
  const draw = DRAWINGS[dressing];
  if (draw === undefined) return undefined;
  return weighedByOpacity(paint(SIDE, SIDE, (p) => draw(p, palette, random)));
}

/** A draped column, for what has to stand on something. */
export function paintPlinth(palette: Palette): Painting {
  return weighedByOpacity(
    paint(64, 128, (p) => {
      const cloth = mixedHex(palette.felt, '#000000', 0.55);
      const folds = p.createLinearGradient(0, 0, 64, 0);
      for (let k = 0; k <= 6; k++)
        folds.addColorStop(k / 6, k % 2 === 0 ? mixedHex(cloth, '#000000', 0.6) : cloth);
      p.fillStyle = folds;
      p.fillRect(4, 6, 56, 122);
      p.fillStyle = mixedHex(palette.metal, '#000000', 0.35);
      p.fillRect(1, 0, 62, 7);
    }),
  );
}
