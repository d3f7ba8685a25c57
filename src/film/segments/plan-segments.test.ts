import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { planSegments } from '#film/segments/plan-segments.ts';

test('covers every frame once, in runs of about two seconds', () => {
  assert(
    property(integer({ min: 5, max: 60 }), integer({ min: 24, max: 60 }), (seconds, fps) => {
      const segments = planSegments(seconds * fps, fps);
      let next = 0;
      for (const [index, segment] of segments.entries()) {
        expect(segment.index).toBe(index);
        expect(segment.firstFrame).toBe(next);
        expect(segment.frameCount / fps).toBeGreaterThan(1.2);
        expect(segment.frameCount / fps).toBeLessThan(2.6);
        next += segment.frameCount;
      }
      expect(next).toBe(seconds * fps);
    }),
  );
});
