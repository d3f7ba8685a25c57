import type { Light } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import type { Brush } from './sketch.ts';

const NEEDLES: Light = [0.02, 0.042, 0.03];
export const BARK: Light = [0.035, 0.026, 0.02];
const FROND: Light = [0.03, 0.06, 0.028];
const SNOW: Light = [0.75, 0.8, 0.9];

export interface Tree {
  readonly at: readonly [aside: number, up: number];
  readonly tall: number;
}

/** A fir: tiers of drooping branches, each a little different. */
export function fir(brush: Brush, { at: [x, foot], tall }: Tree, hasSnow = false): void {
  const { random, tone, shape, p } = brush;
  const [body, light] = [tone(NEEDLES, 0.05), tone(NEEDLES, 0.55)];
  const tiers = 11;
  const half = tall * between(random, 0.15, 0.2);
  const side = Math.sign(brush.sun.falls[0]);
  p.fillStyle = tone(BARK);
  p.fillRect(
    brush.x(x - tall * 0.012),
    brush.y(foot + tall * 0.2),
    tall * 0.024 * brush.scale,
    tall * 0.2 * brush.scale,
  );
  for (let k = 0; k < tiers; k++) {
    const t = k / tiers;
    const top = foot + tall * (0.1 + 0.9 * ((k + 1.9) / (tiers + 0.9)));
    const base = foot + tall * (0.06 + 0.86 * t);
    const wide = half * (1 - t) ** 0.85 + tall * 0.008;
    const jag = (s: number): [number, number][] =>
      [1, 0.72, 0.42].flatMap((share, j): [number, number][] => [
        [
          x + s * wide * share * between(random, 0.86, 1.12),
          base + tall * 0.012 * j - tall * 0.012 * random(),
        ],
        [x + s * wide * share * 0.74, base + tall * (0.018 + 0.01 * j)],
      ]);
    shape(body, [[x, top], ...jag(1), ...jag(-1).toReversed()], 0);
    shape(
      light,
      [
        [x, top],
        ...jag(side).map(([a, b]): [number, number] => [x + (a - x) * 0.96, b + tall * 0.008]),
        [x + side * wide * 0.2, base + tall * 0.05],
      ],
      0,
    );
    if (hasSnow)
      shape(
        tone(SNOW, 0.22),
        [
          [x - wide * 0.1, top - tall * 0.02],
          [x + side * wide * 0.8, base + tall * 0.026],
          [x + side * wide * 0.4, base + tall * 0.05],
          [x - side * wide * 0.5, base + tall * 0.035],
          [x - side * wide * 0.3, base + tall * 0.06],
        ],
        0,
      );
  }
}

/** A cypress: a flame of dark leaves. */
export function cypress(brush: Brush, { at: [x, foot], tall }: Tree): void {
  const { random, tone, shape } = brush;
  const half = tall * between(random, 0.085, 0.11);
  const outline = (s: number, share: number): [number, number][] =>
    Array.from({ length: 12 }, (_, k): [number, number] => {
      const t = k / 11;
      const bulge = Math.sin(Math.min(1, t * 1.12 + 0.1) * Math.PI) ** 0.7;
      return [x + s * half * share * bulge * between(random, 0.9, 1.1), foot + tall * t];
    });
  shape(tone(NEEDLES, 0.04), [...outline(1, 1), ...outline(-1, 1).toReversed()]);
  const side = Math.sign(brush.sun.falls[0]);
  shape(tone(NEEDLES, 0.5), [...outline(side, 0.96), ...outline(side, 0.35).toReversed()], 0);
}

/** A broad-leaved tree: clusters of leaves, lit from the side of the sun. */
export function leafy(
  brush: Brush,
  { at: [x, foot], tall }: Tree,
  leaves: Light = [0.04, 0.065, 0.025],
): void {
  const { random, tone, shape } = brush;
  shape(tone(BARK), [
    [x - tall * 0.035, foot],
    [x - tall * 0.02, foot + tall * 0.5],
    [x + tall * 0.02, foot + tall * 0.5],
    [x + tall * 0.035, foot],
  ]);
  const lobes = Array.from({ length: 9 }, (_, k) => ({
    x: x + tall * between(random, -0.27, 0.27),
    y: foot + tall * between(random, 0.46, 0.82),
    size: tall * between(random, 0.12, 0.2) * (k === 0 ? 1.3 : 1),
  }));
  for (const lobe of lobes) {
    const clusters = Array.from({ length: tall > 0.5 ? 170 : 70 }, () => {
      const [turn, out] = [random() * Math.PI * 2, Math.sqrt(random())];
      return {
        x: lobe.x + Math.cos(turn) * out * lobe.size,
        y: lobe.y + Math.sin(turn) * out * lobe.size * 0.72,
        size: between(random, 0.5, 1.1) * Math.min(tall * 0.018, 0.0075),
      };
    });
    leaves3(brush, clusters, leaves);
  }
}

export interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Leaves in three depths: dark, half lit, lit. */
export function leaves3(brush: Brush, clusters: readonly Cluster[], leaves: Light): void {
  const { tone, sun, random, p } = brush;
  const side = Math.sign(sun.falls[0]);
  for (const [lit, shift, share] of [
    [0.02, 0, 1],
    [0.1, 0.45, 0.7],
    [0.32, 0.9, 0.35],
  ] as const) {
    p.fillStyle = tone(leaves, lit);
    for (const { x, y, size } of clusters)
      if (random() < share)
        sprig(brush, {
          x: x + side * size * shift * 0.7,
          y: y + size * shift * 0.7,
          size: size * (1 - shift * 0.55),
        });
  }
}

/** Two leaves, one across the other. */
function sprig({ p, x: xOf, y: yOf, scale }: Brush, { x, y, size }: Cluster): void {
  const [a, b, long] = [xOf(x), yOf(y), size * scale * 1.35];
  const turn = (a * 1.7 + b * 2.3) % Math.PI;
  p.beginPath();
  p.ellipse(a, b, long, long * 0.42, turn, 0, Math.PI * 2);
  p.ellipse(a + long * 0.3, b + long * 0.4, long * 0.9, long * 0.36, turn + 1.1, 0, Math.PI * 2);
  p.fill();
}

/** Leaves over the picture, down to a tangent. */
export function canopy(brush: Brush, low: number, count: number, fineness = 1): void {
  const { random } = brush;
  const clusters = Array.from({ length: count }, () => {
    const x = between(random, -1.2, 1.2);
    const hang =
      low + 0.1 * Math.sin(x * 7 + count) + 0.06 * Math.sin(x * 17) + 0.03 * Math.sin(x * 41);
    return {
      x,
      y: hang + random() ** 1.2 * (1.02 - hang),
      size: between(random, 0.006, 0.02) * fineness,
    };
  });
  leaves3(brush, clusters, [0.035, 0.055, 0.02]);
}

/** A palm leaning into the picture. */
export function palm(brush: Brush, { at: [x, foot], tall }: Tree, lean: number): void {
  const { random, tone, p, shape } = brush;
  const crown: [number, number] = [x + lean * tall, foot + tall];
  const trunk = (t: number): [number, number] => [x + lean * tall * t ** 1.8, foot + tall * t];
  const wide = (t: number) => tall * (0.026 - 0.012 * t) + (t < 0.08 ? tall * 0.012 : 0);
  const steps = Array.from({ length: 15 }, (_, k) => k / 14);
  shape(tone(BARK, 0.25), [
    ...steps.map((t): [number, number] => [trunk(t)[0] + wide(t), trunk(t)[1]]),
    ...steps.toReversed().map((t): [number, number] => [trunk(t)[0] - wide(t), trunk(t)[1]]),
  ]);
  const fronds = 15;
  for (let k = 0; k < fronds; k++) {
    const turn = (k / fronds) * Math.PI * 2 + between(random, -0.15, 0.15);
    const [out, rise] = [Math.cos(turn), 0.45 + 0.4 * Math.sin(turn)];
    const long = tall * between(random, 0.36, 0.48);
    const rib = (t: number): [number, number] => [
      crown[0] + out * long * t,
      crown[1] + long * (rise * t - 0.95 * t * t),
    ];
    p.strokeStyle = tone(FROND, 0.1 + 0.4 * Math.max(0, out * Math.sign(brush.sun.falls[0])));
    p.lineWidth = Math.max(1, tall * brush.scale * 0.005);
    for (let leaf = 0; leaf < 34; leaf++) {
      const t = 0.06 + 0.94 * (leaf / 33);
      const [a, b] = rib(t);
      const hang = long * 0.2 * Math.sin(Math.min(1, t * 1.05) * Math.PI) ** 0.6;
      for (const s of [-1, 1]) {
        p.beginPath();
        p.moveTo(brush.x(a), brush.y(b));
        p.quadraticCurveTo(
          brush.x(a + out * hang * 0.5 + s * hang * 0.22),
          brush.y(b - hang * 0.2),
          brush.x(a + out * hang * 0.75 + s * hang * 0.4),
          brush.y(b - hang * between(random, 0.75, 1)),
        );
        p.stroke();
      }
    }
  }
}

/** A straight trunk that leaves the picture above. */
export function trunk(
  brush: Brush,
  x: number,
  half: number,
  [foot, top]: readonly [number, number],
): void {
  const { random, tone, p, sun } = brush;
  const bend = between(random, -0.02, 0.02);
  const side = Math.sign(sun.falls[0]);
  const edge = (s: number, t: number): [number, number] => [
    x +
      bend * t +
      s * half * (1 - 0.25 * t + 0.5 * Math.exp(-t * 26)) * between(random, 0.96, 1.04),
    foot + (top - foot) * t,
  ];
  const steps = Array.from({ length: 22 }, (_, k) => k / 21);
  brush.shape(
    tone(BARK, 0.03),
    [...steps.map((t) => edge(1, t)), ...steps.toReversed().map((t) => edge(-1, t))],
    Math.max(1.5, half * brush.scale * 0.12),
  );
  p.fillStyle = tone(BARK, 0.4);
  for (let k = 0; k < 46; k++) {
    const [t, across] = [random(), between(random, 0.1, 0.92)];
    const long = (top - foot) * between(random, 0.02, 0.07);
    p.globalAlpha = 0.5 * across;
    p.fillRect(
      brush.x(x + bend * t + side * half * across * 0.9),
      brush.y(foot + (top - foot) * t + long),
      Math.max(1, half * brush.scale * 0.05),
      long * brush.scale,
    );
  }
  p.globalAlpha = 1;
}

/** Undergrowth: a fringe of leaves and ferns along the ground. */
export function undergrowth(
  brush: Brush,
  [low, high]: readonly [number, number],
  count: number,
): void {
  const { random } = brush;
  const clusters = Array.from({ length: count }, () => {
    const x = between(random, -1.2, 1.2);
    const top =
      low + (high - low) * (0.45 + 0.3 * Math.sin(x * 6 + count) + 0.25 * Math.sin(x * 15 + 2));
    return {
      x,
      y: low + random() ** 1.4 * (top - low),
      size: Math.min((high - low) * 0.08, 0.011) * between(random, 0.4, 1),
    };
  });
  leaves3(brush, clusters, [0.04, 0.06, 0.02]);
}
