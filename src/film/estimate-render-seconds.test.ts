import { expect, test } from 'vitest';
import { estimateRenderSeconds } from '#film/estimate-render-seconds.ts';

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
