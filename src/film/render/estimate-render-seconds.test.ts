import { expect, test } from 'vitest';
import { estimateRenderSeconds } from '#film/render/estimate-render-seconds.ts';

const HD = { aspectRatio: '16:9', shortSidePixels: 720, fps: 30, durationSeconds: 10 } as const;

test('a film takes longer with every frame and pixel, and less with every core', () => {
  const usual = estimateRenderSeconds(HD, 2);
  expect(estimateRenderSeconds({ ...HD, fps: 60 }, 2)).toBeGreaterThan(usual);
  expect(estimateRenderSeconds({ ...HD, durationSeconds: 60 }, 2)).toBeGreaterThan(usual * 4);
  expect(estimateRenderSeconds({ ...HD, shortSidePixels: 1080 }, 2)).toBeGreaterThan(usual);
  expect(estimateRenderSeconds({ ...HD, aspectRatio: '1:1' }, 2)).toBeLessThan(usual);
  expect(estimateRenderSeconds(HD, 8)).toBeLessThan(usual / 2);
  expect(estimateRenderSeconds(HD, 2, 0.5)).toBeGreaterThan(usual);
});

test('the figures of the bench: ten seconds in ten, a minute of the largest in minutes', () => {
  expect(estimateRenderSeconds(HD, 2)).toBeGreaterThan(6);
  expect(estimateRenderSeconds(HD, 2)).toBeLessThan(14);
  const largest = { ...HD, shortSidePixels: 2160, fps: 60, durationSeconds: 60 };
  expect(estimateRenderSeconds(largest, 2)).toBeGreaterThan(300);
  expect(estimateRenderSeconds(largest, 2)).toBeLessThan(1_200);
});

/** Processor seconds of whole films (`bench/film/measure-film.ts`), on two cores that had other work too. */
const MEASURED = [
  { film: 'roulette 720p30', shortSidePixels: 720, fps: 30, durationSeconds: 5, seconds: 12.7 },
  { film: 'poker 720p30', shortSidePixels: 720, fps: 30, durationSeconds: 5, seconds: 11.4 },
  { film: 'roulette 720p30', shortSidePixels: 720, fps: 30, durationSeconds: 10, seconds: 21.4 },
  { film: 'roulette 720p60', shortSidePixels: 720, fps: 60, durationSeconds: 5, seconds: 24.1 },
  { film: 'roulette 1080p30', shortSidePixels: 1080, fps: 30, durationSeconds: 5, seconds: 20.8 },
  { film: 'roulette 2160p30', shortSidePixels: 2160, fps: 30, durationSeconds: 5, seconds: 54.6 },
  { film: 'roulette 480p60', shortSidePixels: 480, fps: 60, durationSeconds: 60, seconds: 238 },
] as const;

test.each(MEASURED)('$film of $durationSeconds s is named within a quarter', (measured) => {
  const expected = estimateRenderSeconds({ aspectRatio: '16:9', ...measured }, 2);
  expect(expected).toBeGreaterThan((measured.seconds / 2) * 0.75);
  expect(expected).toBeLessThan((measured.seconds / 2) * 1.25);
});
