import { expect, test } from 'vitest';
import { findCuts } from './find-cuts.ts';
import type { Grid } from './luma.ts';

/** A picture that drifts by a level a frame, with another one from each cut on. */
function gridsWith(cuts: readonly number[], drift: number): Grid[] {
  return Array.from({ length: 60 }, (_, frame) => {
    const shot = cuts.filter((cut) => cut <= frame).length;
    const values = Float32Array.from(
      { length: 12 },
      (__, cell) => ((cell * 37 + shot * 91) % 160) + frame * drift,
    );
    return { across: 4, down: 3, values };
  });
}

test('finds where another picture begins, and nothing in a moving one', () => {
  expect(findCuts(gridsWith([20, 41], 1))).toEqual([20, 41]);
  expect(findCuts(gridsWith([], 8))).toEqual([]);
});
