import { describe, expect, it } from 'vitest';
import type { Lighting } from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { planTakes } from './cuts/plan-takes.ts';
import { sampleStoryboard } from './sample-storyboard.ts';
import { openStudioPicture } from './studio-picture.ts';

const SHORT_SIDE = 180;
/** The kernel shades tiles and looks for what they show in blocks of tiles. */
const TILES = [8, 16, 32] as const;

/** Levels of luma between neighbours that a smooth surface does not exceed, grain included. */
const CALM = 4;
/** The lens blurs tile by tile: 1.07 was measured with an even spiral of taps, 1.54 with an uneven one. */
const SEAM_MAX = 1.25;
/** Of most cells of a frame, in levels of luma; reels and lamps may do what they like. */
const FLICKER_MAX = 0.7;

type Plane = Uint8Array;

function openFilm(preset: PresetId, lighting: Lighting = 'cinematic') {
  const film = sampleStoryboard({
    preset,
    seed: 5,
    shortSidePixels: SHORT_SIDE,
    controls: { lighting },
  });
  const picture = openStudioPicture(film);
  const { width, height } = film.size;
  const lumaOf = async (frameIndex: number): Promise<Plane> => {
    const frame = new Uint8Array((width * height * 3) / 2);
    await picture.renderFrame(frameIndex, frame);
    return frame.subarray(0, width * height);
  };
  return { film, lumaOf };
}

const meanOf = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return sum / values.length;
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The middle frame of every take. */
const middles = (film: Storyboard): number[] =>
  planTakes(cutOnBeats(film)).map(({ firstFrame, frameCount }) => firstFrame + (frameCount >> 1));

describe.each(PRESET_IDS)('frames of %s', (preset) => {
  it('are not burnt out in the brightest light and show no seams between tiles', async () => {
    const { film, lumaOf } = openFilm(preset, 'bright');
    const planes = await Promise.all(middles(film).map(lumaOf));
    for (const luma of planes) {
      expect(meanOf(luma)).toBeGreaterThan(45);
      expect(luma.filter((value) => value > 230).length / luma.length).toBeLessThan(0.25);
    }
    for (const tile of TILES) expect(seamOf(planes, film.size.width, tile)).toBeLessThan(SEAM_MAX);
  });

  it('are never black in the darkest light and follow one another without flicker', async () => {
    const { film, lumaOf } = openFilm(preset, 'dramatic');
    for (const frameIndex of middles(film).filter(
      (_, take) => planTakes(cutOnBeats(film))[take]?.kind !== 'detail',
    )) {
      const now = await lumaOf(frameIndex);
      const around = [await lumaOf(frameIndex - 1), await lumaOf(frameIndex + 1)] as const;
      expect(meanOf(now)).toBeGreaterThan(20);
      expect(now.some((value) => value > 120)).toBe(true);
      // What moves steadily changes cells steadily; what flickers goes and comes back.
      const [before, after] = [cellsOf(around[0], film), cellsOf(around[1], film)];
      const jumps = cellsOf(now, film).map((value, k) =>
        jumpBetween(before[k] ?? 0, value, after[k] ?? 0),
      );
      expect(medianOf(jumps)).toBeLessThan(FLICKER_MAX);
    }
  });
});

it('the search for seams finds one', async () => {
  const { film, lumaOf } = openFilm('roulette');
  const plane = await lumaOf(middles(film)[0] ?? 0);
  const { width } = film.size;
  const seamed = plane.map((value, at) => ((at % width) % 16 < 8 ? value + 6 : value));
  expect(seamOf([plane], width, 8)).toBeLessThan(SEAM_MAX);
  expect(seamOf([seamed], width, 8)).toBeGreaterThan(SEAM_MAX);
});

/** How far the middle one is from lying between its neighbours. */
function jumpBetween(before: number, now: number, after: number): number {
  const low = Math.min(before, after);
  const high = Math.max(before, after);
  return Math.max(low - now, now - high, 0);
}

const CELL = 6;

function cellsOf(plane: Plane, { size: { width, height } }: Storyboard): number[] {
  const cells: number[] = [];
  for (let y = 0; y + CELL <= height; y += CELL) {
    for (let x = 0; x + CELL <= width; x += CELL) {
      let sum = 0;
      for (let k = 0; k < CELL * CELL; k += 1) {
        sum += plane[(y + Math.floor(k / CELL)) * width + x + (k % CELL)] ?? 0;
      }
      cells.push(sum / CELL ** 2);
    }
  }
  return cells;
}

/** Steps between columns on the borders of tiles where all is calm, as a multiple of such steps elsewhere. */
function seamOf(planes: readonly Plane[], width: number, tile: number): number {
  const steps = { border: 0, inside: 0 };
  const counts = { border: 0, inside: 0 };
  for (const plane of planes) {
    for (let at = 3; at < plane.length - 2; at += 1) {
      const x = at % width;
      if (x < 3 || x > width - 3) continue;
      const step = (k: number): number => Math.abs((plane[at + k] ?? 0) - (plane[at + k - 1] ?? 0));
      if (step(-1) > CALM || step(1) > CALM) continue;
      const place = x % tile === 0 ? 'border' : 'inside';
      steps[place] += Math.min(step(0), CALM * 3);
      counts[place] += 1;
    }
  }
  return steps.border / counts.border / (steps.inside / counts.inside);
}
