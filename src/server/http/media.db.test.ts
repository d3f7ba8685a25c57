import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { onBothDatabases } from '#tests/support/test-api.ts';

const KEY = 'jobs/0f3c9a71-1111-4222-8333-444455556666-1.mp4';
const CONTENT = '0123456789abcdefghij';

onBothDatabases('media', (api) => {
  beforeAll(async () => {
    const path = join(api().config.data.folder, 'film.mp4');
    writeFileSync(path, CONTENT);
    await api().storage.keep(KEY, path);
  });

  const get = (headers: Record<string, string> = {}, suffix = '') =>
    api().call('GET', api().media.addressOf(KEY) + suffix, { headers });

  it('serves a file whole under its signed address', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.body]).toEqual([200, CONTENT]);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '20',
    });
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/20'],
    ['bytes=15-', 'fghij', 'bytes 15-19/20'],
    ['bytes=-4', 'ghij', 'bytes 16-19/20'],
    ['bytes=10-999', 'abcdefghij', 'bytes 10-19/20'],
    ['bytes=19-19', 'j', 'bytes 19-19/20'],
  ])('serves the range %s', async (range, body, contentRange) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body]).toEqual([206, body]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it.each(['bytes=20-', 'bytes=99-100', 'bytes=-0'])('refuses the range %s', async (range) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body]).toEqual([416, '']);
    expect(answer.headers['content-range']).toBe('bytes */20');
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=5-2', 'nonsense'])(
    'serves all of it for the range %s',
    async (range) => {
      const answer = await get({ range });
      expect([answer.statusCode, answer.body]).toEqual([200, CONTENT]);
    },
  );

  it('honours If-Range', async () => {
    const etag = String((await get()).headers['etag']);
    expect((await get({ range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const answer = await api().call('HEAD', api().media.addressOf(KEY));
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe('20');
  });

  it('offers a download under a short name', async () => {
    const { headers } = await get({}, '&download=1');
    expect(headers['content-disposition']).toBe('attachment; filename="casinoreel-0f3c9a71.mp4"');
    expect((await get()).headers['content-disposition']).toBeUndefined();
  });

  it('keeps an address the same within the hour, and lets it expire within two', async () => {
    const { clock, media } = api();
    clock.advance(3_600_000 - (clock.now().getTime() % 3_600_000) + 1_000);
    const address = media.addressOf(KEY);
    clock.advance(3_500_000);
    expect(media.addressOf(KEY)).toBe(address);
    clock.advance(3_000_000);
    expect((await api().call('GET', address)).statusCode).toBe(200);
    clock.advance(700_000);
    expect((await api().call('GET', address)).statusCode).toBe(404);
  });

  it('serves nothing under an address that was not signed for it', async () => {
    const address = api().media.addressOf(KEY);
    const forged = [
      address.replace('1.mp4', '2.mp4'),
      address.replace(/expires=(\d+)/, (_all, expires) => `expires=${Number(expires) + 3600}`),
      address.replace(/signature=(.)/, (_all, first) => `signature=${first === '_' ? 'x' : '_'}`),
      address.replace(/&signature=.*/, ''),
      `${address}&expires=99999999999`,
      `/media/${KEY}`,
    ];
    for (const path of forged) expect((await api().call('GET', path)).statusCode).toBe(404);
    expect((await api().call('GET', api().media.addressOf('../../secret-key'))).statusCode).toBe(
      404,
    );
  });
});
