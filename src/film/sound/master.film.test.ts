import { expect, test } from 'vitest';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { master, TARGET_LUFS } from '#film/sound/master.ts';
import type { SoundBus } from '#film/sound/sound-bus.ts';
import { truePeakDecibels } from '#film/sound/true-peak.ts';

/** A soft tone with a loud tick each second, silent where a film fades in and out. */
function tickingTone(gain: number): SoundBus {
  const channel = Float32Array.from({ length: 4 * SAMPLE_RATE_HZ }, (_, index) => {
    const tick = index % SAMPLE_RATE_HZ === SAMPLE_RATE_HZ >> 1 ? 8 : 0;
    const isSilent = index < SAMPLE_RATE_HZ / 10 || index > 3.4 * SAMPLE_RATE_HZ;
    return isSilent ? 0 : gain * (Math.sin(index * 0.05) + tick);
  });
  return { left: channel, right: channel.slice() };
}

test('keeps the peaks of a mix down that is as loud as wanted already', () => {
  const missing = TARGET_LUFS - integratedLoudness(tickingTone(1));
  const mix = tickingTone(10 ** (missing / 20));
  expect(truePeakDecibels(mix)).toBeGreaterThan(0);
  expect(truePeakDecibels(master(mix))).toBeLessThan(-1.3);
});
