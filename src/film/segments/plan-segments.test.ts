import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { planSegments } from '#film/segments/plan-segments.ts';

test('covers every frame once, in an even number of runs of one to two seconds', () => {
  assert(
    property(integer({ min: 5, max: 60 }), integer({ min: 24, max: 60 }), (seconds, fps) => {
      const segments = planSegments(seconds * fps, fps, seconds * 1.5);
      expect(segments.length % 2).toBe(0);
      let next = 0;
      for (const [index, segment] of segments.entries()) {
        expect(segment.index).toBe(index);
        expect(segment.firstFrame).toBe(next);
        expect(segment.frameCount / fps).toBeGreaterThan(1.1);
        expect(segment.frameCount / fps).toBeLessThan(2.2);
        next += segment.frameCount;
      }
      expect(next).toBe(seconds * fps);
    }),
  );
});

test('every second run is shorter, by as much in all as the sound takes', () => {
  const lengths = planSegments(300, 30, 14).map(({ frameCount }) => frameCount);
  const framesOf = (rest: number) =>
    lengths.filter((_, index) => index % 2 === rest).reduce((sum, length) => sum + length, 0);
  expect(Math.abs(framesOf(0) - framesOf(1) - 14)).toBeLessThanOrEqual(2);
});
