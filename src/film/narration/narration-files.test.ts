import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readCues } from '#film/narration/narration-files.ts';

test('no cues are kept where there is no file, and a file that cannot be read is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'narration-'));
  const paths = { voicePath: join(folder, 'voice.f32'), cuesPath: join(folder, 'cues.json') };
  expect(await readCues(paths)).toBeNull();
  await mkdir(paths.cuesPath);
  await expect(readCues(paths)).rejects.toThrow('EISDIR');
});
