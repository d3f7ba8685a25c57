import { hexOf, type Light } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import { glow } from './buildings.ts';
import { lantern } from './boats.ts';
import type { Brush } from './sketch.ts';
import { fir } from './trees.ts';

const WOOD: Light = [0.16, 0.09, 0.05];
const PLANK: Light = [0.24, 0.14, 0.075];
const SNOW: Light = [0.8, 0.84, 0.92];

interface Standing {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
}

/** A wooden hut with an open front and snow on its roof. */
export function stall(brush: Brush, { x, foot, wide }: Standing): void {
  const { tone, shape } = brush;
  const [half, eaves, ridge] = [wide / 2, foot + wide * 0.62, foot + wide * 0.92];
  shape(
    tone(WOOD, 0.15),
    [
      [x - half, foot],
      [x - half, eaves],
      [x + half, eaves],
      [x + half, foot],
    ],
    1,
  );
  // What is behind the counter lies in the dark until lamps are lit.
  shape(
    tone([0.06, 0.035, 0.02], 0.1),
    [
      [x - half * 0.86, foot + wide * 0.24],
      [x - half * 0.86, eaves],
      [x + half * 0.86, eaves],
      [x + half * 0.86, foot + wide * 0.24],
    ],
    0,
  );
  for (let k = 0; k < 9; k++) {
    const from = x - half + (wide * k) / 9;
    shape(
      tone(PLANK, k % 2 === 0 ? 0.3 : 0.18),
      [
        [from, foot],
        [from, foot + wide * 0.25],
        [from + wide * 0.1, foot + wide * 0.25],
        [from + wide * 0.1, foot],
      ],
      0,
    );
  }
  shape(
    tone(WOOD, 0.3),
    [
      [x - half * 1.18, eaves - wide * 0.02],
      [x, ridge],
      [x + half * 1.18, eaves - wide * 0.02],
      [x + half * 1.1, eaves - wide * 0.07],
      [x - half * 1.1, eaves - wide * 0.07],
    ],
    0,
  );
  shape(
    tone(SNOW, 0.34),
    [
      [x - half * 1.24, eaves],
      [x - half * 1.18, eaves + wide * 0.07],
      [x, ridge + wide * 0.08],
      [x + half * 1.18, eaves + wide * 0.07],
      [x + half * 1.24, eaves],
      [x, ridge - wide * 0.02],
    ],
    1,
  );
}

/** Its lamps, its wares in their light, and bulbs along the eaves. */
export function stallLights(brush: Brush, { x, foot, wide }: Standing): void {
  const { random, p, disc, scale } = brush;
  const half = wide / 2;
  const [low, high] = [foot + wide * 0.26, foot + wide * 0.56];
  glow(brush, [x, foot + wide * 0.42], wide * 0.95, 0.55);
  const inside = p.createLinearGradient(0, brush.y(high), 0, brush.y(low));
  inside.addColorStop(0, '#ffca7a');
  inside.addColorStop(1, '#b8601c');
  p.fillStyle = inside;
  p.fillRect(brush.x(x - half * 0.84), brush.y(high), half * 1.68 * scale, (high - low) * scale);
  for (let k = 0; k < 12; k++) {
    const size = between(random, 0.025, 0.05) * wide;
    const own: Light =
      k % 3 === 0 ? [0.7, 0.1, 0.06] : k % 3 === 1 ? [0.2, 0.3, 0.1] : [0.5, 0.26, 0.08];
    disc(hexOf(own), [x - half * 0.78 + (half * 1.56 * k) / 11, low + size * 0.6], size);
    if (k % 2 === 0)
      disc(
        hexOf([0.45, 0.16, 0.05]),
        [x - half * 0.7 + (half * 1.4 * k) / 11, high - size * 1.6],
        size * 0.7,
      );
  }
  for (let k = 0; k <= 10; k++) {
    const t = k / 10 - 0.5;
    const up = foot + wide * (0.6 + 0.29 * (1 - Math.abs(t) * 2));
    lantern(brush, [x + t * wide * 1.16, up - wide * 0.03], wide * 0.014);
  }
}

interface Tall {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
}

export const marketFir = (brush: Brush, { x, foot, tall }: Tall): void =>
  fir(brush, { at: [x, foot], tall }, true);

const BAUBLES = ['#ffd98c', '#ff5a3c', '#ffe9bd', '#ffc061', '#7ec8ff'] as const;

/** Chains of bulbs round a fir, and the star on its top. */
export function firLights(brush: Brush, { x, foot, tall }: Tall): void {
  const { random, disc, p } = brush;
  for (let k = 0; k < 150; k++) {
    const t = Math.sqrt(random());
    const up = foot + tall * (0.98 - 0.86 * t);
    const place: [number, number] = [x + between(random, -0.17, 0.17) * tall * t, up];
    glow(brush, place, tall * 0.03, 0.5);
    disc(BAUBLES[k % BAUBLES.length] ?? '#ffd98c', place, tall * between(random, 0.0045, 0.008));
  }
  const top: [number, number] = [x, foot + tall * 1.03];
  glow(brush, top, tall * 0.16, 0.9);
  p.fillStyle = '#fff4cf';
  p.beginPath();
  for (let k = 0; k < 10; k++) {
    const [turn, out] = [(k / 10) * Math.PI * 2, tall * (k % 2 === 0 ? 0.045 : 0.018)];
    p.lineTo(brush.x(top[0] + Math.sin(turn) * out), brush.y(top[1] + Math.cos(turn) * out));
  }
  p.closePath();
  p.fill();
}
