import { beforeAll, expect, it } from 'vitest';

import { falQueue, signedCallback } from '#tests/support/model-servers/fal-queue.ts';
import { serveModel } from '#tests/support/model-servers/http-frame.ts';

import { verifyFalCallback } from './fal-callback.ts';

let keysUrl = '';
beforeAll(async () => {
  keysUrl = `${await serveModel(falQueue())}/.well-known/jwks.json`;
});

const NOW = new Date('2026-05-01T12:00:00Z');
const request = (headers: Record<string, string>, body: string, now = NOW) => ({
  header: (name: string) => headers[name],
  body: Buffer.from(body),
  now,
});

it('accepts what fal has signed', async () => {
  const { body, headers } = signedCallback('one', NOW);
  const callback = await verifyFalCallback(keysUrl, request(headers, body));
  expect(callback?.handleId).toBe('one');
  const again = await verifyFalCallback(keysUrl, request(headers, body));
  expect(again?.deliveryId).toBe(callback?.deliveryId);
});

it.each<[string, Parameters<typeof request>]>([
  ['another body', [signedCallback('one', NOW).headers, '{"request_id":"two"}']],
  ['no signature', [{}, signedCallback('one', NOW).body]],
  [
    'an old signature',
    [
      signedCallback('one', new Date(NOW.getTime() - 6 * 60_000)).headers,
      signedCallback('one', NOW).body,
    ],
  ],
  [
    'another request',
    [
      { ...signedCallback('one', NOW).headers, 'x-fal-webhook-request-id': 'two' },
      signedCallback('one', NOW).body,
    ],
  ],
])('rejects %s', async (_what, parameters) => {
  expect(await verifyFalCallback(keysUrl, request(...parameters))).toBeNull();
});
