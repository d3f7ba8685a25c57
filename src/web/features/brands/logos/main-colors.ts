import { PALETTE_ROLES, type PaletteRole } from '#domain/brands/brand.ts';

type Color = readonly [red: number, green: number, blue: number];

/** Colors are gathered in boxes of this size. */
const STEP = 32;
/** Below this a pixel is an edge of the logo, not its color. */
const ALPHA_MIN = 200;
/** As the distance of two colors in RGB: closer ones look like one. */
const DISTANCE_MIN = 80;
/** Between the largest and the smallest channel; below it a color is a gray. */
const CHROMA_MIN = 40;

/** What a logo gives away; nobody can tell the ground it stands on from it. */
const ROLES = PALETTE_ROLES.filter((role) => role !== 'ground');

/**
 * Returns the colors that cover most of a picture (RGBA), the most frequent as primary. Grays follow
 * only where there are no further colors; a picture of grays alone gives none.
 */
export function mainColors(pixels: Uint8ClampedArray): Partial<Record<PaletteRole, string>> {
  const byFrequency = averagesByFrequency(pixels);
  const vivid = distinct(byFrequency.filter((color) => chromaOf(color) >= CHROMA_MIN));
  if (vivid.length === 0) return {};
  const chosen = distinct([...vivid, ...byFrequency]);
  return Object.fromEntries(
    ROLES.flatMap((role, index) => {
      const color = chosen[index];
      return color ? [[role, hexOf(color)]] : [];
    }),
  );
}

function averagesByFrequency(pixels: Uint8ClampedArray): Color[] {
  const boxes = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < ALPHA_MIN) continue;
    const key = [red, green, blue].map((channel) => Math.floor(channel / STEP)).join();
    const box = boxes.get(key) ?? { count: 0, sum: [0, 0, 0] };
    box.count += 1;
    box.sum = [box.sum[0] + red, box.sum[1] + green, box.sum[2] + blue];
    boxes.set(key, box);
  }
  return [...boxes.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ count, sum: [red, green, blue] }) => [red / count, green / count, blue / count]);
}

function distinct(colors: readonly Color[]): Color[] {
  const kept: Color[] = [];
  for (const color of colors) {
    if (kept.every((other) => distanceOf(color, other) >= DISTANCE_MIN)) kept.push(color);
  }
  return kept;
}

function distanceOf(one: Color, other: Color): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function chromaOf(color: Color): number {
  return Math.max(...color) - Math.min(...color);
}

function hexOf(color: Color): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
