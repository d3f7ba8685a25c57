import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';
import { readClipSound } from '#film/clips/read-clip-sound.ts';

const folder = mkdtempSync(join(tmpdir(), 'clip-sound-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PICTURE = ['-f', 'lavfi', '-i', 'color=size=64x36:rate=25:duration=1'];
const SINE = ['-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=44100:duration=1'];

function clipWith(...options: readonly string[]): string {
  const path = join(folder, 'clip.mov');
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...PICTURE, ...options, path]);
  return path;
}

// The binding that decodes crashes the process on uncompressed samples.
test.each(['pcm_s16le', 'aac'])('reads %s at the film’s sample rate', async (codec) => {
  const sound = await readClipSound(clipWith(...SINE, '-c:a', codec, '-ac', '2'));
  expect(sound?.left.length).toBeGreaterThan(46_000);
  expect(sound?.left.length).toBeLessThan(52_000);
  expect(Math.max(...(sound?.right ?? []))).toBeGreaterThan(0.05);
});

test('is null where there is none', async () => {
  expect(await readClipSound(clipWith())).toBeNull();
});
