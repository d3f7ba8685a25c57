import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { FILES_MAX_WITH_WELCOME_CREDITS, UPLOAD_HOURS } from '#domain/media/media.ts';
import type { MediaId } from '#domain/ids.ts';
import { eraseAbandonedMedia, removeOrphanMedia } from '#server/features/media/clear-media.ts';
import { media, mediaRights } from '#server/platform/database/schema/media.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { formWith } from '#tests/support/media/multipart.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { onPostgres, type Person } from '#tests/support/test-api.ts';

const CLIP = readFileSync(
  new URL('../../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c8102e"/></svg>',
);
const RIGHTS = { basis: 'own', holder: 'Golden Nugget Ltd', territories: ['*'], people: 'none' };

/** Red on the left, blue on the right, rotated by 90 degrees, with a location in its metadata. */
async function sidewaysPhoto(): Promise<Buffer> {
  const blue = { create: { width: 60, height: 40, channels: 3, background: '#0000ff' } } as const;
  const red = { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } } as const;
  return sharp(blue)
    .composite([
      {
        input: await sharp(red).png().toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

onPostgres('files', (api) => {
  const upload = ({ token }: Person, file: Uint8Array, fields: Record<string, string> = {}) => {
    const { headers, payload } = formWith(file, fields);
    return api().app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
  };
  const call = (
    { token }: Person,
    method: 'GET' | 'PUT' | 'DELETE' | 'POST',
    path: string,
    body?: object,
  ) => api().call(method, path, { token, ...(body && { body }) });
  const find = async (person: Person, id: string) =>
    (await call(person, 'GET', `/api/media/${id}`)).json<MediaBody>();
  const checked = async (person: Person, file: Uint8Array, fields = {}) => {
    const response = await upload(person, file, fields);
    expect(response.statusCode).toBe(201);
    await api().runTasks();
    return find(person, response.json<MediaBody>().id);
  };
  const storedKeys = async (id: string) => {
    const keys: string[] = [];
    for (const folder of ['media/', 'uploads/']) {
      for await (const { key } of api().storage.list(folder)) if (key.includes(id)) keys.push(key);
    }
    return keys;
  };
  const png = () =>
    sharp({ create: { width: 64, height: 48, channels: 4, background: '#c8102e80' } })
      .png()
      .toBuffer();

  it('are received, checked, re-encoded upright and without metadata, and the original is deleted', async () => {
    const owner = await api().signUp();
    const photo = await sidewaysPhoto();
    const response = await upload(owner, photo);
    const sha256 = createHash('sha256').update(photo).digest('hex');
    expect(response.json()).toMatchObject({
      kind: 'image',
      state: 'checking',
      sha256,
      rights: null,
    });
    await api().runTasks();
    const file = await find(owner, response.json<MediaBody>().id);
    expect(file).toMatchObject({ state: 'ready', facts: { width: 40, height: 60 } });
    const shown = await api().app.inject(file.fileUrl ?? '');
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const written = sharp(shown.rawPayload);
    expect(await written.metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect((await written.metadata()).exif).toBeUndefined();
    const { data } = await written.raw().toBuffer({ resolveWithObject: true });
    // The left side of a picture rotated to the right is its top.
    expect([...data.subarray(0, 3)].map((channel) => channel > 128)).toEqual([true, false, false]);
    expect((await storedKeys(file.id)).every((key) => key.startsWith('media/'))).toBe(true);
    expect((await api().app.inject(file.previewUrl ?? '')).headers['content-type']).toBe(
      'image/webp',
    );
  });

  it('are drawn if they are SVG, only for logos, and the original is deleted', async () => {
    const owner = await api().signUp();
    const logo = await checked(owner, LOGO);
    expect(logo).toMatchObject({ kind: 'logo', state: 'ready', facts: { width: 2048 } });
    const drawn = await api().app.inject(logo.fileUrl ?? '');
    expect((await sharp(drawn.rawPayload).metadata()).format).toBe('png');
    expect(errorOf(await upload(owner, LOGO, { kind: 'image' }))).toEqual({
      status: 422,
      code: 'file_refused',
      message: 'SVG files can only be used as logos',
    });
  });

  it('are refused where the form cannot be read', async () => {
    const owner = await api().signUp();
    const send = async (contentType: string, payload: string) => {
      const response = await api().app.inject({
        method: 'POST',
        url: '/api/media',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': contentType },
        payload,
      });
      return errorOf(response);
    };
    const broken = {
      status: 400,
      code: 'validation_failed',
      message: 'The form could not be read: its boundary is missing, or it is incomplete',
    };
    const form = 'multipart/form-data; boundary=x';
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    expect(await send('multipart/form-data', head)).toEqual(broken);
    expect(await send(form, head.slice(0, 30))).toEqual(broken);
    expect(await send(form, 'no form at all')).toEqual(broken);
    expect(await send(form, head)).toEqual(broken);
    const proto = '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n';
    expect(await send(form, proto)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('are refused by their content, whatever their name, with a message', async () => {
    const owner = await api().signUp();
    for (const [bytes, words] of [
      ['GIF89a', 'MP4 clip'],
      ['\0\0\0\x18ftypheic', 'save the photo as JPEG'],
      ['<html>', 'cannot be used'],
      ['', 'empty'],
    ] as const) {
      const response = errorOf(await upload(owner, Buffer.from(bytes, 'latin1')));
      expect(response).toMatchObject({ status: 422, code: 'file_refused' });
      expect(response.message).toContain(words);
    }
    const none = await api().call('POST', '/api/media', { token: owner.token, body: {} });
    expect(errorOf(none)).toMatchObject({
      status: 415,
      message: 'Files are sent as multipart/form-data',
    });
    const clip = errorOf(await upload(owner, CLIP));
    expect(clip).toMatchObject({
      status: 415,
      message: expect.stringContaining('/api/media/uploads'),
    });
    const tooLarge = await upload(owner, randomBytes(20 * 1024 * 1024 + 1));
    expect(errorOf(tooLarge)).toMatchObject({ status: 413, code: 'file_too_large' });
    expect((await call(owner, 'GET', '/api/media')).json()).toEqual([]);
  });

  it('are refused if they cannot be read, and leave no file', async () => {
    const owner = await api().signUp();
    const file = await checked(owner, (await png()).subarray(0, 90));
    expect(file).toMatchObject({ state: 'refused', previewUrl: null, isUsable: false });
    expect(file.refusal).toContain('is incomplete');
    expect(await storedKeys(file.id)).toEqual([]);
    expect((await call(owner, 'PUT', `/api/media/${file.id}/rights`, RIGHTS)).statusCode).toBe(409);
  });

  it('are not used before their rights are stated, nor after these have ended', async () => {
    const owner = await api().signUp();
    const file = await checked(owner, await png());
    expect(file).toMatchObject({ isUsable: false, needsFirstLook: true });
    const put = (body: object) =>
      call(owner, 'PUT', `/api/media/${file.id}/rights`, { ...RIGHTS, ...body });
    const refusedBodies = [
      { people: 'minors' },
      { basis: 'found' },
      { territories: ['XX'] },
      { holder: '' },
    ];
    for (const body of refusedBodies) expect((await put(body)).statusCode).toBe(400);
    const validUntil = '2099-12-31';
    const stated = await put({
      validUntil,
      people: 'adults-with-release',
      releases: 'Ann, file 7',
    });
    expect(stated.json()).toMatchObject({
      state: 'ready',
      isUsable: true,
      rights: { ...RIGHTS, people: 'adults-with-release', validUntil, barredMarkets: ['GB'] },
    });
    const ended = await put({ validUntil: '2020-01-01' });
    expect(ended.json()).toMatchObject({ state: 'expired', isUsable: false });
    expect((await put({})).json()).toMatchObject({ state: 'ready', isUsable: true });
    const [row] = await api()
      .db.select()
      .from(mediaRights)
      .where(eq(mediaRights.mediaId, file.id as MediaId));
    expect(row?.releases).not.toContain('Ann');
    const creator = await addMember(api(), owner, 'creator');
    expect((await find(owner, file.id)).rights?.releases).toBe('Ann, file 7');
    expect((await find(creator, file.id)).rights?.releases).toBeNull();
  });

  it('end with a withdrawn release, until a manager restores it', async () => {
    const owner = await api().signUp();
    const creator = await addMember(api(), owner, 'creator');
    const file = await checked(owner, await png());
    const put = (who: Person, body: object) =>
      call(who, 'PUT', `/api/media/${file.id}/rights`, { ...RIGHTS, ...body });
    await put(owner, { people: 'adults-with-release' });
    const withdrawn = await put(creator, { isWithdrawn: true });
    expect(withdrawn.json()).toMatchObject({ isUsable: false, rights: { isWithdrawn: true } });
    expect((await put(creator, {})).json()).toMatchObject({ state: 'expired' });
    expect(errorOf(await put(creator, { isWithdrawn: false }))).toMatchObject({ status: 403 });
    const again = await put(owner, { isWithdrawn: false });
    expect(again.json()).toMatchObject({ state: 'ready', rights: { isWithdrawn: false } });
  });

  it('store channels, and which external models may receive them', async () => {
    const owner = await api().signUp();
    const file = await checked(owner, await png());
    const put = (body: object) =>
      call(owner, 'PUT', `/api/media/${file.id}/rights`, { ...RIGHTS, ...body });
    const consents = { alterationByAi: true, outsideProviders: ['Kling 2.6'] };
    const stated = await put({ channels: ['signage', 'venue'], consents });
    expect(stated.json()).toMatchObject({ rights: { channels: ['signage', 'venue'], consents } });
    expect(errorOf(await put({ channels: ['radio'] }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Channels are web'),
    });
  });

  it("need no review in the operator's own organization", async () => {
    const operator = await signUpOperator(api());
    const file = await checked(operator, await png());
    const stated = await call(operator, 'PUT', `/api/media/${file.id}/rights`, RIGHTS);
    expect(stated.json()).toMatchObject({ needsFirstLook: false });
  });

  it('belong to their organization, and can be deleted by their uploader or managers', async () => {
    const owner = await api().signUp();
    const [creator, other] = [
      await addMember(api(), owner, 'creator'),
      await addMember(api(), owner, 'creator'),
    ];
    const viewer = await addMember(api(), owner, 'viewer');
    const stranger = await api().signUp();
    const file = await checked(creator, await png());
    const path = `/api/media/${file.id}`;
    expect((await upload(viewer, await png())).statusCode).toBe(403);
    expect((await call(viewer, 'GET', path)).statusCode).toBe(200);
    for (const method of ['GET', 'DELETE'] as const) {
      const theirs = await call(stranger, method, path);
      const nobodys = await call(stranger, method, `/api/media/${randomUUID()}`);
      expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    }
    expect((await call(stranger, 'PUT', `${path}/rights`, RIGHTS)).statusCode).toBe(404);
    expect((await call(other, 'DELETE', path)).statusCode).toBe(403);
    expect((await call(creator, 'DELETE', path)).statusCode).toBe(204);
    expect((await call(owner, 'GET', path)).statusCode).toBe(404);
    expect(await storedKeys(file.id)).toEqual([]);
  });

  it('are used by brands only with rights, and cannot be deleted meanwhile', async () => {
    const owner = await api().signUp();
    const logo = await checked(owner, LOGO);
    const logos = [{ mediaId: logo.id, variant: 'full', ground: 'light' }];
    const strangers = [{ ...logos[0], mediaId: randomUUID() }];
    const name = 'Golden Nugget';
    const wrong = await call(owner, 'POST', '/api/brands', { name, logos: strangers });
    expect(wrong.json()).toMatchObject({ issues: [{ path: 'logos.0.mediaId' }] });
    const made = (await call(owner, 'POST', '/api/brands', { name, logos })).json<BrandBody>();
    const publish = () => call(owner, 'POST', `/api/brands/${made.id}/publish`);
    expect(errorOf(await publish())).toMatchObject({ status: 400 });
    await call(owner, 'PUT', `/api/media/${logo.id}/rights`, RIGHTS);
    expect((await publish()).statusCode).toBe(200);
    expect((await find(owner, logo.id)).usedIn).toEqual([{ kind: 'brand', id: made.id, name }]);
    const removed = await call(owner, 'DELETE', `/api/media/${logo.id}`);
    expect(errorOf(removed)).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('are limited to twenty for organizations with only welcome credits', async () => {
    const owner = await api().signUp();
    const rows = Array.from({ length: FILES_MAX_WITH_WELCOME_CREDITS }, () => ({
      id: randomUUID() as MediaId,
      organizationId: owner.organizationId,
      name: 'a file',
      bytes: 10,
      state: 'uploading' as const,
      uploadedBy: owner.user.id as typeof media.$inferInsert.uploadedBy,
      createdAt: api().clock.now(),
    }));
    await api().db.insert(media).values(rows);
    const response = errorOf(await upload(owner, await png()));
    expect(response).toMatchObject({ status: 409, code: 'too_many_files' });
    const buyer = await api().signUp({ credits: 500 });
    await api().db.update(media).set({ organizationId: buyer.organizationId });
    expect((await upload(buyer, await png())).statusCode).toBe(201);
  });

  it('send reminders thirty and seven days before their rights end, and when they have ended', async () => {
    const owner = await api().signUp();
    const file = await checked(owner, await png());
    const now = api().clock.now().getTime();
    const validUntil = new Date(now + 40 * DAY_MS).toISOString();
    await call(owner, 'PUT', `/api/media/${file.id}/rights`, { ...RIGHTS, validUntil });
    const watch = async () => {
      const task = { key: 'watch-media-rights', attempt: 1, signal: new AbortController().signal };
      await api().services.watchRights.run(task);
      const response = await call(owner, 'GET', '/api/notifications');
      return response.json<NotificationBody[]>().map(({ kind }) => kind);
    };
    expect(await watch()).toEqual([]);
    api().clock.advance(11 * DAY_MS);
    expect(await watch()).toEqual(['rights_ending']);
    expect(await watch()).toHaveLength(1);
    api().clock.advance(23 * DAY_MS);
    expect(await watch()).toHaveLength(2);
    api().clock.advance(7 * DAY_MS);
    expect(await watch()).toEqual(['rights_ended', 'rights_ending', 'rights_ending']);
    expect((await find(owner, file.id)).state).toBe('expired');
    api().clock.advance(-41 * DAY_MS);
  });

  it('are deleted with their organization, unfinished uploads after a day, and orphans', async () => {
    const owner = await api().signUp();
    const file = await checked(owner, await png());
    const { db, storage, clock } = api();
    const row = eq(media.id, file.id as MediaId);
    const [before] = await db.select().from(media).where(row);
    await db
      .update(media)
      .set({ mainKey: 'media/elsewhere.png' })
      .where(eq(media.id, file.id as MediaId));
    expect(await removeOrphanMedia(db, storage, new Date(Date.now() + 60_000))).toBe(1);
    expect(await storedKeys(file.id)).not.toContain(before?.mainKey);
    await db
      .update(organizations)
      .set({ closedAt: clock.now() })
      .where(eq(organizations.id, owner.organizationId));
    await eraseAbandonedMedia(
      db,
      storage,
      new Date(clock.now().getTime() - UPLOAD_HOURS * HOUR_MS),
    );
    expect(await db.$count(media, eq(media.id, file.id as MediaId))).toBe(0);
    expect(await storedKeys(file.id)).toEqual([]);
  });
});
