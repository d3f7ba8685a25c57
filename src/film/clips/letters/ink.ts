import type { Plane } from '#film/picture/planes.ts';

/** Half the side of the window in which ink stands out from its surroundings. */
const REACH = 20;
/** In standard deviations of its window: ink fills up to about half of one. */
const DEVIATIONS = 0.7;
/** Of a window without edges: noise and soft light are no ink. */
const DEVIATION_MIN = 9;

/** What stands out darker than its surroundings, or brighter: 1 for ink, a byte a sample. */
export function inkOf(plane: Plane, tone: 'dark' | 'light'): Uint8Array {
  const { width, height, bytes, stride } = plane;
  const windows = openWindows(plane);
  const ink = new Uint8Array(width * height);
  const sign = tone === 'dark' ? -1 : 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { mean, deviation } = windows.around(x, y);
      if (deviation < DEVIATION_MIN) continue;
      const above = sign * ((bytes[y * stride + x] ?? 0) - mean);
      if (above > DEVIATIONS * deviation) ink[y * width + x] = 1;
    }
  }
  return ink;
}

interface Windows {
  /** Of the window around a sample. */
  around(x: number, y: number): { readonly mean: number; readonly deviation: number };
}

/** By sums over all samples above and to the left, one row and column more than the plane has. */
function openWindows({ width, height, bytes, stride }: Plane): Windows {
  const across = width + 1;
  const values = new Float64Array(across * (height + 1));
  const squares = new Float64Array(across * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    let rowSquares = 0;
    for (let x = 0; x < width; x += 1) {
      const value = bytes[y * stride + x] ?? 0;
      row += value;
      rowSquares += value * value;
      const at = (y + 1) * across + x + 1;
      values[at] = (values[at - across] ?? 0) + row;
      squares[at] = (squares[at - across] ?? 0) + rowSquares;
    }
  }
  return {
    around(x, y) {
      const left = Math.max(0, x - REACH);
      const top = Math.max(0, y - REACH);
      const right = Math.min(width, x + REACH + 1);
      const bottom = Math.min(height, y + REACH + 1);
      const [a, b] = [top * (width + 1) + left, top * (width + 1) + right];
      const [c, d] = [bottom * (width + 1) + left, bottom * (width + 1) + right];
      const count = (right - left) * (bottom - top);
      const mean =
        ((values[d] ?? 0) - (values[b] ?? 0) - (values[c] ?? 0) + (values[a] ?? 0)) / count;
      const square =
        ((squares[d] ?? 0) - (squares[b] ?? 0) - (squares[c] ?? 0) + (squares[a] ?? 0)) / count;
      return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
    },
  };
}

/** How far each sample of ink is from the nearest that is none, in half samples. */
export function depthsOf(ink: Uint8Array, { width, height }: Pick<Plane, 'width' | 'height'>) {
  const depths = new Uint16Array(ink.length);
  /** By way of the neighbours that were reached before: beside it and in the row before, or after. */
  const throughNeighbours = (at: number, beside: -1 | 1) => {
    const across = beside * width;
    return Math.min(
      (depths[at + beside] ?? 0) + 2,
      (depths[at + across] ?? 0) + 2,
      (depths[at + across + 1] ?? 0) + 3,
      (depths[at + across - 1] ?? 0) + 3,
    );
  };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (ink[at] === 1) depths[at] = throughNeighbours(at, -1);
    }
  }
  for (let y = height - 2; y > 0; y -= 1) {
    for (let x = width - 2; x > 0; x -= 1) {
      const at = y * width + x;
      if (ink[at] !== 1) continue;
      depths[at] = Math.min(depths[at] ?? 0, throughNeighbours(at, 1));
    }
  }
  return depths;
}
