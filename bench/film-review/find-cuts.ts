import type { Grid } from './luma.ts';

/** Mean change of a cell that a cut makes at least, in levels, and how many times that of the frames around. */
const CHANGE_MIN = 6;
const TIMES_USUAL = 3.5;
const AROUND = 5;

/** The frames at which another camera begins, seen from the pictures alone. */
export function findCuts(grids: readonly Grid[]): number[] {
  const changes = grids.map((grid, at) => changeBetween(grids[at - 1] ?? grid, grid));
  return changes.flatMap((change, at) => {
    const near = [
      ...changes.slice(Math.max(1, at - AROUND), at),
      ...changes.slice(at + 1, at + AROUND + 1),
    ].toSorted((a, b) => a - b);
    const usual = near[near.length >> 1] ?? 0;
    return change > CHANGE_MIN && change > TIMES_USUAL * usual ? [at] : [];
  });
}

function changeBetween(a: Grid, b: Grid): number {
  return (
    a.values.reduce((sum, value, k) => sum + Math.abs(value - (b.values[k] ?? 0)), 0) /
    a.values.length
  );
}
