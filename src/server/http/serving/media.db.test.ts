import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { NewApiKeyBody } from '#contracts/schemas/developers.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';
import { addMember, mediaHolder, signUpOperator } from '#tests/support/people.ts';
import { onPostgres, type Person } from '#tests/support/test-api.ts';

const KEY = 'jobs/0f3c9a71-1111-4222-8333-444455556666-1.mp4';
const CONTENT = '0123456789abcdefghij';

onPostgres('media', (api) => {
  let holder: MediaHolder;
  beforeAll(async () => {
    holder = await mediaHolder(api(), await api().signUp());
    const path = join(api().config.data.folder, 'film.mp4');
    writeFileSync(path, CONTENT);
    await api().storage.keep(KEY, path);
  });

  const get = (headers: Record<string, string> = {}, suffix = '') =>
    api().call('GET', api().media.addressOf(KEY, holder) + suffix, { headers });

  const addressFor = async (person: Pick<Person, 'token'>) =>
    api().media.addressOf(KEY, await mediaHolder(api(), person));
  const statusOf = async (address: string) => (await api().call('GET', address)).statusCode;
  const swapHolder = (address: string, other: string) =>
    address.replace(/holder=[^&]*/, /holder=[^&]*/.exec(other)?.[0] ?? '');

  it('serves a file whole under its signed address', async () => {
    const response = await get();
    expect([response.statusCode, response.body]).toEqual([200, CONTENT]);
    expect(response.headers).toMatchObject({
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
    const response = await get({ range });
    expect([response.statusCode, response.body]).toEqual([206, body]);
    expect(response.headers['content-range']).toBe(contentRange);
  });

  it.each(['bytes=20-', 'bytes=99-100', 'bytes=-0'])('refuses the range %s', async (range) => {
    const response = await get({ range });
    expect([response.statusCode, response.body]).toEqual([416, '']);
    expect(response.headers['content-range']).toBe('bytes */20');
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=5-2', 'nonsense'])(
    'serves all of it for the range %s',
    async (range) => {
      const response = await get({ range });
      expect([response.statusCode, response.body]).toEqual([200, CONTENT]);
    },
  );

  it('honours If-Range', async () => {
    const etag = String((await get()).headers['etag']);
    expect((await get({ range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const response = await api().call('HEAD', api().media.addressOf(KEY, holder));
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe('20');
    const address = api().media.addressOf(KEY, holder);
    const ranged = await api().call('HEAD', address, { headers: { range: 'bytes=0-3' } });
    expect([ranged.statusCode, ranged.headers['content-length']]).toEqual([200, '20']);
  });

  it('sends nothing to a client that has the file', async () => {
    const etag = String((await get()).headers['etag']);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      // oxlint-disable-next-line no-await-in-loop -- one request after another
      const response = await get({ 'if-none-match': known });
      expect([response.statusCode, response.body, response.headers['etag']]).toEqual([
        304,
        '',
        etag,
      ]);
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('offers a download under a short name', async () => {
    const { headers } = await get({}, '&download=1');
    expect(headers['content-disposition']).toBe('attachment; filename="casinoreel-0f3c9a71.mp4"');
    expect((await get()).headers['content-disposition']).toBeUndefined();
  });

  it('keeps an address the same within the hour, and lets it expire within two', async () => {
    const { clock, media } = api();
    clock.advance(3_600_000 - (clock.now().getTime() % 3_600_000) + 1_000);
    const address = media.addressOf(KEY, holder);
    clock.advance(3_500_000);
    expect(media.addressOf(KEY, holder)).toBe(address);
    clock.advance(3_000_000);
    expect((await api().call('GET', address)).statusCode).toBe(200);
    clock.advance(700_000);
    expect((await api().call('GET', address)).statusCode).toBe(404);
  });

  it('serves nothing under an address that was not signed for it', async () => {
    const address = api().media.addressOf(KEY, holder);
    const forged = [
      address.replace('1.mp4', '2.mp4'),
      address.replace(/expires=(\d+)/, (_all, expires) => `expires=${Number(expires) + 3600}`),
      address.replace(/signature=(.)/, (_all, first) => `signature=${first === '_' ? 'x' : '_'}`),
      address.replace(/&signature=.*/, ''),
      address.replace(/holder=[^&]*&/, ''),
      address.replace(/holder=[^&]*/, `holder=${randomUUID()}`),
      address.replace(/holder=[^&]*/, 'holder=nobody'),
      `${address}&expires=99999999999`,
      `/media/${KEY}`,
    ];
    for (const path of forged) expect((await api().call('GET', path)).statusCode).toBe(404);
    expect(
      (await api().call('GET', api().media.addressOf('../../secret-key', holder))).statusCode,
    ).toBe(404);
  });

  it('ends an address with the session that it was given to, and with no other', async () => {
    const person = await api().signUp();
    const { email } = person.user;
    const body = { email, password: person.password };
    const login = await api().call('POST', '/api/auth/login', { body });
    const other = login.json<AuthResponse>();
    const [address, kept] = [await addressFor(person), await addressFor(other)];
    expect(await statusOf(address)).toBe(200);
    await api().call('POST', '/api/auth/logout', { token: person.token });
    expect([await statusOf(address), await statusOf(kept)]).toEqual([404, 200]);
    expect(await statusOf(swapHolder(address, kept))).toBe(404);
  });

  it('ends an address with the account of a removed member', async () => {
    const owner = await api().signUp();
    const member = await addMember(api(), owner, 'viewer');
    const address = await addressFor(member);
    expect(await statusOf(address)).toBe(200);
    const path = `/api/team/members/${member.user.id}`;
    expect((await api().call('DELETE', path, { token: owner.token })).statusCode).toBe(204);
    expect(await statusOf(address)).toBe(404);
  });

  it('ends an address with the API key that it was given to', async () => {
    const owner = await api().signUp();
    const body = { name: 'Player', scopes: ['workspace:read'] };
    const made = await api().call('POST', '/api/developers/keys', { token: owner.token, body });
    const { key, id } = made.json<NewApiKeyBody>();
    const address = await addressFor({ token: key });
    expect(await statusOf(address)).toBe(200);
    await api().call('DELETE', `/api/developers/keys/${id}`, { token: owner.token });
    expect(await statusOf(address)).toBe(404);
  });

  it('ends what the operator’s people were given with their role, not what members were', async () => {
    const operator = await signUpOperator(api());
    const member = await addMember(api(), operator, 'admin');
    const ofOperator = await addressFor(member);
    const owner = await api().signUp();
    const promoted = await addMember(api(), owner, 'viewer');
    const ofMember = await addressFor(promoted);
    const role = (of: Person, name: string, token: string) =>
      api().call('PATCH', `/api/team/members/${of.user.id}/role`, { token, body: { role: name } });
    await role(member, 'viewer', operator.token);
    await role(promoted, 'creator', owner.token);
    expect([await statusOf(ofOperator), await statusOf(ofMember)]).toEqual([404, 200]);
  });
});
