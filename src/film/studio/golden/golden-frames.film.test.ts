import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  GOLDEN_FRAMES,
  goldenFile,
  goldenName,
  renderThumbnail,
  type Thumbnail,
} from './golden-frames.ts';

/** Type and round-off may differ a little between machines; a changed look differs by more. */
const MEAN_TOLERANCE = 2.5;
const CELL_TOLERANCE = 26;

describe('golden frames', () => {
  it.each(GOLDEN_FRAMES.map((golden) => [goldenName(golden), golden] as const))(
    '%s looks as recorded',
    async (name, golden) => {
      const recorded = JSON.parse(readFileSync(goldenFile(name), 'utf8')) as Thumbnail;
      const rendered = await renderThumbnail(golden);
      expect([rendered.width, rendered.height]).toEqual([recorded.width, recorded.height]);
      const gaps = rendered.values.map((value, k) => Math.abs(value - (recorded.values[k] ?? 0)));
      expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(MEAN_TOLERANCE);
      expect(Math.max(...gaps)).toBeLessThan(CELL_TOLERANCE);
    },
  );
});
