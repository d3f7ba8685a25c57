import type { FrameSize } from '#film/frame-size.ts';

/** How often a film flashes, after WCAG 2.3.1 and ITU-R BT.1702. */
export interface FlashReading {
  /** The most flashes in any second over at least a quarter of the frame. */
  readonly generalPerSecond: number;
  /** The same of changes to or from saturated red. */
  readonly redPerSecond: number;
}

export interface FlashMeter {
  /** Takes the frames of a film in order, as I420. */
  take(frame: Uint8Array): void;
  read(): FlashReading;
}

const ACROSS = 32;
const DOWN = 18;
const CELLS = ACROSS * DOWN;
const AREA_MIN = 0.25;
/** A change of relative luminance by this much counts, where the darker image is below `DARK_BELOW`. */
const LUMINANCE_STEP = 0.1;
const DARK_BELOW = 0.8;
/** A change of (R - G - B) × 320 by this much counts, where either image is saturated red. */
const RED_STEP = 20;
const RED_SHARE = 0.8;
/** Changes of cells this many frames apart are one change of the picture. */
const TOGETHER_FRAMES = 2;

interface Light {
  readonly luminance: number;
  readonly redness: number;
  readonly isSaturatedRed: boolean;
}

/** Returns a meter for frames of a size and rate. */
export function openFlashMeter(size: FrameSize, fps: number): FlashMeter {
  const general = openTurns(LUMINANCE_STEP, fps);
  const red = openTurns(RED_STEP, fps);
  const wasRed = new Uint8Array(CELLS);
  return {
    take(frame) {
      for (let cell = 0; cell < CELLS; cell += 1) {
        const { luminance, redness, isSaturatedRed } = lightOf(frame, size, cell);
        general.note(cell, luminance, DARK_BELOW);
        red.note(cell, isSaturatedRed || wasRed[cell] === 1 ? redness : 0, Infinity);
        wasRed[cell] = isSaturatedRed ? 1 : 0;
      }
      general.endFrame();
      red.endFrame();
    },
    read: () => ({ generalPerSecond: general.most(), redPerSecond: red.most() }),
  };
}

/** Counts when values of cells turn from rising to falling, each time by at least `step`. */
function openTurns(step: number, fps: number) {
  const last = new Float64Array(CELLS).fill(Number.NaN);
  const direction = new Int8Array(CELLS);
  const shares: { up: number; down: number }[] = [];
  let up = 0;
  let down = 0;
  return {
    note(cell: number, value: number, darkBelow: number): void {
      const extreme = last[cell] ?? Number.NaN;
      if (Number.isNaN(extreme)) last[cell] = value;
      else if (value - extreme >= step && extreme < darkBelow && direction[cell] !== 1) {
        up += 1;
        direction[cell] = 1;
        last[cell] = value;
      } else if (extreme - value >= step && value < darkBelow && direction[cell] !== -1) {
        down += 1;
        direction[cell] = -1;
        last[cell] = value;
      } else if (direction[cell] === 1) last[cell] = Math.max(extreme, value);
      else if (direction[cell] === -1) last[cell] = Math.min(extreme, value);
    },
    endFrame(): void {
      shares.push({ up: up / CELLS, down: down / CELLS });
      up = 0;
      down = 0;
    },
    most: () => mostFlashes(changesOf(shares), fps),
  };
}

interface Change {
  readonly frame: number;
  readonly way: 'up' | 'down';
}

/**
 * The frames at which a quarter of the picture turned the same way. What turns the other way meanwhile is taken
 * off: reels that run are not a flash.
 */
function changesOf(shares: readonly { up: number; down: number }[]): Change[] {
  const changes: Change[] = [];
  let quietUntil = -1;
  for (let frame = 0; frame < shares.length; frame += 1) {
    if (frame < quietUntil) continue;
    const together = shares.slice(Math.max(0, frame - TOGETHER_FRAMES), frame + 1);
    for (const way of ['up', 'down'] as const) {
      const sign = way === 'up' ? 1 : -1;
      const share = together.reduce((sum, next) => sum + sign * (next.up - next.down), 0);
      if (share < AREA_MIN) continue;
      changes.push({ frame, way });
      quietUntil = frame + TOGETHER_FRAMES + 1;
    }
  }
  return changes;
}

/** A flash is a pair of opposing changes. */
function mostFlashes(changes: readonly Change[], fps: number): number {
  const opposing = changes.filter(({ way }, at) => way !== changes[at - 1]?.way);
  const counts = opposing.map(
    ({ frame }) =>
      opposing.filter((other) => other.frame >= frame && other.frame < frame + fps).length,
  );
  return Math.floor(Math.max(0, ...counts) / 2);
}

/** The mean light of a cell, from every second row and column. */
function lightOf(frame: Uint8Array, { width, height }: FrameSize, cell: number): Light {
  const [column, row] = [cell % ACROSS, Math.floor(cell / ACROSS)];
  const size = width * height;
  const [x0, x1] = [
    Math.floor((column * width) / ACROSS),
    Math.floor(((column + 1) * width) / ACROSS),
  ];
  const [y0, y1] = [Math.floor((row * height) / DOWN), Math.floor(((row + 1) * height) / DOWN)];
  let [luma, cb, cr, count] = [0, 0, 0, 0];
  for (let py = y0; py < y1; py += 2) {
    for (let px = x0; px < x1; px += 2) {
      const chroma = size + (py >> 1) * (width >> 1) + (px >> 1);
      luma += frame[py * width + px] ?? 0;
      cb += frame[chroma] ?? 0;
      cr += frame[chroma + (size >> 2)] ?? 0;
      count += 1;
    }
  }
  return toLight(luma / count, cb / count - 128, cr / count - 128);
}

function toLight(luma: number, cb: number, cr: number): Light {
  const y = (luma - 16) / 219;
  const red = linear(y + (1.5748 * cr) / 224);
  const green = linear(y - (0.1873 * cb + 0.4681 * cr) / 224);
  const blue = linear(y + (1.8556 * cb) / 224);
  return {
    luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
    redness: Math.max(0, (red - green - blue) * 320),
    isSaturatedRed: red > 0.01 && red / (red + green + blue) >= RED_SHARE,
  };
}

const linear = (value: number): number => Math.max(0, Math.min(1, value)) ** 2.4;
