import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { configFrom } from '#server/platform/config/config.ts';
import { parseEnvironment } from '#server/platform/config/environment.ts';
import { startBucketServer, type BucketServer } from '#tests/support/bucket-server.ts';

import { openBucketStorage } from './bucket-storage.ts';
import { openLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-storage-'));
let server: BucketServer | undefined;

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function openBucket(url: string): Storage {
  const { bucket } = configFrom(parseEnvironment({ STORAGE_URL: url }));
  if (!bucket) throw new Error('No bucket');
  return openBucketStorage(bucket);
}

const OPENERS: Record<string, () => Promise<Storage>> = {
  'a directory': () => openLocalStorage(join(folder, 'media')),
  'a bucket': async () => {
    server = await startBucketServer();
    return openBucket(server.urlOf('casino'));
  },
};

describe.each(Object.entries(OPENERS))('storage in %s', (_kind, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.close());

  async function keep(key: string, content: string | Uint8Array): Promise<string> {
    const path = join(folder, 'draft');
    writeFileSync(path, content);
    await storage.keep(key, path);
    return path;
  }

  const keysBelow = async (beginning: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(beginning)) keys.push(key);
    return keys.sort();
  };

  it('stores a file and returns any part of it', async () => {
    const path = await keep('jobs/a.mp4', '0123456789');
    expect(existsSync(path)).toBe(false);
    expect(await storage.sizeOf('jobs/a.mp4')).toBe(10);
    expect(await text(storage.read('jobs/a.mp4', { first: 0, last: 9 }))).toBe('0123456789');
    expect(await text(storage.read('jobs/a.mp4', { first: 3, last: 5 }))).toBe('345');
  });

  it('replaces, lists and removes', async () => {
    await keep('sweep/b.jpg', 'old');
    await keep('sweep/b.jpg', 'newer');
    await keep('sweep/c.jpg', 'other');
    await keep('else/d.jpg', 'apart');
    expect(await text(storage.read('sweep/b.jpg', { first: 0, last: 4 }))).toBe('newer');
    expect(await keysBelow('sweep/')).toEqual(['sweep/b.jpg', 'sweep/c.jpg']);
    for await (const { changedAt } of storage.list('sweep/')) {
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    }
    await storage.remove('sweep/b.jpg');
    await storage.remove('sweep/b.jpg');
    expect(await storage.sizeOf('sweep/b.jpg')).toBeNull();
    expect(await keysBelow('sweep/')).toEqual(['sweep/c.jpg']);
  });

  it('stores a file of many parts byte for byte', async () => {
    const film = randomBytes(20 * 1024 * 1024);
    await keep('jobs/large.mp4', film);
    const hash = createHash('sha256');
    await pipeline(storage.read('jobs/large.mp4', { first: 0, last: film.length - 1 }), hash);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(film).digest('hex'));
  });

  it('stops reading when the consumer stops', async () => {
    await keep('jobs/left.mp4', randomBytes(4 * 1024 * 1024));
    const reading = storage.read('jobs/left.mp4', { first: 0, last: 4 * 1024 * 1024 - 1 });
    for await (const chunk of reading) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    expect(reading.destroyed).toBe(true);
  });

  it('reports that it is available', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('an unreachable bucket', () => {
  it('fails its check with an unknown key, a wrong bucket and a closed port', async () => {
    server ??= await startBucketServer();
    const right = server.urlOf('casino');
    const wrong = [
      right.replace('S3RVER:S3RVER', 'NOBODY:S3RVER'),
      right.replace('/films/', '/nothing/'),
      right.replace(/:\d+\//, ':9/'),
    ];
    for (const url of wrong) {
      const storage = openBucket(url);
      await expect(storage.check()).rejects.toBeInstanceOf(Error);
      storage.close();
    }
  });

  it('refuses requests with the wrong secret', async () => {
    server ??= await startBucketServer();
    const storage = openBucket(server.urlOf('casino').replace('S3RVER:S3RVER', 'S3RVER:wrong'));
    const path = join(folder, 'refused');
    writeFileSync(path, 'a film');
    await expect(storage.keep('jobs/refused.mp4', path)).rejects.toThrow(/signature/);
    expect(existsSync(path)).toBe(true);
    storage.close();
  });
});
