import { Writable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { NewApiKeyBody, NewWebhookBody } from '#contracts/schemas/developers.ts';
import { createLog } from '#server/platform/log.ts';
import { mediaHolder } from '#tests/support/people.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { openTestPlatform } from '#tests/support/test-platform.ts';

describe('the log of a whole scenario', () => {
  let written = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  let opened: TestApi | undefined;
  const api = (): TestApi => {
    if (!opened) throw new Error('Not open');
    return opened;
  };
  beforeAll(async () => {
    const platform = await openTestPlatform('embedded');
    const log = createLog('trace', { destination, secrets: ['a key for the tests, long enough'] });
    opened = await openTestApi({ ...platform, log });
  });
  afterAll(() => opened?.close());

  it('contains no token, key, password or signature, whatever goes wrong', async () => {
    const owner = await api().signUp();
    const { token, password } = owner;
    const post = (path: string, body: unknown) => api().call('POST', path, { token, body });
    const key = (
      await post('/api/developers/keys', { name: 'k', scopes: ['audit:read'] })
    ).json<NewApiKeyBody>();
    const hook = { url: 'https://example.com/?token=in-the-address', events: ['job.ready'] };
    const { secret } = (await post('/api/developers/webhooks', hook)).json<NewWebhookBody>();
    await post('/api/auth/login', { email: owner.user.email, password: 'a wrong password' });
    const media = api().media.addressOf('jobs/none.mp4', await mediaHolder(api(), owner));
    await api().call('GET', media);
    const secrets = [token, password, key.key, secret, 'a wrong password'];
    // A failure that repeats everything, in the message, in fields, in the cause.
    const { credits } = api().services;
    const { balanceOf } = credits;
    const failure = new Error(`Bearer ${token} and ${key.key} and ${secret} at ${media}`, {
      cause: new Error('postgres://casino:hunter2hunter2@db/casino sk_live_abcdefgh'),
    });
    Object.assign(failure, {
      detail: `Key (lower(email))=(${owner.user.email}) already exists.`,
      token,
      config: { password, headers: { authorization: token } },
    });
    Object.assign(credits, { balanceOf: () => Promise.reject(failure) });
    const failed = await api().call('GET', '/api/dashboard/stats', { token });
    Object.assign(credits, { balanceOf });
    api().log.warn({ secretKey: 'a key for the tests, long enough' }, 'a slip');
    expect(failed.statusCode).toBe(500);
    expect(written).toContain('request failed');
    expect(written).toContain('a slip');
    for (const hidden of [
      ...secrets,
      'hunter2',
      'sk_live_',
      'a key for the tests',
      owner.user.email,
    ]) {
      expect(written).not.toContain(hidden);
    }
    expect(written).not.toMatch(/signature=[\w-]{20}/);
    // Details that help to find the fault are kept.
    const line = written.split('\n').find((text) => text.includes('request failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ requestId: failed.headers['x-request-id'] });
    expect(line).toContain('at ');
  });
});
