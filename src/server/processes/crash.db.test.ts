import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, vi, type TestContext } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { UPLOAD_PIECE_BYTES } from '#domain/media/media.ts';
import { createCaller } from '#tests/support/api-caller.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { placeEmbeddedDatabase } from '#tests/support/test-database.ts';
import { freePort } from '#tests/support/free-port.ts';

const CLIP = readFileSync(
  new URL('../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);
const FAKE = 'tests/support/fake-film-server.ts';
const UNTIL = { timeout: 90_000, interval: 250 };

/** A request body that stays open after these bytes, unless they are its last. */
function unendingStream(bytes: Uint8Array, isLast: boolean): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      if (isLast) controller.close();
    },
  });
}

/** An upload of `file`: its offset, and a way to send part of it. */
async function beginUpload(address: string, token: string, file: Buffer) {
  const tus = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${address}/api/media/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(file.length) },
  });
  const upload = address + String(begun.headers.get('location'));
  return {
    offset: async () => {
      const { headers } = await fetch(upload, { method: 'HEAD', headers: tus });
      return Number(headers.get('upload-offset'));
    },
    send: (from: number, to: number) =>
      fetch(upload, {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': String(from),
          'content-type': 'application/offset+octet-stream',
        },
        body: unendingStream(file.subarray(from, to), to === file.length),
        duplex: 'half',
      }),
  };
}

/** An installation that can be restarted; `atEnd` cleans up in reverse order. */
async function install(atEnd: TestContext['onTestFinished']) {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-crash-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  placeEmbeddedDatabase(folder);
  const port = String(await freePort());
  const start = async (entry: string, ...parameters: string[]): Promise<ServerProcess> => {
    const server = await startServer(entry, parameters, { PORT: port, DATA_DIR: folder });
    atEnd(() => server.killGroup().catch(() => undefined));
    return server;
  };
  const address = `http://localhost:${port}`;
  return { address, folder, start, call: createCaller(address) };
}

/**
 * On PostgreSQL, `engine-crash.db.test.ts` kills a server that makes a film, `fleet.db.test.ts` stops one,
 * and `uploads.db.test.ts` lets the lease of an upload expire.
 */
it(
  'a server restarted after it died resumes an upload, releases its work when it is stopped, and finishes the film, charged once',
  { timeout: 240_000 },
  async ({ onTestFinished }) => {
    const { address, folder, start, call } = await install(onTestFinished);
    const first = await start(FAKE, '60000');
    const { token } = await call.register();
    const { id } = await call.json<JobBody>('POST', '/api/jobs', token, {
      preset: 'slots',
      prompt: 'Bright reels all night long',
    });
    const look = () => call.json<JobBody>('POST', `/api/jobs/${id}/check-status`, token);
    await vi.waitFor(async () => expect((await look()).status).toBe('generating'), UNTIL);
    const file = Buffer.concat([CLIP, Buffer.alloc(2.5 * UPLOAD_PIECE_BYTES)]);
    const { offset, send } = await beginUpload(address, token, file);
    const broken = send(0, 2.4 * UPLOAD_PIECE_BYTES).catch(() => 'broken off');
    const kept = 2 * UPLOAD_PIECE_BYTES;
    await vi.waitFor(async () => expect(await offset()).toBe(kept), UNTIL);
    await first.killGroup();
    expect(await broken).toBe('broken off');

    const second = await start(FAKE, '60000');
    expect(await offset()).toBe(kept);
    expect((await send(kept, file.length)).status).toBe(204);
    await vi.waitFor(async () => expect((await look()).status).toBe('generating'), UNTIL);
    expect(await second.stop()).toBe(0);

    await start(FAKE, '100');
    await vi.waitFor(async () => expect((await look()).status).toBe('ready'), UNTIL);
    const ledger = await call.json<{ delta: number }[]>('GET', '/api/credits/ledger', token);
    expect(ledger.map(({ delta }) => delta).sort((a, b) => a - b)).toEqual([-50, 50]);
    await vi.waitFor(() => expect(readdirSync(join(folder, 'work'))).toEqual([]), UNTIL);
  },
);
