import type { Light } from '#film/color/light.ts';
import { glow } from './buildings.ts';
import type { Brush } from './sketch.ts';

const HULL: Light = [0.06, 0.045, 0.035];
const PAINT: Light = [0.42, 0.4, 0.38];
const CANVAS: Light = [0.6, 0.55, 0.47];

interface Boat {
  readonly at: readonly [aside: number, up: number];
  readonly long: number;
}

/** A rowing boat at rest, with a lantern on its bow. */
export function rowingBoat(brush: Brush, { at: [x, y], long }: Boat): void {
  const { shape, tone, p, scale } = brush;
  shape(tone(HULL, 0.1), [
    [x - long * 0.5, y + long * 0.13],
    [x - long * 0.36, y - long * 0.01],
    [x + long * 0.34, y - long * 0.01],
    [x + long * 0.52, y + long * 0.16],
    [x + long * 0.3, y + long * 0.085],
    [x - long * 0.25, y + long * 0.075],
  ]);
  shape(
    tone(HULL, 0.6),
    [
      [x - long * 0.5, y + long * 0.13],
      [x - long * 0.48, y + long * 0.11],
      [x - long * 0.25, y + long * 0.062],
      [x + long * 0.3, y + long * 0.072],
      [x + long * 0.52, y + long * 0.16],
      [x + long * 0.3, y + long * 0.085],
      [x - long * 0.25, y + long * 0.075],
    ],
    0,
  );
  p.strokeStyle = tone(HULL, 0.2);
  p.lineWidth = Math.max(1, long * scale * 0.012);
  p.beginPath();
  p.moveTo(brush.x(x - long * 0.05), brush.y(y + long * 0.1));
  p.lineTo(brush.x(x - long * 0.62), brush.y(y - long * 0.02));
  p.moveTo(brush.x(x + long * 0.44), brush.y(y + long * 0.12));
  p.lineTo(brush.x(x + long * 0.44), brush.y(y + long * 0.34));
  p.stroke();
  brush.disc(tone(HULL, 0.3), [x + long * 0.44, y + long * 0.34], long * 0.03);
}

export function lantern(brush: Brush, place: readonly [number, number], size: number): void {
  glow(brush, place, size * 9, 0.7);
  brush.disc('#fff2d2', place, size);
}

/** A yacht at its mooring, sails furled. */
export function yacht(brush: Brush, { at: [x, y], long }: Boat): void {
  const { shape, tone, p, scale } = brush;
  const line = (points: readonly (readonly [number, number])[], width: number) => {
    p.lineWidth = Math.max(0.8, width * scale * long);
    p.beginPath();
    for (const [a, b] of points) p.lineTo(brush.x(x + a * long), brush.y(y + b * long));
    p.stroke();
  };
  shape(
    tone(PAINT, 0.25),
    [
      [-0.5, 0.1],
      [-0.44, -0.01],
      [0.36, -0.01],
      [0.54, 0.13],
      [0.2, 0.11],
      [-0.3, 0.1],
    ].map(([a = 0, b = 0]) => [x + a * long, y + b * long] as const),
  );
  shape(
    tone(HULL, 0.1),
    [
      [-0.44, 0.02],
      [-0.44, -0.01],
      [0.36, -0.01],
      [0.41, 0.03],
    ].map(([a = 0, b = 0]) => [x + a * long, y + b * long] as const),
    0,
  );
  shape(
    tone(PAINT, 0.5),
    [
      [-0.28, 0.1],
      [-0.22, 0.17],
      [0.08, 0.17],
      [0.16, 0.11],
    ].map(([a = 0, b = 0]) => [x + a * long, y + b * long] as const),
    0,
  );
  p.strokeStyle = tone(PAINT, 0.4);
  line(
    [
      [0.05, 0.1],
      [0.05, 1.25],
    ],
    0.016,
  );
  p.strokeStyle = tone(CANVAS, 0.45);
  line(
    [
      [0.04, 0.28],
      [-0.42, 0.25],
    ],
    0.05,
  );
  p.strokeStyle = tone(PAINT, 0.15);
  for (const [a, b] of [
    [0.53, 0.13],
    [-0.48, 0.1],
  ] as const)
    line(
      [
        [0.05, 1.24],
        [a, b],
      ],
      0.005,
    );
  line(
    [
      [-0.06, 0.85],
      [0.16, 0.85],
    ],
    0.007,
  );
}

/** A fishing boat under sail. */
export function sailing(brush: Brush, { at: [x, y], long }: Boat): void {
  const { shape, tone } = brush;
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([a, b]) => [x + a * long, y + b * long] as const);
  shape(
    tone(CANVAS, 0.55),
    at([
      [0.04, 0.16],
      [0.06, 1.2],
      [-0.46, 0.2],
    ]),
  );
  shape(
    tone(CANVAS, 0.3),
    at([
      [0.09, 0.16],
      [0.08, 1.05],
      [0.48, 0.17],
    ]),
  );
  shape(
    tone(HULL, 0.2),
    at([
      [-0.52, 0.13],
      [-0.42, -0.01],
      [0.38, -0.01],
      [0.56, 0.16],
      [0.1, 0.1],
    ]),
  );
}
