import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clipExaminer } from '#film/process/examine-clip.ts';
import { runInChild, type ChildOptions } from '#film/process/run-in-child.ts';
import type { Probe } from '#tests/support/film/probing-process.ts';

const ENTRY = fileURLToPath(
  new URL('../../../tests/support/film/probing-process.ts', import.meta.url),
);
const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url));

const probe = (does: Probe['does'], clipPath = PACKAGE, options: Partial<ChildOptions> = {}) =>
  runInChild(ENTRY, { does, clipPath }, { reads: [], ...options });

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'child-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a process of one question', () => {
  test.each<[Probe['does'], object]>([
    ['is killed', { kind: 'lost', isKilled: true }],
    ['crashes', { kind: 'lost', isKilled: false }],
    ['throws', { kind: 'failed', message: 'It failed' }],
    ['fail to load', { kind: 'failed', message: 'No such package' }],
  ])('ends as such if it %s', async (does, ending) => {
    expect(await probe(does)).toMatchObject(ending);
  });

  test('is killed when nobody waits for its answer any more', async () => {
    const signal = AbortSignal.timeout(1_000);
    expect(await probe('hangs', PACKAGE, { signal })).toEqual({ kind: 'cancelled' });
  });

  test('gets none of the variables of this one', async () => {
    vi.stubEnv('SECRET_KEY', 'of the server');
    const ending = await probe('names its variables');
    expect(ending).toEqual({
      kind: 'answered',
      value: ['VIPS_BLOCK_UNTRUSTED', 'NODE_NO_WARNINGS'],
    });
  });

  test('reads the program and its files, and writes to its folder only', async () => {
    const folder = await emptyFolder();
    const path = join(folder, 'file');
    await writeFile(path, 'four');
    const refused = { kind: 'failed', message: expect.stringContaining('restricted') };
    expect(await probe('reads', path)).toMatchObject(refused);
    expect(await probe('reads', path, { reads: [path] })).toEqual({ kind: 'answered', value: 4 });
    expect(await probe('reads', PACKAGE)).toMatchObject({ kind: 'answered' });
    expect(await probe('writes', path, { reads: [folder] })).toMatchObject(refused);
    expect(await probe('reads', path, { reads: [], writes: [folder] })).toMatchObject({ value: 4 });
  });
});

describe('a clip', () => {
  const examine = clipExaminer(ENTRY, 500);
  const clip = (does: Probe['does']) => {
    const size = { width: 16, height: 9 };
    return { does, clipPath: PACKAGE, size, filledSeconds: 1 };
  };

  test.each<Probe['does']>(['is killed', 'crashes', 'hangs'])(
    'is torn if the process that looks at it %s',
    async (does) => {
      expect(await examine(clip(does))).toEqual({ fault: 'torn', lettersAt: null });
    },
  );

  test('is not if the process could not begin, or is stopped', async () => {
    const begun = examine(clip('fail to load'));
    await expect(begun).rejects.toMatchObject({ reason: 'pictureFailed' });
    const stopped = clipExaminer(ENTRY)(clip('hangs'), AbortSignal.timeout(1_000));
    await expect(stopped).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
