import { hexOf, blended, dimmed, type Light } from '#film/color/light.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Random } from '#film/random.ts';
import { paintShared, weighedByOpacity, type Paint, type Painting } from '../scene/texture.ts';
import type { Daylight } from './daylight.ts';
import { HALF_VIEW, type Sun } from './view-frame.ts';

/** Tangents that a picture covers as seen from where the camera stands. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** From side to side. */
export const ALL_ACROSS = { left: -HALF_VIEW, right: HALF_VIEW } as const;

/** The same at both sides of the view alone, from a tangent outwards: what is empty between them costs nothing. */
export const atSides = (sketch: Sketch, inner: number): readonly Sketch[] => [
  { ...sketch, right: -inner },
  { ...sketch, left: inner },
];

/** A sketch in two pieces, each as wide as what it shows in them. */
export const cutAt = (sketch: Sketch, aside: number): readonly Sketch[] => [
  { ...sketch, right: aside },
  { ...sketch, left: aside },
];

/** What stands in a landscape and is painted with brushes: trees, houses, boats. */
export interface Sketch extends Extent {
  /** How far away. */
  readonly at: number;
  /** Texels to a tangent of 1. */
  readonly fineness: number;
  /** Of the air before it. */
  readonly haze: number;
  /** Whether it stands on the water and is mirrored there. */
  readonly floats?: boolean;
  readonly draw?: (brush: Brush) => void;
  /** Its lamps and windows, where they are lit. */
  readonly light?: (brush: Brush) => void;
}

/** Paints in tangents instead of texels. */
export interface Brush {
  readonly p: Paint;
  readonly random: Random;
  readonly day: Daylight;
  readonly sun: Sun;
  /** A surface of this colour as it stands in the light and the air here; `lit` is how much sun falls on it. */
  readonly tone: (own: Light, lit?: number) => HexColor;
  /** Fills a closed line, with a rim of light on the side of the sun. */
  readonly shape: (
    color: HexColor,
    points: readonly (readonly [number, number])[],
    rim?: number,
  ) => void;
  readonly disc: (color: string, place: readonly [number, number], radius: number) => void;
  readonly x: (aside: number) => number;
  readonly y: (up: number) => number;
  readonly scale: number;
}

export interface Setting {
  readonly day: Daylight;
  readonly sun: Sun;
  readonly random: (name: string) => Random;
}

function brushFor(p: Paint, sketch: Sketch, { day, sun }: Setting, random: Random): Brush {
  const { left, high, fineness: scale, haze } = sketch;
  const x = (aside: number) => (aside - left) * scale;
  const y = (up: number) => (high - up) * scale;
  const tone = (own: Light, lit = 0): HexColor => {
    const sunlit = Math.min(1, lit + day.front);
    const seen = (channel: 0 | 1 | 2): number =>
      // What is dark against the light shows its own colour with the light.
      own[channel] ** (1 - 0.65 * day.front) *
      (day.ambient[channel] * 0.7 + day.direct[channel] * sunlit);
    return hexOf(blended([seen(0), seen(1), seen(2)], day.haze, haze));
  };
  const rimColor = hexOf(blended(dimmed(day.direct, 0.55), day.haze, haze));
  const trace = (points: readonly (readonly [number, number])[], dx: number, dy: number) => {
    p.beginPath();
    for (const [a, b] of points) p.lineTo(x(a) + dx, y(b) + dy);
    p.closePath();
    p.fill();
  };
  return {
    p,
    random,
    day,
    sun,
    tone,
    x,
    y,
    scale,
    shape: (color, points, rim = 1.6) => {
      if (rim > 0) {
        p.fillStyle = rimColor;
        trace(points, Math.sign(sun.falls[0]) * rim, -rim * 0.5);
      }
      p.fillStyle = color;
      trace(points, 0, 0);
    },
    disc: (color, [a, b], radius) => {
      p.fillStyle = color;
      p.beginPath();
      p.arc(x(a), y(b), radius * scale, 0, Math.PI * 2);
      p.fill();
    },
  };
}

const sizeOf = ({ left, right, low, high, fineness }: Sketch): [number, number] => [
  Math.ceil((right - left) * fineness),
  Math.ceil((high - low) * fineness),
];

/** The thing itself. */
export function paintSketch(sketch: Sketch, setting: Setting, name: string): Painting {
  const [width, height] = sizeOf(sketch);
  return weighedByOpacity(
    paintShared(width, height, (p) => {
      sketch.draw?.(brushFor(p, sketch, setting, setting.random(name)));
    }),
  );
}

/** Its lights on black, to be added. */
export function paintSketchLights(sketch: Sketch, setting: Setting, name: string): Painting {
  const [width, height] = sizeOf(sketch);
  return paintShared(width, height, (p) => {
    p.fillStyle = '#000000';
    p.fillRect(0, 0, width, height);
    sketch.light?.(brushFor(p, sketch, setting, setting.random(name)));
  });
}
