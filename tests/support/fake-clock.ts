import type { Clock } from '#server/platform/clock.ts';

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/** Real time that a test can advance. */
export function createFakeClock(): FakeClock {
  let shift = 0;
  return {
    now: () => new Date(Date.now() + shift),
    advance: (milliseconds) => {
      shift += milliseconds;
    },
  };
}
