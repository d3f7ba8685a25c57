import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { planStoryboard, PLAN_VERSION } from '#film/storyboard/plan-storyboard.ts';
import { findJobRow } from '#server/platform/database/job-rows.ts';
import { jobReviews, jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';
import { SHARED_JUDGE } from '#tests/support/shared-judge.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

import type { FilmMaker } from '../rendering/film-maker.ts';
import { filmOrderOf } from './film-order-of.ts';
import { createRenderTask } from '../rendering/render-task.ts';

const UNTIL = { timeout: 50_000, interval: 50 };

onPostgres('the plan of a film', (api) => {
  afterEach(() => vi.restoreAllMocks());

  async function order(): Promise<JobId> {
    const { token } = await api().signUp();
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return response.json<JobBody>().id as JobId;
  }

  it('is checked, stored and filmed as it was made, with one seed', async () => {
    const asked = vi.spyOn(SHARED_JUDGE, 'ask');
    const id = await order();
    const judged = asked.mock.calls.flatMap(([, kind, request]) =>
      kind === 'verdict' && typeof request === 'object' && 'film' in request ? request.film : [],
    );
    const row = await findJobRow(api().db, id);
    if (!row || !judged[0]) throw new Error('Nothing was judged or stored');
    expect(judged).toHaveLength(1);
    const storyboard = planStoryboard(judged[0]);
    expect(row).toMatchObject({
      seed: judged[0].seed,
      words: judged[0].words,
      look: judged[0].look,
      planVersion: PLAN_VERSION,
    });

    const filmed = Promise.withResolvers<Parameters<FilmMaker['makeFilm']>[0]>();
    const fake = createFakeFilmMaker(10);
    const worker = await startRendering(api(), {
      makeFilm: (film, options) => {
        filmed.resolve(film);
        return fake.makeFilm(film, options);
      },
    });
    const film = await filmed.promise;
    expect(film.words).toEqual(judged[0].words);
    expect(planStoryboard(film)).toEqual(storyboard);
    await worker.stop();
  });

  it('of a later version is left to another worker', async () => {
    const first = await order();
    const [made] = await api().db.select().from(jobs).where(eq(jobs.id, first));
    if (!made) throw new Error('The order is gone');
    const id = crypto.randomUUID() as JobId;
    const { db, config, services } = api();
    await db.insert(jobs).values({ ...made, id, planVersion: PLAN_VERSION + 1 });
    await db.insert(jobRuns).values({ jobId: id, status: 'queued' });
    const review = { jobId: id, askedAt: made.createdAt, moderationStatus: 'pending' } as const;
    await db.insert(jobReviews).values(review);
    const filmMaker = createFakeFilmMaker(10);
    const workFolder = config.data.folder;
    const task = createRenderTask({ ...api(), ...services, filmMaker, workFolder });
    const run = (key: JobId) => task.run({ key, attempt: 1, signal: new AbortController().signal });
    expect(await run(id)).toEqual({ againAt: expect.any(Date) });
    expect(await findJobRow(db, id)).toMatchObject({ status: 'queued', attempt: 0 });

    expect(await run(first)).toBeUndefined();
    await vi.waitFor(
      async () => expect(await findJobRow(db, first)).toMatchObject({ status: 'ready' }),
      UNTIL,
    );
    const row = await findJobRow(db, first);
    expect(row && filmOrderOf(row).words).toEqual(made.words);
  });
});
