import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';
import { renderFilm } from '#film/render/render-film.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const PARENT = fileURLToPath(
  new URL('../../../tests/support/film/film-parent.ts', import.meta.url),
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-child-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('is cancelled by its signal', async () => {
  const cancellation = new AbortController();
  const film = renderFilmInChild(exampleOrder({ duration: 10 }), {
    workFolder: join(folder, 'cancel-work'),
    outputFolder: join(folder, 'cancel-out'),
    signal: cancellation.signal,
    onProgress: ({ progress }) => progress > 0.02 && cancellation.abort(),
  });
  await expect(film).rejects.toMatchObject({ reason: 'cancelled' });
  expect(await readdir(join(folder, 'cancel-out'))).toEqual([]);
});

test('hands on what the process writes to its error output', async () => {
  const cancellation = new AbortController();
  const lines: string[] = [];
  // Makes Node say something when it ends.
  vi.stubEnv('NODE_OPTIONS', '--trace-exit');
  const film = renderFilmInChild(exampleOrder(), {
    workFolder: join(folder, 'heard-work'),
    outputFolder: join(folder, 'heard-out'),
    signal: cancellation.signal,
    onProgress: () => cancellation.abort(),
    onErrorLine: (line) => lines.push(line),
  });
  vi.unstubAllEnvs();
  await expect(film).rejects.toMatchObject({ reason: 'cancelled' });
  expect(lines.join('\n')).toContain('Exited the environment');
});

test.runIf(process.platform === 'linux')(
  'knows no secrets, dies with a parent that is killed, and its segments are used by the next try',
  { timeout: 400_000 },
  async () => {
    const workFolder = join(folder, 'kill-work');
    const outputFolder = join(folder, 'kill-out');
    const parent = spawn(process.execPath, [PARENT, workFolder, outputFolder], {
      stdio: 'inherit',
      env: { ...process.env, SECRET_KEY: 'of the server' },
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const exited = once(parent, 'exit');
    const parts = join(workFolder, 'film-parts');
    const firstSegment = join(parts, 'segment-0.mp4');
    await until(() => isThere(firstSegment));
    const renderer = await onlyChildOf(parent.pid ?? 0);
    expect(await readFile(`/proc/${renderer}/environ`, 'utf8')).not.toContain('SECRET_KEY');
    parent.kill('SIGKILL');
    await exited;
    await until(async () => !(await isThere(`/proc/${renderer}/stat`)));

    const { mtimeMs } = await stat(firstSegment);
    const cancellation = new AbortController();
    let firstProgress = 0;
    let mtimeAgain = 0;
    const resumed = renderFilm(exampleOrder({ duration: 10, fps: 24 }), {
      workFolder,
      outputFolder,
      signal: cancellation.signal,
      onProgress({ stage, progress }) {
        if (stage !== 'rendering' || firstProgress > 0) return;
        firstProgress = progress;
        void stat(firstSegment).then((found) => {
          mtimeAgain = found.mtimeMs;
          cancellation.abort();
        });
      },
    });
    await expect(resumed).rejects.toMatchObject({ reason: 'cancelled' });
    expect(mtimeAgain).toBe(mtimeMs);
    // A fresh film would begin at one frame of 240.
    expect(firstProgress).toBeGreaterThan(0.03);
  },
);

async function onlyChildOf(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return Number(text.trim().split(' ')[0]);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3_600; tries += 1) {
    if (await isTrue()) return;
    await wait(50);
  }
  throw new Error('It did not happen in three minutes');
}
