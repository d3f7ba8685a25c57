import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openRemoteVoice } from './remote-voice.ts';

const asked: unknown[] = [];
let statuses: number[] = [];
const server = createServer((request, response) => {
  void json(request).then((body) => {
    asked.push(body);
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end(status === 200 ? waveOfTwo() : '{"detail": "no such voice"}');
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => server.close());

/** Two samples of 16-bit PCM. */
function waveOfTwo(): Buffer {
  const bytes = Buffer.alloc(48);
  bytes.write('RIFF', 0);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(48_000, 24);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(4, 40);
  return bytes;
}

const speak = (voice: string | null) =>
  openRemoteVoice({ url, key: null, model: 'kokoro', voice }).speak('Good evening', {
    language: 'en',
    pace: 1,
  });

it('names a voice only where one is set', async () => {
  await speak(null);
  await speak('af_heart');
  const said = { model: 'kokoro', input: 'Good evening', speed: 1, response_format: 'wav' };
  expect(asked).toEqual([said, { ...said, voice: 'af_heart' }]);
});

it('asks again where it may pass, and not where it was refused', async () => {
  statuses = [503];
  expect(await speak(null)).toHaveLength(2);
  expect(asked).toHaveLength(2);
  statuses = [400];
  await expect(speak('nobody')).rejects.toThrow('answers 400: {"detail": "no such voice"}');
  expect(asked).toHaveLength(3);
});
