import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '#film/encode/choose-backend.ts';
import type { EncoderBackend } from '#film/encode/encoder-backend.ts';
import { writeSound } from '#film/encode/write-sound.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { TARGET_LUFS } from '#film/sound/master.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';
import { truePeakDecibels } from '#film/sound/true-peak.ts';
import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-sound-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('keeps a film below -1.5 dBTP whose first beat AAC raises by 3.4 dB, as loud as any other', async () => {
  const look = { music: 'funk', pace: 'slow' } as const;
  const controls = { duration: 5 } as const;
  const sound = composeSoundtrack(sampleStoryboard({ preset: 'slots', seed: 36, look, controls }));
  const backend = await openBackend('webcodecs');
  const path = join(folder, 'sound.mp4');
  await writeSound(backend, path, { sound, bitsPerSecond: 160_000 });
  const heard = await backend.readSoundFile(path);
  expect(truePeakDecibels(heard)).toBeLessThan(-1.5);
  expect(Math.abs(integratedLoudness(heard) - TARGET_LUFS)).toBeLessThan(0.3);
});

/** Raises what lies around the middle and is louder than `level` by 3 dB. */
function raisingBackend(level: number): { backend: EncoderBackend; written: StereoSound[] } {
  const written: StereoSound[] = [];
  const raised = (channel: Float32Array) =>
    channel.map((value, index) =>
      Math.abs(index - channel.length / 2) < 20 && Math.abs(value) > level ? value * 1.41 : value,
    );
  const backend: EncoderBackend = {
    id: 'webcodecs',
    videoFile: () => {
      throw new Error('There is no picture');
    },
    writeSoundFile: async (_path, sound) => void written.push(sound),
    readSoundFile: async () => {
      const { left, right } = written.at(-1) ?? {
        left: new Float32Array(),
        right: new Float32Array(),
      };
      return { left, right: raised(right) };
    },
  };
  return { backend, written };
}

const tone = () => Float32Array.from({ length: SAMPLE_RATE_HZ }, (_, at) => 0.7 * Math.sin(at / 9));

test('turns both channels down around the peak alone, and no more often than needed', async () => {
  const { backend, written } = raisingBackend(0.2);
  const sound = { left: tone(), right: tone() };
  await writeSound(backend, '', { sound, bitsPerSecond: 160_000 });
  expect(written).toHaveLength(2);
  const [, last] = written;
  const middle = SAMPLE_RATE_HZ / 2;
  for (const channel of ['left', 'right'] as const) {
    expect(last?.[channel].subarray(0, middle - 3_000)).toEqual(
      sound[channel].subarray(0, middle - 3_000),
    );
    expect(last?.[channel].subarray(middle + 3_000)).toEqual(
      sound[channel].subarray(middle + 3_000),
    );
    const share = (last?.[channel][middle] ?? 0) / (sound[channel][middle] ?? 1);
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.9);
  }
});

test('encodes a sound without such peaks once', async () => {
  const { backend, written } = raisingBackend(1);
  await writeSound(backend, '', { sound: { left: tone(), right: tone() }, bitsPerSecond: 160_000 });
  expect(written).toHaveLength(1);
});
