import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';

import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

import type { MediaBody } from '#contracts/schemas/media.ts';
import type { MediaId, UserId } from '#domain/ids.ts';
import { UPLOAD_PIECE_BYTES } from '#domain/media/media.ts';
import { media, mediaPieces } from '#server/platform/database/schema/media.ts';
import { errorOf } from '#tests/support/people.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

const CLIP = readFileSync(
  new URL('../../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);

onBothDatabases('files', (api) => {
  const find = async ({ token }: Person, id: string) =>
    (await api().call('GET', `/api/media/${id}`, { token })).json<MediaBody>();
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

  const tus = (
    { token }: Person,
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    path: string,
    more: { headers?: Record<string, string>; payload?: Buffer | Readable } = {},
  ) =>
    api().app.inject({
      method,
      url: path,
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${token}`,
        ...(more.payload && { 'content-type': 'application/offset+octet-stream' }),
        ...more.headers,
      },
      ...(more.payload && { payload: more.payload }),
    });
  const begin = async (person: Person, bytes: number) => {
    const filename = Buffer.from('the rooftop.mp4').toString('base64');
    const response = await tus(person, 'POST', '/api/media/uploads', {
      headers: { 'upload-length': String(bytes), 'upload-metadata': `filename ${filename}` },
    });
    expect(response.statusCode).toBe(201);
    return String(response.headers.location);
  };
  const patch = (person: Person, path: string, offset: number, payload: Buffer | Readable) =>
    tus(person, 'PATCH', path, { headers: { 'upload-offset': String(offset) }, payload });

  it('arrive in pieces by tus, resume after a disconnection, and clips are re-encoded', async () => {
    const owner = await api().signUp();
    const path = await begin(owner, CLIP.length);
    expect((await patch(owner, path, 0, CLIP.subarray(0, 1_000))).headers['upload-offset']).toBe(
      '1000',
    );
    const status = await tus(owner, 'HEAD', path);
    expect(status.headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': String(CLIP.length),
    });
    expect((await patch(owner, path, 0, CLIP)).statusCode).toBe(409);
    expect((await patch(owner, path, 1_000, CLIP.subarray(1_000))).statusCode).toBe(204);
    const id = path.split('/').at(-1) ?? '';
    expect(await find(owner, id)).toMatchObject({
      state: 'checking',
      kind: 'clip',
      name: 'the rooftop.mp4',
    });
    await api().runTasks();
    const clip = await find(owner, id);
    expect(clip).toMatchObject({
      state: 'ready',
      sha256: createHash('sha256').update(CLIP).digest('hex'),
    });
    expect(clip.facts.seconds).toBeGreaterThan(0);
    const written = await api().app.inject(clip.fileUrl ?? '');
    expect(written.headers['content-type']).toBe('video/mp4');
    expect(written.rawPayload.equals(CLIP)).toBe(false);
    expect((await storedKeys(id)).every((key) => key.startsWith('media/'))).toBe(true);
  });

  it('are put together from many pieces without a listener for each', async () => {
    const owner = await api().signUp();
    const path = await begin(owner, CLIP.length);
    const pieceLength = Math.ceil(CLIP.length / 12);
    for (let offset = 0; offset < CLIP.length; offset += pieceLength) {
      const piece = CLIP.subarray(offset, offset + pieceLength);
      expect((await patch(owner, path, offset, piece)).statusCode).toBe(204);
    }
    const warnings: string[] = [];
    const hear = ({ name }: Error) => warnings.push(name);
    process.on('warning', hear);
    await api().runTasks();
    process.off('warning', hear);
    expect(warnings).not.toContain('MaxListenersExceededWarning');
    expect(await find(owner, path.split('/').at(-1) ?? '')).toMatchObject({
      state: 'ready',
      sha256: createHash('sha256').update(CLIP).digest('hex'),
    });
  });

  it('by tus are refused with their first piece if the type is not supported', async () => {
    const owner = await api().signUp();
    const path = await begin(owner, 50_000);
    const response = errorOf(await patch(owner, path, 0, Buffer.from('GIF89a and more')));
    expect(response).toMatchObject({ status: 422, code: 'file_refused' });
    expect((await tus(owner, 'HEAD', path)).statusCode).toBe(410);
    const large = await begin(owner, 21 * 1024 * 1024);
    const picture = errorOf(await patch(owner, large, 0, await png()));
    expect(picture.message).toContain('too large');
    const stranger = await api().signUp();
    expect((await tus(stranger, 'HEAD', path)).statusCode).toBe(404);
    expect((await patch(stranger, path, 0, CLIP)).statusCode).toBe(404);
    const other = await tus(owner, 'HEAD', path, { headers: { 'tus-resumable': '0.2.2' } });
    expect(other.statusCode).toBe(412);
  });

  it('by tus have one writer at a time', async () => {
    const owner = await api().signUp();
    const path = await begin(owner, CLIP.length);
    const responses = await Promise.all([0, 0, 0].map(() => patch(owner, path, 0, CLIP)));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(204);
    expect(statuses.slice(1).every((status) => [409, 423].includes(status))).toBe(true);
  });

  it("by tus keep what arrives piece by piece, and resume once a dead writer's lease has expired", async () => {
    const owner = await api().signUp();
    const file = Buffer.concat([CLIP, Buffer.alloc(2.5 * UPLOAD_PIECE_BYTES)]);
    const path = await begin(owner, file.length);
    const id = path.split('/').at(-1) as MediaId;
    const { uploads } = api().services;
    const actor = {
      userId: owner.user.id as UserId,
      organizationId: owner.organizationId,
      role: 'owner',
      ageVerified: true,
      isOperator: false,
    } as const;
    const contents = new PassThrough();
    const dying = uploads.append(actor, id, { offset: 0, length: null, contents });
    const end = dying.catch((error: unknown) => error);
    contents.write(file.subarray(0, 2.4 * UPLOAD_PIECE_BYTES));
    const kept = 2 * UPLOAD_PIECE_BYTES;
    await vi.waitFor(
      async () =>
        expect((await tus(owner, 'HEAD', path)).headers['upload-offset']).toBe(String(kept)),
      { timeout: 50_000 },
    );
    expect((await patch(owner, path, kept, file.subarray(kept))).statusCode).toBe(423);
    const [lease] = await api()
      .db.select({ endsSoon: sql<boolean>`${media.writerExpiresAt} < now() + interval '1 minute'` })
      .from(media)
      .where(eq(media.id, id));
    expect(lease).toEqual({ endsSoon: true });
    // Another token, so that the writer, who is alive here, cannot renew the lease.
    const dead = { writerToken: randomUUID(), writerExpiresAt: sql`now() - interval '1 second'` };
    await api().db.update(media).set(dead).where(eq(media.id, id));
    expect((await patch(owner, path, kept, file.subarray(kept))).statusCode).toBe(204);
    contents.end(file.subarray(2.4 * UPLOAD_PIECE_BYTES));
    expect(await end).toMatchObject({ code: 'upload_conflict' });
    const pieces = await api().db.select().from(mediaPieces).where(eq(mediaPieces.mediaId, id));
    expect(pieces.map(({ start }) => start).toSorted((a, b) => a - b)).toEqual([
      0,
      UPLOAD_PIECE_BYTES,
      kept,
    ]);
  });

  it('by tus accept no more than was declared, and nothing once they are complete', async () => {
    const owner = await api().signUp();
    const path = await begin(owner, CLIP.length);
    const tooLong = Buffer.concat([CLIP, Buffer.alloc(5_000)]);
    expect((await patch(owner, path, 0, tooLong)).statusCode).toBe(413);
    expect((await patch(owner, path, 0, Readable.from([CLIP, 'more']))).statusCode).toBe(413);
    expect((await tus(owner, 'HEAD', path)).headers['upload-offset']).toBe('0');
    expect((await patch(owner, path, 0, CLIP)).statusCode).toBe(204);
    expect((await patch(owner, path, CLIP.length, Buffer.from('x'))).statusCode).toBe(409);
  });
});
