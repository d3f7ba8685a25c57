import { and, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { UNFINISHED_VIDEOS_MAX } from '#domain/limits.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const FILM_MS = 300;
const UNTIL = { timeout: 50_000, interval: 50 };

onBothDatabases('a casino with as many films waiting as it may have', (api) => {
  async function order({ token }: Person): Promise<void> {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    expect(response.statusCode).toBe(201);
  }

  it("delays another organization's first film by at most the one in progress", async () => {
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

    await order(newcomer);
    const orderedAt = new Date();
    const [first] = await vi.waitFor(async () => {
      const films = await made(newcomer.organizationId);
      expect(films).toHaveLength(1);
      return films;
    }, UNTIL);
    await worker.stop();
    const between = (await made(whale.organizationId)).filter(
      ({ finishedAt }) =>
        finishedAt && first?.finishedAt && finishedAt > orderedAt && finishedAt < first.finishedAt,
    );
    expect(between.length).toBeLessThanOrEqual(1);
  });
});
