import type { Light } from '#film/color/light.ts';
import { paintLater, type Painting } from '../scene/texture.ts';
import type { Daylight } from './daylight.ts';
import type { Noise } from './gradient-noise.ts';
import { HALF_VIEW, RANGE_WIDTH, type Sun } from './view-frame.ts';

/** A spot of ground. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** 1 is flat, 0 upright. */
  readonly level: number;
  /** A noise from -1 to 1. */
  readonly grain: number;
}

/** A stretch of land between two distances, painted as it is seen from where the camera stands. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Of the land over the level of the water at a place. */
  readonly height: Noise;
  /** Of the ground. */
  readonly color: (spot: Spot) => Light;
  /** How much of the haze lies before it, and how much more at its foot. */
  readonly haze: number;
  readonly mist: number;
  readonly steps?: number;
  /** Layers of rock to a unit of height, where it has any. */
  readonly strata?: number;
  /** Tangents between which it is seen. */
  readonly low: number;
  readonly high: number;
}

export interface LandLight {
  readonly day: Daylight;
  readonly sun: Sun;
  /** Of the eye over the water. */
  readonly eye: number;
  readonly grain: Noise;
}

/** How finely a range is divided in depth, unless it says so. */
const STEPS = 64;
const PER_TANGENT = RANGE_WIDTH / (2 * HALF_VIEW);
/** How far the mist reaches up, as a part of the distance. */
const MIST_HEIGHT = 0.035;

const rowsOf = ({ low, high }: Pick<Range, 'low' | 'high'>): number =>
  Math.max(4, Math.round((high - low) * PER_TANGENT));

/** Paints land row by row from near to far, each row seen where no nearer one hides it. */
export function paintRange(range: Range, light: LandLight): Painting {
  const height = rowsOf(range);
  return paintLater(RANGE_WIDTH, height, () => {
    const pixels = new Uint8ClampedArray(RANGE_WIDTH * height * 4);
    const column = new Column(range, light, pixels);
    for (let x = 0; x < RANGE_WIDTH; x++) column.paint(x, height);
    return { width: RANGE_WIDTH, height, pixels };
  });
}

/** One column of a range, from its foot upwards. */
class Column {
  readonly #range: Range;
  readonly #light: LandLight;
  readonly #pixels: Uint8ClampedArray;
  readonly #ahead: Float32Array;
  /** Heights of the next column, for slopes. */
  readonly #steps: number;
  #heights: Float32Array;
  #next: Float32Array;

  constructor(range: Range, light: LandLight, pixels: Uint8ClampedArray) {
    this.#range = range;
    this.#light = light;
    this.#pixels = pixels;
    const { from, to, steps = STEPS } = range;
    this.#steps = steps;
    this.#heights = new Float32Array(steps);
    this.#next = new Float32Array(steps);
    this.#ahead = Float32Array.from(
      { length: steps },
      (_, k) => from * (to / from) ** (k / (steps - 1)),
    );
    this.#measure(this.#next, 0);
  }

  #measure(into: Float32Array, x: number): void {
    const aside = ((x + 0.5) / RANGE_WIDTH - 0.5) * 2 * HALF_VIEW;
    for (let k = 0; k < this.#steps; k++) {
      const y = this.#ahead[k] ?? 1;
      into[k] = this.#range.height(aside * y, y);
    }
  }

  paint(x: number, rows: number): void {
    [this.#heights, this.#next] = [this.#next, this.#heights];
    this.#measure(this.#next, x + 1);
    const { low } = this.#range;
    let top = 0;
    let below: Light | null = null;
    for (let k = 0; k < this.#steps; k++) {
      const y = this.#ahead[k] ?? 1;
      const height = this.#heights[k] ?? 0;
      const row = ((height - this.#light.eye) / y - low) * PER_TANGENT;
      if (row <= top) {
        if (row < top - 1) below = null;
        continue;
      }
      const color = this.#colorAt(x, k);
      this.#fill(x, [top, Math.min(row, rows)], [below ?? color, color], y);
      below = color;
      top = row;
      if (top >= rows) break;
    }
  }

  #colorAt(x: number, k: number): Light {
    const { color, haze, mist } = this.#range;
    const { day, sun, grain } = this.#light;
    const y = this.#ahead[k] ?? 1;
    const height = this.#heights[k] ?? 0;
    const side = (2 * HALF_VIEW * y) / RANGE_WIDTH;
    const behind = this.#ahead[Math.min(k + 1, this.#steps - 1)] ?? y;
    const before = this.#ahead[Math.max(k - 1, 0)] ?? y;
    const rise =
      (this.#heights[Math.min(k + 1, this.#steps - 1)] ?? 0) -
      (this.#heights[Math.max(k - 1, 0)] ?? 0);
    const [nx, ny] = [
      -((this.#next[k] ?? 0) - height) / side,
      -rise / Math.max(behind - before, 1e-4),
    ];
    const level = 1 / Math.hypot(nx, ny, 1);
    const [lx, ly, lz] = sun.falls;
    const lit = Math.max(0, (nx * lx + ny * ly + lz) * level);
    const open = 0.55 + 0.45 * level;
    const aside = ((x + 0.5) / RANGE_WIDTH - 0.5) * 2 * HALF_VIEW;
    const fine = 40 / this.#range.to;
    const place = { x: aside * y, y, height, level };
    const own = color({ ...place, grain: grain(place.x * fine, y * fine) });
    const foot = mist * day.mist * Math.exp(-Math.max(0, height) / (y * MIST_HEIGHT));
    const fade = Math.min(0.97, haze * (0.6 + 0.4 * day.mist) + foot * (1 - haze));
    const warm = Math.exp(-((aside - sun.side) ** 2) * 2.2) * 0.6;
    const channel = (c: 0 | 1 | 2): number => {
      const seen = own[c] * (day.direct[c] * lit * 1.5 + day.ambient[c] * open);
      const air = day.haze[c] + (day.glow[c] - day.haze[c]) * warm;
      return seen + (air - seen) * fade;
    };
    return [channel(0), channel(1), channel(2)];
  }

  /** How bright a layer of rock is at a height. */
  #layersAt(height: number, x: number): number {
    const { strata } = this.#range;
    if (strata === undefined) return 1;
    const bent = height * strata + 0.6 * Math.sin(x * 0.013) + 0.25 * Math.sin(x * 0.11);
    return 0.9 + 0.13 * Math.sin(bent * 6.28) + 0.07 * Math.sin(bent * 17.3);
  }

  /** Fills rows, counted from below, between two colours; the uppermost is as opaque as it is covered. */
  #fill(
    x: number,
    [from, to]: readonly [number, number],
    [low, high]: readonly [Light, Light],
    y: number,
  ): void {
    const rows = this.#pixels.length / (RANGE_WIDTH * 4);
    const last = Math.ceil(to) - 1;
    for (let row = Math.floor(from); row <= last; row++) {
      const share = row === last ? to - last : 1;
      const at = ((rows - 1 - row) * RANGE_WIDTH + x) * 4;
      if (row < 0 || row >= rows) continue;
      const layers = this.#layersAt((row / PER_TANGENT + this.#range.low) * y, x);
      const t = Math.min(1, Math.max(0, (row + 0.5 - from) / Math.max(to - from, 1e-3)));
      for (let c = 0; c < 3; c++) {
        const [a, b] = [low[c as 0 | 1 | 2], high[c as 0 | 1 | 2]];
        this.#pixels[at + c] = 255 * Math.sqrt((a + (b - a) * t) * share * layers);
      }
      this.#pixels[at + 3] = 255 * share;
    }
  }
}
