import { and, eq, gt } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { UNFINISHED_VIDEOS_MAX } from '#domain/limits.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const FILM_MS = 300;
const SLOW = { timeout: 60_000 };
const UNTIL = { timeout: 25_000, interval: 50 };

onBothDatabases('a casino with as many films waiting as it may have', (api) => {
  async function order({ token }: Person): Promise<JobId> {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    expect(response.statusCode).toBe(201);
    return response.json<JobBody>().id as JobId;
  }

  it("delays another organization's first film by at most the one in progress", SLOW, async () => {
    const { db } = api();
    const whale = await api().signUp({ credits: UNFINISHED_VIDEOS_MAX * 50 });
    const newcomer = await api().signUp();
    for (let film = 0; film < UNFINISHED_VIDEOS_MAX; film += 1) await order(whale);
    const made = (organizationId: Person['organizationId']) =>
      db
        .select({ finishedAt: jobRows.finishedAt })
        .from(jobRows)
        .where(and(eq(jobRows.organizationId, organizationId), eq(jobRows.status, 'ready')));
    const worker = await startRendering(api(), createFakeFilmMaker(FILM_MS));
    await vi.waitFor(
      async () => expect((await made(whale.organizationId)).length).toBeGreaterThan(1),
      UNTIL,
    );

    const id = await order(newcomer);
    const before = (await made(whale.organizationId)).length;
    let during = 0;
    await vi.waitFor(async () => {
      during = (await made(whale.organizationId)).length - before;
      const [job] = await db
        .select()
        .from(jobRows)
        .where(and(eq(jobRows.id, id), gt(jobRows.attempt, 0)));
      expect(job).toBeDefined();
    }, UNTIL);
    expect(during).toBeLessThanOrEqual(1);
    await worker.stop();
  });
});
