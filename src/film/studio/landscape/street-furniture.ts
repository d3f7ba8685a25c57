import type { Light } from '#film/color/light.ts';
import { glow } from './buildings.ts';
import type { Brush } from './sketch.ts';

const TRIM: Light = [0.54, 0.5, 0.42];
const TILES: Light = [0.32, 0.13, 0.08];
const SNOW: Light = [0.78, 0.82, 0.9];
const GLASS: Light = [0.06, 0.075, 0.1];
const STONE: Light = [0.42, 0.38, 0.32];

type Point = readonly [aside: number, up: number];

interface Standing {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
}

/** A town hall's tower: a shaft with a clock, and a spire. */
export function clockTower(brush: Brush, { x, foot, tall }: Standing, hasSnow: boolean): void {
  const { tone, shape, disc } = brush;
  const half = tall * 0.085;
  const shaft = foot + tall * 0.68;
  shape(
    tone(STONE, 0.25),
    [
      [x - half, foot],
      [x - half, shaft],
      [x + half, shaft],
      [x + half, foot],
    ],
    1.4,
  );
  shape(
    tone(TRIM, 0.3),
    [
      [x - half * 1.15, shaft - 0.012],
      [x - half * 1.15, shaft],
      [x + half * 1.15, shaft],
      [x + half * 1.15, shaft - 0.012],
    ],
    0,
  );
  shape(
    tone(hasSnow ? SNOW : TILES, 0.3),
    [
      [x - half * 1.15, shaft],
      [x - half * 0.5, foot + tall * 0.8],
      [x, foot + tall],
      [x + half * 0.5, foot + tall * 0.8],
      [x + half * 1.15, shaft],
    ],
    1.4,
  );
  for (const up of [0.2, 0.34])
    shape(
      tone(GLASS, 0.2),
      [
        [x - half * 0.25, foot + tall * up],
        [x - half * 0.25, foot + tall * (up + 0.08)],
        [x + half * 0.25, foot + tall * (up + 0.08)],
        [x + half * 0.25, foot + tall * up],
      ],
      0,
    );
  disc(tone(TRIM, 0.5), [x, shaft - half * 1.1], half * 0.72);
  disc(tone([0.9, 0.87, 0.78], 0.5), [x, shaft - half * 1.1], half * 0.6);
  handsOf(brush, [x, shaft - half * 1.1], half * 0.5, tone(GLASS));
}

/** Ten past ten. */
function handsOf(
  { p, x: xOf, y: yOf, scale }: Brush,
  [x, y]: Point,
  long: number,
  color: string,
): void {
  p.strokeStyle = color;
  p.lineWidth = Math.max(1, long * scale * 0.14);
  for (const [turn, share] of [
    [-1.05, 0.65],
    [1.05, 1],
  ] as const) {
    p.beginPath();
    p.moveTo(xOf(x), yOf(y));
    p.lineTo(xOf(x + Math.sin(turn) * long * share), yOf(y + Math.cos(turn) * long * share));
    p.stroke();
  }
}

export function clockLight(brush: Brush, { x, foot, tall }: Standing): void {
  const half = tall * 0.085;
  const place: Point = [x, foot + tall * 0.68 - half * 1.1];
  glow(brush, place, half * 2, 0.6);
  brush.disc('#ffe9bd', place, half * 0.55);
  handsOf(brush, place, half * 0.5, '#2a1a08');
}

/** A street lamp with a lantern of glass; its light is drawn apart. */
export function streetLamp({ tone, shape, disc }: Brush, { x, foot, tall }: Standing): void {
  const iron = tone([0.03, 0.03, 0.034], 0.2);
  const half = tall * 0.016;
  shape(
    iron,
    [
      [x - half * 2.4, foot],
      [x - half, foot + tall * 0.14],
      [x - half * 0.8, foot + tall * 0.82],
      [x + half * 0.8, foot + tall * 0.82],
      [x + half, foot + tall * 0.14],
      [x + half * 2.4, foot],
    ],
    1,
  );
  shape(
    iron,
    [
      [x - half * 2, foot + tall * 0.82],
      [x - half * 3.4, foot + tall * 0.95],
      [x, foot + tall * 1.03],
      [x + half * 3.4, foot + tall * 0.95],
      [x + half * 2, foot + tall * 0.82],
    ],
    1,
  );
  disc(tone([0.8, 0.7, 0.5], 0.4), [x, foot + tall * 0.89], half * 1.7);
}

export function streetLampLight(brush: Brush, { x, foot, tall }: Standing): void {
  const place: Point = [x, foot + tall * 0.89];
  glow(brush, place, tall * 0.42, 0.75);
  brush.disc('#fff0cc', place, tall * 0.032);
  // On the ground below it.
  const { p, scale } = brush;
  p.save();
  p.translate(brush.x(x), brush.y(foot));
  p.scale(1, 0.22);
  const pool = p.createRadialGradient(0, 0, 0, 0, 0, tall * 0.5 * scale);
  pool.addColorStop(0, 'rgba(255, 176, 92, 0.34)');
  pool.addColorStop(1, 'rgba(255, 150, 70, 0)');
  p.fillStyle = pool;
  p.fillRect(-tall * 0.5 * scale, -tall * 0.5 * scale, tall * scale, tall * scale);
  p.restore();
}

/** A fountain of two basins, water falling from one into the other. */
export function fountain(brush: Brush, { x, foot, tall }: Standing): void {
  const { tone, shape, p } = brush;
  const basin = (up: number, half: number, deep: number) => {
    shape(
      tone(STONE, 0.35),
      [
        [x - half, foot + up + deep],
        [x - half * 0.86, foot + up],
        [x + half * 0.86, foot + up],
        [x + half, foot + up + deep],
      ],
      1.4,
    );
    shape(
      tone([0.5, 0.6, 0.66], 0.5),
      [
        [x - half * 0.95, foot + up + deep * 0.86],
        [x - half * 0.95, foot + up + deep],
        [x + half * 0.95, foot + up + deep],
        [x + half * 0.95, foot + up + deep * 0.86],
      ],
      0,
    );
  };
  const column = (half: number, low: number, high: number) =>
    shape(
      tone(STONE, 0.25),
      [
        [x - half, foot + low],
        [x - half * 0.7, foot + high],
        [x + half * 0.7, foot + high],
        [x + half, foot + low],
      ],
      1,
    );
  column(tall * 0.07, 0, tall * 0.62);
  basin(tall * 0.6, tall * 0.3, tall * 0.09);
  column(tall * 0.04, tall * 0.62, tall * 0.86);
  p.strokeStyle = tone([0.85, 0.92, 1], 0.8);
  for (let k = 0; k < 40; k++) {
    const out = (k / 39 - 0.5) * 2;
    p.globalAlpha = 0.28 + 0.25 * Math.abs(out);
    p.lineWidth = Math.max(0.8, tall * brush.scale * 0.012);
    const [from, reach] = [k % 2 === 0 ? 0.95 : 0.69, k % 2 === 0 ? 0.27 : 0.5];
    const start = k % 2 === 0 ? x : x + out * tall * 0.29;
    const end = k % 2 === 0 ? 0.68 : 0.17;
    p.beginPath();
    p.moveTo(brush.x(start), brush.y(foot + tall * from));
    p.quadraticCurveTo(
      brush.x(x + out * tall * reach * 0.9),
      brush.y(foot + tall * (from + 0.06)),
      brush.x(x + out * tall * reach),
      brush.y(foot + tall * end),
    );
    p.stroke();
  }
  p.globalAlpha = 1;
  basin(0, tall * 0.62, tall * 0.17);
}
