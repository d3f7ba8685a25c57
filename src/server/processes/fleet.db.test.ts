import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { createCaller, type Caller } from '#tests/support/api-caller.ts';
import { startBucketServer, type BucketServer } from '#tests/support/bucket-server.ts';
import { FAKE_FILM } from '#tests/support/fake-film-maker.ts';
import { startServer } from '#tests/support/server-process.ts';
import { createPostgresDatabase } from '#tests/support/test-database.ts';
import { freePort } from '#tests/support/free-port.ts';

const API = 'src/server/processes/api.ts';
const WORKER = 'tests/support/fake-film-worker.ts';
const UNTIL = { timeout: 60_000, interval: 100 };
const SLOW = { timeout: 120_000 };

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-fleet-'));
const cleanups: (() => Promise<unknown>)[] = [];
let bucket: BucketServer;
let shared: Record<string, string>;
let call: Caller;
let address: string;

/** Each process has its own data directory, as if on its own machine. */
async function start(entry: string, place: string, ...parameters: string[]) {
  const environment = { ...shared, DATA_DIR: join(folder, place) };
  const server = await startServer(entry, parameters, environment);
  cleanups.push(() => server.killGroup().catch(() => undefined));
  return server;
}

beforeAll(async () => {
  bucket = await startBucketServer();
  const { url, drop } = await createPostgresDatabase();
  cleanups.push(drop);
  shared = {
    PORT: String(await freePort()),
    DATABASE_URL: url,
    STORAGE_URL: bucket.urlOf('casino'),
    SECRET_KEY: 'the same for all processes of the fleet',
  };
  address = `http://localhost:${shared['PORT']}`;
  call = createCaller(address);
});

afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
  await bucket.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

it(
  'makes a film on one machine, continues after a deployment, and serves it from another',
  SLOW,
  async () => {
    const api = await start(API, 'api');
    const worker = await start(WORKER, 'worker-1', '60000');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { token } = await call.register();
    const order = { preset: 'slots', prompt: 'Bright reels all night long' };
    const { id } = await call.json<JobBody>('POST', '/api/jobs', token, order);
    const look = () => call.json<JobBody>('POST', `/api/jobs/${id}/check-status`, token);
    await vi.waitFor(async () => expect((await look()).status).toBe('generating'), UNTIL);

    await start(WORKER, 'worker-2', '100');
    expect(await worker.stop()).toBe(0);
    await vi.waitFor(async () => expect((await look()).status).toBe('ready'), UNTIL);
    expect(existsSync(join(folder, 'api', 'media'))).toBe(false);

    const { videoUrl } = await look();
    expect(await api.stop()).toBe(0);
    await start(API, 'another-api');
    const whole = await fetch(address + videoUrl);
    expect(await whole.text()).toBe(FAKE_FILM);
    const part = await fetch(address + videoUrl, { headers: { range: 'bytes=4-9' } });
    expect([part.status, await part.text()]).toEqual([206, FAKE_FILM.slice(4, 10)]);

    await bucket.stop();
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
  },
);

it('requires a database and a secret that the processes share', async () => {
  const { DATABASE_URL: _url, ...withoutDatabase } = shared;
  const { SECRET_KEY: _key, ...withoutSecret } = shared;
  await expect(startServer(API, [], withoutDatabase)).rejects.toThrow('set DATABASE_URL');
  await expect(startServer(API, [], withoutSecret)).rejects.toThrow('the same SECRET_KEY');
});
