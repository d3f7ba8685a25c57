import { beforeAll, expect, it } from 'vitest';

import type { FolderBody } from '#contracts/schemas/folder.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { FolderId } from '#domain/ids.ts';
import { FOLDERS_MAX } from '#domain/videos/folders.ts';
import { folders } from '#server/platform/database/schema/jobs.ts';
import { addMember, errorOf } from '#tests/support/people.ts';
import { onPostgres, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const NOWHERE = '11111111-1111-4111-8111-111111111111';

onPostgres('folders of videos', (api) => {
  let owner: Person;
  let creator: Person;
  let stranger: Person;

  beforeAll(async () => {
    owner = await api().signUp({ credits: 500 });
    creator = await addMember(api(), owner, 'creator');
    stranger = await api().signUp({ credits: 100 });
  });

  async function createVideo({ token }: Person): Promise<JobBody> {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return response.json<JobBody>();
  }

  async function createFolder({ token }: Person, name: string): Promise<FolderBody> {
    const response = await api().call('POST', '/api/folders', { token, body: { name } });
    expect(response.statusCode).toBe(201);
    return response.json<FolderBody>();
  }

  const move = ({ token }: Person, jobIds: readonly string[], folderId: string | null) =>
    api().call('POST', '/api/jobs/move', { token, body: { jobIds, folderId } });
  const idsIn = async (person: Person, folder: string) =>
    (await api().call('GET', `/api/jobs?folder=${folder}`, person))
      .json<JobBody[]>()
      .map(({ id }) => id);
  const countIn = async (person: Person, id: string) =>
    (await api().call('GET', '/api/folders', person))
      .json<FolderBody[]>()
      .find((folder) => folder.id === id)?.videoCount;

  it('contain videos, which can be moved in and out', async () => {
    const folder = await createFolder(owner, 'Friday nights');
    const [first, second] = [await createVideo(owner), await createVideo(owner)];
    expect(first.folderId).toBeNull();

    expect((await move(owner, [first.id, first.id, second.id], folder.id)).statusCode).toBe(204);
    expect(await idsIn(owner, folder.id)).toEqual([second.id, first.id]);
    expect(await countIn(owner, folder.id)).toBe(2);
    expect(await idsIn(owner, 'none')).not.toContain(first.id);

    await move(owner, [first.id], null);
    expect(await idsIn(owner, folder.id)).toEqual([second.id]);
    expect(await idsIn(owner, 'none')).toContain(first.id);
  });

  it('keep the labels of moved videos', async () => {
    const folder = await createFolder(owner, 'Labelled');
    const { id } = await createVideo(owner);
    const body = { title: 'Spring promotion' };
    await api().call('PATCH', `/api/jobs/${id}`, { token: owner.token, body });
    await move(owner, [id], folder.id);
    const [job] = (await api().call('GET', `/api/jobs?folder=${folder.id}`, owner)).json<
      JobBody[]
    >();
    expect(job).toMatchObject({ title: 'Spring promotion', folderId: folder.id });
  });

  it('are deleted without their videos', async () => {
    const folder = await createFolder(creator, 'Short-lived');
    const { id } = await createVideo(owner);
    await move(owner, [id], folder.id);
    const path = `/api/folders/${folder.id}`;
    expect((await api().call('DELETE', path, creator)).statusCode).toBe(204);
    expect(await idsIn(owner, 'none')).toContain(id);
    expect((await api().call('DELETE', path, creator)).statusCode).toBe(404);
  });

  it('do not count deleted videos', async () => {
    const folder = await createFolder(owner, 'Counted');
    const { id } = await createVideo(owner);
    await move(owner, [id], folder.id);
    await api().call('POST', `/api/jobs/${id}/cancel`, owner);
    await api().call('DELETE', `/api/jobs/${id}`, owner);
    expect(await countIn(owner, folder.id)).toBe(0);
  });

  it('have unique names, case-insensitively', async () => {
    const folder = await createFolder(owner, 'Slots');
    const again = { token: owner.token, body: { name: ' SLOTS ' } };
    const taken = { status: 409, code: 'folder_exists' };
    expect(errorOf(await api().call('POST', '/api/folders', again))).toMatchObject(taken);
    const other = await createFolder(owner, 'Poker');
    const path = `/api/folders/${other.id}`;
    expect(errorOf(await api().call('PATCH', path, again))).toMatchObject(taken);
    const renamed = await api().call('PATCH', `/api/folders/${folder.id}`, {
      token: owner.token,
      body: { name: 'slots' },
    });
    expect(renamed.json()).toMatchObject({ id: folder.id, name: 'slots' });
    for (const name of ['', '   ', 'a'.repeat(61), 'a\nb']) {
      const response = await api().call('POST', '/api/folders', { ...again, body: { name } });
      expect(response.statusCode).toBe(400);
    }
    // Another organization can use the same names.
    expect((await createFolder(stranger, 'Slots')).name).toBe('Slots');
  });

  it('accept only videos that the user may change, all or none', async () => {
    const folder = await createFolder(creator, 'Mine');
    const [own, others] = [await createVideo(creator), await createVideo(owner)];
    expect((await move(creator, [own.id, others.id], folder.id)).statusCode).toBe(403);
    expect((await move(creator, [own.id, NOWHERE], folder.id)).statusCode).toBe(404);
    expect(await idsIn(owner, folder.id)).toEqual([]);
    expect((await move(owner, [own.id, others.id], folder.id)).statusCode).toBe(204);
    expect((await move(owner, [], folder.id)).statusCode).toBe(400);
  });

  it('are not found by other organizations', async () => {
    const folder = await createFolder(owner, 'Ours');
    const ours = await createVideo(owner);
    await move(owner, [ours.id], folder.id);
    const theirs = await createVideo(stranger);
    expect(await countIn(stranger, folder.id)).toBeUndefined();
    expect(await idsIn(stranger, folder.id)).toEqual([]);
    expect((await move(stranger, [theirs.id], folder.id)).statusCode).toBe(404);
    expect((await move(stranger, [ours.id], null)).statusCode).toBe(404);
    const path = `/api/folders/${folder.id}`;
    expect((await api().call('DELETE', path, stranger)).statusCode).toBe(404);
    expect(await idsIn(owner, folder.id)).toEqual([ours.id]);
  });

  it('are limited in number', async () => {
    const { token, organizationId } = await api().signUp();
    await api()
      .db.insert(folders)
      .values(
        Array.from({ length: FOLDERS_MAX }, (_, index) => ({
          id: crypto.randomUUID() as FolderId,
          organizationId,
          name: `Folder ${index}`,
          createdAt: new Date(),
        })),
      );
    const response = await api().call('POST', '/api/folders', { token, body: { name: 'More' } });
    expect(errorOf(response)).toMatchObject({ status: 409, code: 'too_many_folders' });
  });
});
