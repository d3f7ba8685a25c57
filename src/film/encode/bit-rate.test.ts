import { expect, test } from 'vitest';
import { SOUND_BITS_PER_SECOND, videoBitsPerSecond } from '#film/encode/bit-rate.ts';

test('a minute at 2160p60 stays under 400 MB', () => {
  const bits = videoBitsPerSecond({ size: { width: 3840, height: 2160 }, fps: 60 });
  expect(((bits + SOUND_BITS_PER_SECOND) * 60) / 8).toBeLessThan(400_000_000);
});

test('grows with size and rate', () => {
  const hd = { width: 1280, height: 720 };
  expect(videoBitsPerSecond({ size: hd, fps: 30 })).toBe(6_000_000);
  expect(videoBitsPerSecond({ size: hd, fps: 60 })).toBeGreaterThan(6_000_000);
  expect(videoBitsPerSecond({ size: { width: 284, height: 160 }, fps: 30 })).toBeLessThan(
    1_000_000,
  );
});
