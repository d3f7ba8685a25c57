import { luminanceOfLevel, ratioOf } from '#film/color/luminance.ts';
import type { Band, Points, WantedPart } from '#film/proof/wanted-parts.ts';

/** What one frame shows of a part. */
export interface PartReading {
  /** Whether its very letters stand out from their ground. */
  readonly isReadable: boolean;
  readonly contrast: number;
  readonly heightPixels: number;
}

export interface Luma {
  readonly bytes: Uint8Array;
  readonly stride: number;
}

/** Black and white of limited range. */
const BLACK = 16;
const WHITE = 235;
/** Type fainter than this cannot be told from grain. */
const STEP_MIN = 16;
/** Pixels that have to be as painted, letters and ground in equal shares: chance alone gives half. */
const AGREEMENT_MIN = 0.85;

/** Looks for the part's letters where they belong. */
export function measurePart(luma: Luma, wanted: WantedPart): PartReading {
  const ink = meanOf(luma, wanted.ink);
  const ground = meanOf(luma, wanted.ground);
  const contrast = contrastOf(ink, ground);
  if (ink - ground < STEP_MIN) return { isReadable: false, contrast, heightPixels: 0 };
  const middle = (ink + ground) / 2;
  const agreement =
    (shareAbove(luma, wanted.ink, middle) + 1 - shareAbove(luma, wanted.ground, middle)) / 2;
  const heights = wanted.bands.map((band) => heightOf(luma, band, middle));
  return { isReadable: agreement >= AGREEMENT_MIN, contrast, heightPixels: Math.min(...heights) };
}

function meanOf({ bytes, stride }: Luma, { columns, rows }: Points): number {
  let sum = 0;
  for (let index = 0; index < columns.length; index += 1) {
    sum += bytes[(rows[index] ?? 0) * stride + (columns[index] ?? 0)] ?? 0;
  }
  return columns.length === 0 ? 0 : sum / columns.length;
}

function shareAbove({ bytes, stride }: Luma, { columns, rows }: Points, level: number): number {
  let count = 0;
  for (let index = 0; index < columns.length; index += 1) {
    const at = (rows[index] ?? 0) * stride + (columns[index] ?? 0);
    if ((bytes[at] ?? 0) > level) count += 1;
  }
  return columns.length === 0 ? 0 : count / columns.length;
}

/** Height from ascender to descender, from how many rows the letters really take. */
function heightOf({ bytes, stride }: Luma, { box, inkRows, heightPixels }: Band, level: number) {
  let first = -1;
  let last = -1;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    let bright = 0;
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if ((bytes[y * stride + x] ?? 0) > level) bright += 1;
    }
    if (bright < 2) continue;
    if (first < 0) first = y;
    last = y;
  }
  if (first < 0 || inkRows === 0) return 0;
  return ((last - first + 1) / inkRows) * heightPixels;
}

/** WCAG contrast of two grey levels. */
export function contrastOf(one: number, other: number): number {
  return ratioOf(luminanceOf(one), luminanceOf(other));
}

function luminanceOf(level: number): number {
  return luminanceOfLevel(Math.min(1, Math.max(0, (level - BLACK) / (WHITE - BLACK))));
}
