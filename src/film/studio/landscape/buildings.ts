import { hexOf, type Light } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import type { Brush } from './sketch.ts';

const PLASTER: readonly Light[] = [
  [0.5, 0.4, 0.3],
  [0.56, 0.48, 0.38],
  [0.48, 0.3, 0.2],
  [0.6, 0.55, 0.48],
];
const TILES: Light = [0.3, 0.12, 0.07];
const TIMBER: Light = [0.1, 0.055, 0.03];
const SNOW: Light = [0.8, 0.84, 0.92];
const GLASS: Light = [0.06, 0.075, 0.1];

export interface House {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

/** Places of windows of a wall, in rows. */
function windowsOf(
  { x, foot, wide, tall }: House,
  [columns, rows]: readonly [number, number],
): [number, number][] {
  return Array.from({ length: columns * rows }, (_, k): [number, number] => [
    x + wide * (((k % columns) + 0.5) / columns - 0.5) * 0.86,
    foot + tall * (0.16 + (0.78 * (Math.floor(k / columns) + 0.35)) / rows),
  ]);
}

/** A house with a roof of tiles, or of timber under snow. */
export function house(brush: Brush, place: House, isAlpine: boolean): void {
  const { random, tone, shape, p, sun } = brush;
  const { x, foot, wide, tall } = place;
  const side = Math.sign(sun.falls[0]);
  const own = isAlpine ? TIMBER : (PLASTER[Math.floor(random() * PLASTER.length)] ?? TIMBER);
  const wall = (a: number, b: number, lit: number) =>
    shape(
      tone(own, lit),
      [
        [x + a * wide, foot],
        [x + a * wide, foot + tall],
        [x + b * wide, foot + tall],
        [x + b * wide, foot],
      ],
      0,
    );
  wall(-0.5, 0.5, 0.12);
  wall(side * 0.18, side * 0.5, 0.5);
  if (isAlpine) snowyRoof(brush, place);
  else tiledRoof(brush, place);
  p.fillStyle = tone(GLASS);
  for (const [wx, wy] of windowsOf(place, isAlpine ? [3, 2] : [2, 2]))
    p.fillRect(
      brush.x(wx - wide * 0.07),
      brush.y(wy + tall * 0.17),
      wide * 0.14 * brush.scale,
      tall * 0.19 * brush.scale,
    );
}

function tiledRoof({ tone, shape }: Brush, { x, foot, wide, tall }: House): void {
  const [eaves, ridge] = [foot + tall * 0.98, foot + tall * 1.4];
  shape(tone(TILES, 0.2), [
    [x - wide * 0.54, eaves],
    [x - wide * 0.3, ridge],
    [x + wide * 0.3, ridge],
    [x + wide * 0.54, eaves],
  ]);
}

function snowyRoof({ tone, shape, sun }: Brush, { x, foot, wide, tall }: House): void {
  const side = Math.sign(sun.falls[0]);
  const over = wide * 0.64;
  const ridge = foot + tall * 1.62;
  shape(
    tone(TIMBER, 0.1),
    [
      [x - over, foot + tall * 0.94],
      [x, ridge - tall * 0.06],
      [x + over, foot + tall * 0.94],
    ],
    0,
  );
  shape(
    tone(SNOW, 0.32),
    [
      [x - over * 1.06, foot + tall * 0.95],
      [x - over * 1.02, foot + tall * 1.07],
      [x, ridge + tall * 0.08],
      [x + over * 1.02, foot + tall * 1.07],
      [x + over * 1.06, foot + tall * 0.95],
      [x, ridge - tall * 0.08],
    ],
    0,
  );
  shape(
    tone(SNOW, 0.75),
    [
      [x, ridge + tall * 0.08],
      [x + side * over * 1.02, foot + tall * 1.07],
      [x + side * over * 1.04, foot + tall * 1.01],
      [x, ridge],
    ],
    0,
  );
}

/** Its lit windows. */
export function houseLights(brush: Brush, place: House, isAlpine: boolean): void {
  const { random, p } = brush;
  const { wide, tall } = place;
  for (const [wx, wy] of windowsOf(place, isAlpine ? [3, 2] : [2, 2])) {
    if (random() < 0.3) continue;
    glow(brush, [wx, wy + tall * 0.08], wide * 0.5, 0.22);
    p.fillStyle = hexOf([1, between(random, 0.5, 0.62), between(random, 0.2, 0.28)]);
    p.fillRect(
      brush.x(wx - wide * 0.07),
      brush.y(wy + tall * 0.17),
      Math.max(1.2, wide * 0.14 * brush.scale),
      Math.max(1.4, tall * 0.19 * brush.scale),
    );
  }
}

export function glow(
  { p, x, y, scale }: Brush,
  [a, b]: readonly [number, number],
  radius: number,
  strength: number,
): void {
  const halo = p.createRadialGradient(x(a), y(b), 0, x(a), y(b), radius * scale);
  halo.addColorStop(0, `rgba(255, 176, 92, ${strength})`);
  halo.addColorStop(0.4, `rgba(255, 150, 70, ${strength * 0.3})`);
  halo.addColorStop(1, 'rgba(255, 140, 60, 0)');
  p.fillStyle = halo;
  p.fillRect(x(a - radius), y(b + radius), 2 * radius * scale, 2 * radius * scale);
}

/** Where houses stand: how many, how wide in units of length, and where the ground lies. */
interface Settlement {
  readonly count: number;
  readonly wide: number;
  readonly lie: (
    aside: number,
    depth: number,
  ) => { readonly foot: number; readonly distance: number };
}

/** Houses up a slope, the farthest first. */
export function housesOn(random: Random, { count, wide, lie }: Settlement): House[] {
  return Array.from({ length: count }, () => {
    const x = between(random, -1.12, 1.12);
    const { foot, distance } = lie(x, random() ** 1.5 * 0.6);
    const across = (wide / distance) * between(random, 0.75, 1.3);
    return {
      x,
      foot: foot - across * 0.12,
      wide: across,
      tall: across * between(random, 0.6, 1.15),
      distance,
    };
  }).toSorted((a, b) => b.distance - a.distance);
}

interface Tower {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly crown: number;
}

/** Towers of a city, highest where the city has its middle. */
export function towersOf(
  random: Random,
  {
    count,
    high,
    middle,
  }: { readonly count: number; readonly high: number; readonly middle: number },
): Tower[] {
  return Array.from({ length: count }, (_, k) => {
    const x = -1.15 + (2.3 * (k + random() * 0.8)) / count;
    const rise =
      0.3 +
      0.75 * Math.exp(-(((x - middle) / 0.36) ** 2)) +
      0.3 * Math.exp(-(((x + middle * 2.6) / 0.22) ** 2));
    return {
      x,
      half: 0.011 + 0.03 * random() ** 1.6,
      top: high * rise * (0.34 + 0.72 * random() ** 1.3),
      crown: Math.floor(random() * 5),
    };
  });
}

const FACADE: Light = [0.14, 0.15, 0.18];

export function tower(brush: Brush, place: Tower, foot: number): void {
  const { x, half, top } = place;
  crownOf(brush, place, foot);
  box(brush, { x, half, foot, top }, [0.06, 1.2]);
  facadeOf(brush, place, foot);
}

function box(
  { tone, shape }: Brush,
  { x, half, foot, top }: Omit<Tower, 'crown'> & { readonly foot: number },
  [lit, rim]: readonly [lit: number, rim: number],
): void {
  shape(
    tone(FACADE, lit),
    [
      [x - half, foot],
      [x - half, top],
      [x + half, top],
      [x + half, foot],
    ],
    rim,
  );
}

/** What stands on its roof: a pyramid that is cut off, a storey set back, a slope with a mast, a mast, or nothing. */
function crownOf(brush: Brush, { x, half, top, crown }: Tower, foot: number): void {
  const { tone, shape, p, sun, scale } = brush;
  const side = Math.sign(sun.falls[0]);
  if (crown === 1)
    shape(
      tone(FACADE, 0.1),
      [
        [x - half, top],
        [x - half * 0.5, top + half * 2.4],
        [x + half * 0.5, top + half * 2.4],
        [x + half, top],
      ],
      1,
    );
  if (crown === 2) box(brush, { x, half: half * 0.62, foot, top: top + half * 1.3 }, [0.1, 1]);
  if (crown === 3)
    shape(
      tone(FACADE, 0.1),
      [
        [x - half, top],
        [x + half * side, top + half * 2],
        [x + half, top],
      ],
      1,
    );
  if (crown >= 3) {
    p.fillStyle = tone(FACADE, 0.1);
    p.fillRect(brush.x(x) - 0.7, brush.y(top + half * 5), 1.4, half * 5 * scale);
  }
}

/** The face in the sun, and the lines of its floors. */
function facadeOf(brush: Brush, { x, half, top }: Tower, foot: number): void {
  const { tone, p, sun, scale } = brush;
  const side = Math.sign(sun.falls[0]);
  const face = p.createLinearGradient(
    brush.x(x - side * half * 0.2),
    0,
    brush.x(x + side * half),
    0,
  );
  face.addColorStop(0, tone(FACADE, 0.14));
  face.addColorStop(1, tone(FACADE, 0.85));
  p.fillStyle = face;
  p.fillRect(
    brush.x(side > 0 ? x + half * 0.2 : x - half),
    brush.y(top),
    half * 0.8 * scale,
    (top - foot) * scale,
  );
  p.fillStyle = tone(GLASS, 0.2);
  p.globalAlpha = 0.4;
  for (let up = foot; up < top - 0.006; up += 0.0088)
    p.fillRect(brush.x(x - half * 0.9), brush.y(up + 0.0045), half * 1.8 * scale, 0.0036 * scale);
  p.globalAlpha = 1;
}

const WINDOW_LIGHTS: readonly Light[] = [
  [1, 0.66, 0.34],
  [1, 0.76, 0.5],
  [0.75, 0.85, 1],
];

export function towerLights(brush: Brush, { x, half, top, crown }: Tower, foot: number): void {
  const { random, p, scale } = brush;
  const [dx, dy] = [0.0062, 0.0088];
  const tint = WINDOW_LIGHTS[Math.floor(random() * 3)] ?? [1, 0.7, 0.4];
  for (let wy = foot + dy * 2; wy < top - dy; wy += dy) {
    const isLitFloor = random() < 0.16;
    for (let wx = x - half + dx * 0.6; wx < x + half - dx * 0.4; wx += dx) {
      if (random() > (isLitFloor ? 0.75 : 0.2)) continue;
      p.globalAlpha = between(random, 0.25, 1) ** 1.4;
      p.fillStyle = hexOf(
        random() < 0.8 ? tint : (WINDOW_LIGHTS[Math.floor(random() * 3)] ?? tint),
      );
      p.fillRect(brush.x(wx), brush.y(wy), dx * 0.5 * scale, dy * 0.42 * scale);
    }
  }
  p.globalAlpha = 1;
  if (crown === 2 || crown === 1) glow(brush, [x, top + half], half * 2.2, 0.45);
  if (crown >= 3) brush.disc('rgb(255, 60, 40)', [x, top + half * 5], 0.0018);
}
