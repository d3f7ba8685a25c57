import type { Plane } from '#film/picture/planes.ts';
import { depthsOf, inkOf } from './ink.ts';

/** A connected piece of ink that may be a letter. */
export interface Glyph {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Thickness of its strokes. */
  readonly stroke: number;
  /** How much their thickness varies, as a part of it. */
  readonly unevenness: number;
  readonly luma: number;
  /** How much brighter it is than its ground; negative where darker. */
  readonly contrast: number;
  /** The part of its box that is ink. */
  readonly filled: number;
  /** Which cells of a coarse grid over its box it fills, 0 to 1 each. */
  readonly shape: Float32Array;
}

const HEIGHT_MIN = 11;
const HEIGHT_MAX = 40;
/** Letters that touch count as one. */
const WIDTH_MAX = 60;
const SHAPE_COLUMNS = 6;
const SHAPE_ROWS = 8;
const CONTRAST_MIN = 26;

interface Piece {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly samples: readonly number[];
}

/** The pieces of ink of one tone that are as letters are: small, of even strokes, apart from their ground. */
export function findGlyphs(plane: Plane, tone: 'dark' | 'light'): readonly Glyph[] {
  const ink = inkOf(plane, tone);
  const depths = depthsOf(ink, plane);
  return piecesOf(ink, plane).flatMap((piece) => glyphOf(piece, plane, depths) ?? []);
}

function piecesOf(ink: Uint8Array, { width, height }: Plane): Piece[] {
  const open = ink.slice();
  const pieces: Piece[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      if (open[y * width + x] !== 1) continue;
      const piece = pieceFrom(open, y * width + x, { width, height });
      if (couldBeLetter(piece, { width, height })) pieces.push(piece);
    }
  }
  return pieces;
}

/** Takes the piece that a sample belongs to out of `open`. */
function pieceFrom(open: Uint8Array, first: number, size: Pick<Plane, 'width' | 'height'>): Piece {
  const { width, height } = size;
  const samples = [first];
  open[first] = 0;
  let [left, right] = [first % width, first % width];
  let [top, bottom] = [Math.floor(first / width), Math.floor(first / width)];
  for (let index = 0; index < samples.length; index += 1) {
    const at = samples[index] ?? 0;
    const x = at % width;
    const y = Math.floor(at / width);
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    // Not across corners: letters that nearly touch stay apart.
    for (const step of [-width, -1, 1, width]) {
      if (open[at + step] !== 1) continue;
      open[at + step] = 0;
      samples.push(at + step);
    }
  }
  return { left, top, right, bottom, samples };
}

function couldBeLetter(
  { left, top, right, bottom, samples }: Piece,
  size: Pick<Plane, 'width' | 'height'>,
) {
  const width = right - left + 1;
  const height = bottom - top + 1;
  if (left <= 1 || top <= 1 || right >= size.width - 2 || bottom >= size.height - 2) return false;
  if (height < HEIGHT_MIN || height > HEIGHT_MAX || width > WIDTH_MAX) return false;
  const filled = samples.length / (width * height);
  return width >= 2 && filled > 0.14 && (filled < 0.9 || width < height / 2);
}

function glyphOf(piece: Piece, plane: Plane, depths: Uint16Array): Glyph | null {
  const { left, top, right, bottom, samples } = piece;
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const { stroke, unevenness } = strokesOf(samples, depths, plane.width);
  if (unevenness > 0.8 || stroke > box.height * 0.5 || stroke < 1) return null;
  const luma = lumaOf(samples, plane);
  const contrast = luma - groundOf(piece, plane);
  if (Math.abs(contrast) < CONTRAST_MIN) return null;
  const filled = samples.length / (box.width * box.height);
  return { ...box, stroke, unevenness, luma, contrast, filled, shape: shapeOf(piece, plane.width) };
}

/** Along the middle of its strokes, where the ink is deepest. */
function strokesOf(samples: readonly number[], depths: Uint16Array, width: number) {
  let [sum, squares, count] = [0, 0, 0];
  for (const at of samples) {
    const depth = depths[at] ?? 0;
    const isRidge = [1, width, width + 1, width - 1].some(
      (step) => depth >= (depths[at - step] ?? 0) && depth >= (depths[at + step] ?? 0),
    );
    if (!isRidge) continue;
    sum += depth;
    squares += depth * depth;
    count += 1;
  }
  const mean = sum / Math.max(1, count);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean));
  return { stroke: mean, unevenness: deviation / Math.max(1, mean) };
}

function lumaOf(samples: readonly number[], { bytes, stride, width }: Plane): number {
  let sum = 0;
  for (const at of samples) sum += bytes[Math.floor(at / width) * stride + (at % width)] ?? 0;
  return sum / samples.length;
}

/** The mean brightness of the box, a little wider, without the ink. */
function groundOf({ left, top, right, bottom, samples }: Piece, plane: Plane): number {
  const [x0, y0] = [Math.max(0, left - 2), Math.max(0, top - 2)];
  const [x1, y1] = [Math.min(plane.width - 1, right + 2), Math.min(plane.height - 1, bottom + 2)];
  let sum = 0;
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) sum += plane.bytes[y * plane.stride + x] ?? 0;
  }
  const count = (x1 - x0 + 1) * (y1 - y0 + 1) - samples.length;
  return (sum - lumaOf(samples, plane) * samples.length) / Math.max(1, count);
}

function shapeOf({ left, top, right, bottom, samples }: Piece, width: number): Float32Array {
  const columns = right - left + 1;
  const rows = bottom - top + 1;
  const shape = new Float32Array(SHAPE_COLUMNS * SHAPE_ROWS);
  const sizes = new Float32Array(SHAPE_COLUMNS * SHAPE_ROWS);
  const cellOf = (x: number, y: number) =>
    Math.floor((y * SHAPE_ROWS) / rows) * SHAPE_COLUMNS + Math.floor((x * SHAPE_COLUMNS) / columns);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) sizes[cellOf(x, y)] = (sizes[cellOf(x, y)] ?? 0) + 1;
  }
  for (const at of samples) {
    const cell = cellOf((at % width) - left, Math.floor(at / width) - top);
    shape[cell] = (shape[cell] ?? 0) + 1;
  }
  return shape.map((filled, cell) => filled / Math.max(1, sizes[cell] ?? 1));
}
