import type { FlashProof } from '#domain/proof/film-proof.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Planes } from '#film/picture/planes.ts';

export interface FlashMeter {
  /** Takes every frame of a film, in order. */
  take(frame: Planes): void;
  /** The most in any second. */
  read(): FlashProof;
  /** For each frame taken, the flashes of the second that ends with it. */
  seconds(): readonly FlashProof[];
}

const ACROSS = 32;
const DOWN = 18;
const CELLS = ACROSS * DOWN;
/** Pixels that are read across and down a cell. */
const SAMPLES = 6;
const CELLS_MIN = CELLS * 0.25;
/** Changes of cells within so many frames are one change of the picture. */
const TOGETHER_FRAMES = 3;
/** A change of relative luminance by this much counts, where the darker image is below `DARK_BELOW`... */
const LUMINANCE_STEP = 0.1;
const DARK_BELOW = 0.8;
/** ...and one of chromaticity by this much (CIE 1976 u′v′), where either image is saturated red. */
const RED_STEP = 0.2;
const RED_SHARE = 0.8;

/**
 * Counts flashes by WCAG 2.3.1 and ITU-R BT.1702: pairs of opposing changes within a second, over a
 * quarter of the frame. Places need not change the same way, so that halves which swap count as one
 * picture that blinks does.
 */
export function openFlashMeter(size: FrameSize, fps: number): FlashMeter {
  const general = openTurns(LUMINANCE_STEP, fps);
  const red = openTurns(RED_STEP, fps);
  const readCells = openCells(size);
  const seconds: FlashProof[] = [];
  return {
    take(frame) {
      const { luma, cb, cr } = readCells(frame);
      for (let cell = 0; cell < CELLS; cell += 1) {
        const light = lightOf(luma[cell] ?? 0, cb[cell] ?? 0, cr[cell] ?? 0);
        const { luminance, redness, isSaturatedRed } = light;
        general.note(cell, luminance, luminance < DARK_BELOW);
        red.note(cell, redness, isSaturatedRed);
      }
      const [generalPerSecond, redPerSecond] = [general.endFrame() >> 1, red.endFrame() >> 1];
      seconds.push({ generalPerSecond, redPerSecond });
    },
    read: () => ({
      generalPerSecond: Math.max(0, ...seconds.map((second) => second.generalPerSecond)),
      redPerSecond: Math.max(0, ...seconds.map((second) => second.redPerSecond)),
    }),
    seconds: () => seconds,
  };
}

/** Which cells turned in a frame, and whether a quarter of the frame turned with them. */
interface Turns {
  readonly turned: Uint8Array;
  count: number;
  isShared: boolean;
}

/**
 * Counts how often values of cells turn from rising to falling and back, each time by at least
 * `step` and to or from one that counts, and together with a quarter of the frame. `endFrame` answers
 * the number of turns that a quarter of the cells reached within the second that ends there.
 */
function openTurns(step: number, fps: number) {
  const extremes = new Float64Array(CELLS).fill(Number.NaN);
  const didCount = new Uint8Array(CELLS);
  const directions = new Int8Array(CELLS);
  const second = Array.from({ length: fps }, noTurns);
  const inSecond = new Uint8Array(CELLS);
  let now = noTurns();
  return {
    note(cell: number, value: number, counts: boolean): void {
      const change = value - (extremes[cell] ?? Number.NaN);
      const direction = directions[cell] ?? 0;
      const isTurn = Math.sign(change) !== direction && Math.abs(change) >= step;
      if (isTurn && (counts || didCount[cell] === 1)) {
        directions[cell] = Math.sign(change);
        now.turned[cell] = 1;
        now.count += 1;
      } else if (Math.sign(change) !== direction) {
        // Neither a turn nor further the same way: the extreme stands, but for the first value.
        if (!Number.isNaN(change)) return;
      }
      extremes[cell] = value;
      didCount[cell] = counts ? 1 : 0;
    },
    endFrame(): number {
      second.push(now);
      const oldest = second.shift();
      if (oldest?.isShared) add(inSecond, oldest.turned, -1);
      const together = second.slice(-TOGETHER_FRAMES);
      if (together.reduce((sum, { count }) => sum + count, 0) >= CELLS_MIN) {
        for (const turns of together) {
          if (!turns.isShared) add(inSecond, turns.turned, 1);
          turns.isShared = true;
        }
      }
      now = noTurns();
      return reachedBy(inSecond, CELLS_MIN, fps);
    },
  };
}

const noTurns = (): Turns => ({ turned: new Uint8Array(CELLS), count: 0, isShared: false });

function add(sums: Uint8Array, values: Uint8Array, sign: 1 | -1): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + sign * (values[at] ?? 0);
}

/** The highest number that at least `count` of the numbers reach. */
function reachedBy(numbers: Uint8Array, count: number, highest: number): number {
  const tally = new Uint16Array(highest + 1);
  for (const number of numbers) tally[number] = (tally[number] ?? 0) + 1;
  let [number, reached] = [highest, tally[highest] ?? 0];
  while (number > 0 && reached < count) {
    number -= 1;
    reached += tally[number] ?? 0;
  }
  return number;
}

/** Reads the mean colour of each cell from a few of its pixels. */
function openCells({ width, height }: FrameSize) {
  const columns = placesAlong(width, ACROSS * SAMPLES);
  const rows = placesAlong(height, DOWN * SAMPLES);
  const sums = {
    luma: new Float64Array(CELLS),
    cb: new Float64Array(CELLS),
    cr: new Float64Array(CELLS),
  };
  const { luma, cb, cr } = sums;
  const share = 1 / (SAMPLES * SAMPLES);
  return ({ y, u, v }: Planes) => {
    for (const sum of [luma, cb, cr]) sum.fill(0);
    rows.forEach((py, row) => {
      const firstCell = Math.floor(row / SAMPLES) * ACROSS;
      const [yRow, uRow, vRow] = [py * y.stride, (py >> 1) * u.stride, (py >> 1) * v.stride];
      for (let column = 0; column < columns.length; column += 1) {
        const px = columns[column] ?? 0;
        const cell = firstCell + Math.floor(column / SAMPLES);
        luma[cell] = (luma[cell] ?? 0) + (y.bytes[yRow + px] ?? 0) * share;
        cb[cell] = (cb[cell] ?? 0) + (u.bytes[uRow + (px >> 1)] ?? 0) * share;
        cr[cell] = (cr[cell] ?? 0) + (v.bytes[vRow + (px >> 1)] ?? 0) * share;
      }
    });
    return sums;
  };
}

const placesAlong = (length: number, count: number): Uint16Array =>
  Uint16Array.from({ length: count }, (_, k) => Math.floor(((k + 0.5) * length) / count));

/** Of BT.709 in limited range. */
function lightOf(luma: number, cb: number, cr: number) {
  const y = (luma - 16) / 219;
  const [blueness, redness] = [(cb - 128) / 224, (cr - 128) / 224];
  const red = linear(y + 1.5748 * redness);
  const green = linear(y - 0.1873 * blueness - 0.4681 * redness);
  const blue = linear(y + 1.8556 * blueness);
  return {
    luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
    redness: -distanceFromRed(red + GLARE, green + GLARE, blue + GLARE),
    isSaturatedRed: (red + GLARE) / (red + green + blue + 3 * GLARE) >= RED_SHARE,
  };
}

/** Light that a screen reflects: black has no colour of its own. */
const GLARE = 0.01;
const RED_U = 0.4507;
const RED_V = 0.5229;

/** Between a colour and the red of BT.709, as CIE 1976 u′v′. */
function distanceFromRed(red: number, green: number, blue: number): number {
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue;
  const whole = x + 15 * y + 3 * z;
  return Math.hypot((4 * x) / whole - RED_U, (9 * y) / whole - RED_V);
}

const LEVELS = 1023;
const LINEAR = Float32Array.from({ length: LEVELS + 1 }, (_, level) => (level / LEVELS) ** 2.4);

function linear(value: number): number {
  return LINEAR[Math.round(Math.max(0, Math.min(1, value)) * LEVELS)] ?? 0;
}
