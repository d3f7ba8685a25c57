import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { PreviewBody } from '#contracts/schemas/storyboard.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

onBothDatabases('the queue of videos', (api) => {
  async function order({ token }: Person, changes: object = {}): Promise<JobBody> {
    const body = { ...VIDEO_REQUEST, ...changes };
    const response = await api().call('POST', '/api/jobs', { token, body });
    expect(response.statusCode).toBe(201);
    return response.json<JobBody>();
  }

  async function wait({ token }: Person) {
    const response = await api().call('POST', '/api/storyboard/preview', {
      token,
      body: { ...VIDEO_REQUEST, stills: [] },
    });
    const { videosBefore, waitSeconds } = response.json<PreviewBody>();
    return { videosBefore, waitSeconds };
  }

  async function placesOf({ token }: Person) {
    const jobs = (await api().call('GET', '/api/jobs', { token })).json<JobBody[]>();
    return jobs.toReversed().map(({ videosBefore }) => videosBefore);
  }

  it('is reported before an order and for each queued video', async () => {
    const busy = await api().signUp({ credits: 500 });
    const other = await api().signUp();
    expect(await wait(busy)).toEqual({ videosBefore: 0, waitSeconds: 0 });
    await order(busy, { duration: 5 });
    const short = await wait(busy);
    expect(short).toEqual({ videosBefore: 1, waitSeconds: expect.any(Number) });
    const last = await order(busy, { duration: 60, fps: 60 });
    const long = await wait(busy);
    expect(long.videosBefore).toBe(2);
    expect(long.waitSeconds).toBeGreaterThan(short.waitSeconds * 5);
    expect(await placesOf(busy)).toEqual([0, 1]);

    // The first video of another organization goes before the second of this one.
    expect(await wait(other)).toEqual(short);
    await order(other);
    expect(await placesOf(other)).toEqual([1]);
    expect(await placesOf(busy)).toEqual([0, 2]);

    const path = `/api/jobs/${last.id}/check-status`;
    const followed = await api().call('POST', path, { token: busy.token });
    expect(followed.json<JobBody>().videosBefore).toBe(2);
    await api().call('POST', `/api/jobs/${last.id}/cancel`, { token: busy.token });
    expect(await placesOf(busy)).toEqual([0, null]);
  });
});
