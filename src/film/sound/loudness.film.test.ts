import { expect, test } from 'vitest';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { truePeakDecibels } from '#film/sound/true-peak.ts';

function sine(hertz: number, decibels: number, seconds: number, phase = 0): Float32Array {
  const amplitude = 10 ** (decibels / 20);
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE_HZ },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE_HZ + phase),
  );
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// EBU Tech 3341, table 1, cases 1 to 3.
test.each([
  ['a quiet tone', [[-23, 20]], -23],
  ['a quieter tone', [[-33, 20]], -33],
  [
    'a tone between quieter ones',
    [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ],
    -23,
  ],
])('%s', (_, parts, lufs) => {
  const channel = joined(
    parts.map(([decibels = 0, seconds = 0]) => sine(1_000, decibels, seconds)),
  );
  expect(integratedLoudness({ left: channel, right: channel })).toBeCloseTo(lufs, 1);
});

test('silence is not loud', () => {
  const silence = new Float32Array(SAMPLE_RATE_HZ * 2);
  expect(integratedLoudness({ left: silence, right: silence })).toBe(-Infinity);
});

test('finds the peak between samples', () => {
  // A quarter of the sample rate, 45 degrees off: every sample is 3 dB below the wave's top.
  const tone = sine(SAMPLE_RATE_HZ / 4, -6, 1, Math.PI / 4);
  expect(truePeakDecibels({ left: tone, right: tone })).toBeCloseTo(-6, 0);
});
