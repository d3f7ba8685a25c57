import { expect, it } from 'vitest';

import { exampleJob, idOf } from '#web/testing/example-bodies.ts';

import { copyOf, fileNameOf } from './job-copy.ts';

it.each([
  ['“Diamond Blackjack Night”', 'diamond-blackjack-night-9x16.mp4'],
  ['50 % / más: ¡ya!', '50-más-ya-9x16.mp4'],
  ['骰子夜', '骰子夜-9x16.mp4'],
  ['…', 'video-9x16.mp4'],
  [`a${'𠮷'.repeat(70)}`, `a${'𠮷'.repeat(59)}-9x16.mp4`],
])('names the file of %s after it', (title, fileName) => {
  const job = exampleJob(1, { title, controlsJson: { aspectRatio: '9:16' } });
  expect(fileNameOf(job, 'mp4')).toBe(fileName);
});

it('copies what a video was ordered with, its take and what it advertises among it', () => {
  const job = exampleJob(1, {
    advertises: 'venue',
    seed: 11,
    brand: { id: idOf(3), version: 2 },
    controlsJson: { aspectRatio: '9:16' },
  });
  expect(copyOf(job)).toEqual({
    preset: job.preset,
    prompt: job.prompt,
    words: job.words,
    controlsJson: { aspectRatio: '9:16' },
    markets: ['US'],
    advertises: 'venue',
    brandId: idOf(3),
    shots: null,
    seed: 11,
  });
});
