import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { fetchClip } from './fetch-clip.ts';

async function fetchFrom(status: number, body: string): Promise<unknown> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-fetch-'));
  const path = join(folder, 'clip');
  try {
    return await fetchClip(
      { kind: 'address', url: `${apiUrl}/clip`, headers: {} },
      {
        rules: { apiUrl, downloadHosts: [], downloadBytesMax: 1_000 },
        outbound: { fetch: async () => Promise.reject(new Error('outside')) },
        path,
        signal: new AbortController().signal,
      },
    ).catch((error: unknown) => error);
  } finally {
    expect(existsSync(path)).toBe(false);
    server.close();
    rmSync(folder, { recursive: true });
  }
}

it.each([400, 404, 410, 422])('gives up on a file that is refused: %i', async (status) => {
  const error = await fetchFrom(status, '{"detail": "Please use the cloud URL"}');
  expect(error).toMatchObject({
    failure: 'no_file',
    message: `the file answers ${status}: Please use the cloud URL`,
  });
});

it.each([401, 403, 429, 500, 503])('retries transient errors: %i', async (status) => {
  expect(await fetchFrom(status, '')).toMatchObject({ name: 'Error' });
});
