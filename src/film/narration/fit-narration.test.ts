import { array, assert, constant, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLines, withoutLightest, type SpokenLine } from '#film/narration/fit-narration.ts';

const line = (fromSeconds: number, seconds: number, weight = 1): SpokenLine => ({
  text: `${fromSeconds}`,
  fromSeconds,
  seconds,
  weight,
});

describe('timeLines', () => {
  it('speaks each line with its shot', () => {
    const timed = timeLines([line(0.2, 1), line(4, 2)], 10);
    expect(timed?.map(({ startSeconds }) => startSeconds)).toEqual([0.2, 4]);
  });

  it('waits for the line before', () => {
    const timed = timeLines([line(0, 3), line(2, 1)], 10);
    expect(timed?.[1]?.startSeconds).toBeGreaterThan(3);
  });

  it('starts early rather than being cut off by the end of the film', () => {
    const timed = timeLines([line(0, 1), line(8, 4)], 10);
    expect(timed?.[1]?.endSeconds).toBeLessThan(10);
  });

  it('says so where there is more to say than time', () => {
    expect(timeLines([line(0, 3), line(2, 3)], 5)).toBeNull();
  });

  it('never overlaps and never outlasts the film', () => {
    const lines = array(
      record({
        text: constant('x'),
        weight: constant(1),
        fromSeconds: double({ min: 0, max: 60, noNaN: true }),
        seconds: double({ min: 0.1, max: 9, noNaN: true }),
      }),
      { maxLength: 12 },
    );
    assert(
      property(lines, integer({ min: 5, max: 60 }), (spoken, filmSeconds) => {
        const timed = timeLines(spoken, filmSeconds) ?? [];
        timed.forEach(({ startSeconds, endSeconds }, index) => {
          expect(startSeconds).toBeGreaterThanOrEqual(
            (timed[index - 1]?.endSeconds ?? -1e-6) - 1e-6,
          );
          expect(endSeconds).toBeLessThan(filmSeconds);
        });
      }),
    );
  });
});

it('leaves out the lightest line first, the last of several', () => {
  const lines = [line(0, 1, 6), line(1, 1, 2), line(2, 1, 2)];
  expect(withoutLightest(lines).map(({ fromSeconds }) => fromSeconds)).toEqual([0, 1]);
});
