import { eq, ne } from 'drizzle-orm';
import { afterEach, expect, vi } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { jobRuns } from '#server/platform/database/schema/jobs.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { startFilming } from '#tests/support/start-filming.ts';
import { VIDEO_REQUEST, type Person, type TestApi } from '#tests/support/test-api.ts';

const UNTIL = { timeout: 50_000, interval: 100 };

/** Helpers for tests of films made by a model: order them, have them made, inspect the results. */
export function filmsOfModel(api: () => TestApi) {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    // What a test leaves unfinished would receive the results of the next one.
    const { db } = api();
    await db
      .update(jobRuns)
      .set({ status: 'failed', error: 'Over' })
      .where(ne(jobRuns.status, 'ready'));
  });

  const film = async (filmMaker: FilmMaker = createFakeFilmMaker(20), pictures = {}) => {
    stops.push(await startFilming(api(), filmMaker, pictures));
  };

  /** A customer who has bought credits: with welcome credits only, the studio is used. */
  const customer = () => api().signUp({ credits: 550 });

  async function order(person: Person, request: object = {}) {
    return api().call('POST', '/api/jobs', {
      token: person.token,
      body: { ...VIDEO_REQUEST, duration: 10, ...request },
    });
  }

  async function orderId(person: Person, request: object = {}): Promise<JobId> {
    const result = await order(person, request);
    expect(result.statusCode).toBe(201);
    return result.json<JobBody>().id as JobId;
  }

  const look = async ({ token }: Person, id: JobId) =>
    (await api().call('POST', `/api/jobs/${id}/check-status`, { token })).json<JobBody>();

  const becomes = (person: Person, id: JobId, expected: Partial<JobBody>) =>
    vi.waitFor(async () => expect(await look(person, id)).toMatchObject(expected), UNTIL);

  const clipsOf = (id: JobId) =>
    api().db.select().from(clips).where(eq(clips.jobId, id)).orderBy(clips.position);

  return { film, customer, order, orderId, look, becomes, clipsOf };
}
