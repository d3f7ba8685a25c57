import { expect, it } from 'vitest';

import {
  approvedVideo,
  cookieOf,
  enter,
  open,
  pathOf,
  share,
} from '#tests/support/shared-videos.ts';
import { onPostgres } from '#tests/support/test-api.ts';

onPostgres('visitors who say to be younger', (api) => {
  it('are not asked again, and told so in the language of the market', async () => {
    const person = await api().signUp({ credits: 100 });
    const german = pathOf(await share(api(), person, await approvedVideo(api(), person, ['CH'])));
    const refused = await enter(api(), german, { age: 'no' });
    expect(refused.body).toContain('Sie sind zu jung für dieses Video');
    const again = { cookie: cookieOf(refused.headers['set-cookie']) };
    expect(refused.headers['set-cookie']).toContain(`Path=${german};`);
    for (const path of [german, `${german}/embed`]) {
      const page = await open(api(), path, again);
      expect([page.statusCode, page.body.includes('<form')]).toEqual([403, false]);
    }
    expect((await open(api(), german)).statusCode).toBe(200);
  });
});
