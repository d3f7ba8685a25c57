import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

import type { MediaBody } from '#contracts/schemas/media.ts';
import {
  brokenFiles,
  type BrokenFile,
  type WholeFiles,
} from '#tests/support/media/broken-files.ts';
import { sendFile } from '#tests/support/media/send-file.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { openTestPlatform } from '#tests/support/test-platform.ts';

/** Three of each kind; `npm run fuzz:media` uses two thousand. */
const COUNT = Number(process.env['FUZZ_FILES'] ?? 42);
const SEED = 18;
/** CPU time, so that only this process is measured on a busy machine. */
const SLOW_CPU_MICROSECONDS = 1_000_000;
const CHECKED = { timeout: 120_000, interval: 200 };
/** Concurrent uploads; each file is still read in a separate process. */
const LANES = 3;

async function wholeFiles(): Promise<WholeFiles> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c8102e' } });
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2',
  );
  return {
    png: await picture.png().toBuffer(),
    jpeg: await picture.jpeg().toBuffer(),
    webp: await picture.webp().toBuffer(),
    mp4: readFileSync(new URL('../fixtures/clips/brighter-each-frame.mp4', import.meta.url)),
    woff2: readFileSync(font),
  };
}

/** Uploads one file and has it checked; returns what went wrong, or null. */
async function wrongWith(
  api: TestApi,
  token: string,
  { what, bytes, mayPass }: BrokenFile,
): Promise<string | null> {
  const { statusCode, id } = await sendFile(api, token, bytes);
  const begun = [201, 204].includes(statusCode);
  const checking = begun ? api.runTasks() : null;
  const used = process.cpuUsage();
  const health = await api.app.inject('/healthz');
  const { user, system } = process.cpuUsage(used);
  await checking;
  const state = begun && id !== null ? await endOf(api, token, id) : String(statusCode);
  if (health.statusCode !== 200 || user + system > SLOW_CPU_MICROSECONDS) return `${what}: slow`;
  const isFine = ['413', '422', 'refused'].includes(state) || (mayPass && state === 'ready');
  return isFine ? null : `${what}: ${state}`;
}

/** The result of a check, perhaps one run by another lane; deletes the file. */
async function endOf(api: TestApi, token: string, id: string): Promise<string> {
  const path = `/api/media/${id}`;
  const state = await vi.waitFor(async () => {
    const { state: now } = (await api.call('GET', path, { token })).json<MediaBody>();
    if (now === 'checking') throw new Error(`${id} is still being checked`);
    return now;
  }, CHECKED);
  await api.call('DELETE', path, { token });
  return state;
}

async function keysLeft({ storage }: TestApi): Promise<string[]> {
  const kept = [];
  for (const folder of ['media/', 'uploads/']) {
    for await (const { key } of storage.list(folder)) kept.push(key);
  }
  return kept;
}

it(
  `${COUNT} broken files are refused or re-encoded, and the server stays responsive`,
  async () => {
    const api = await openTestApi(
      await openTestPlatform('embedded', { LIMIT_CALLS_PER_USER: '100000' }),
    );
    try {
      const { token } = await api.signUp({ credits: 1_000 });
      const wrong: string[] = [];
      const files = brokenFiles(COUNT, { seed: SEED, whole: await wholeFiles() });
      const lane = async () => {
        for (const file of files) {
          const problem = await wrongWith(api, token, file);
          if (problem !== null) wrong.push(problem);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(wrong).toEqual([]);
      // An upload refused with its first piece is a row without a file.
      expect(await keysLeft(api)).toEqual([]);
    } finally {
      await api.close();
    }
  },
  COUNT * 30_000,
);
