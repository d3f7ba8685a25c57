import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { jobs } from '#server/platform/database/schema/jobs.ts';
import { putJob } from '#tests/support/job-states.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

import { removeOrphanFiles } from './orphan-files.ts';

onBothDatabases('files of nobody', (api) => {
  async function createJob({ token }: Person): Promise<JobId> {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return response.json<JobBody>().id as JobId;
  }

  async function keep(key: string): Promise<string> {
    const path = join(api().config.data.folder, 'draft');
    writeFileSync(path, 'a film');
    await api().storage.keep(key, path);
    return key;
  }

  const sweep = (before: Date) => removeOrphanFiles(api().db, api().storage, before);
  const SOON = () => new Date(Date.now() + 60_000);

  it('are removed, but not those of others', async () => {
    const person = await api().signUp({ credits: 200 });
    const ready = await createJob(person);
    const running = await createJob(person);
    const deleted = await createJob(person);
    const orphans = [
      await keep(`jobs/${ready}-1.mp4`),
      await keep(`jobs/${deleted}-1.mp4`),
      await keep(`jobs/${ready}-2.mp4.partial`),
    ];
    const kept = [
      await keep(`jobs/${ready}-2.mp4`),
      await keep(`jobs/${ready}-2.jpg`),
      await keep(`jobs/${running}-1.mp4`),
      await keep(`jobs/${randomUUID()}-1.mp4`),
      await keep('jobs/notes.txt'),
      await keep(`brand/${ready}-1.mp4`),
    ];
    const named = { videoKey: `jobs/${ready}-2.mp4`, posterKey: `jobs/${ready}-2.jpg` };
    const { db, storage } = api();
    await putJob(db, ready, { run: { status: 'ready' }, files: named });
    await db.delete(jobs).where(eq(jobs.id, deleted));

    expect(await sweep(new Date(Date.now() - 60_000))).toBe(0);
    expect(await sweep(SOON())).toBe(orphans.length);
    for (const key of orphans) expect(await storage.sizeOf(key)).toBeNull();
    for (const key of kept) expect(await storage.sizeOf(key)).toBe(6);
    expect(await sweep(SOON())).toBe(0);
  });
});
