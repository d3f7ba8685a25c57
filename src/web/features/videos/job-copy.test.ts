import { expect, it } from 'vitest';

import { exampleJob } from '#web/testing/example-bodies.ts';

import { fileNameOf } from './job-copy.ts';

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
