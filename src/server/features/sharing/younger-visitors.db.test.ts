import { expect, it } from 'vitest';

import {
  approvedVideo,
  cookieOf,
  enter,
  nonceIn,
  open,
  pathOf,
  share,
  submit,
} from '#tests/support/shared-videos.ts';
import { onPostgres } from '#tests/support/test-api.ts';

onPostgres('visitors who say to be younger', (api) => {
  it('are not asked again, and told so in the language of the market', async () => {
    const person = await api().signUp({ credits: 100 });
    const german = pathOf(await share(api(), person, await approvedVideo(api(), person, ['CH'])));
    const refused = await enter(api(), german, { age: 'no' });
    expect(refused.body).toContain('Sie sind zu jung für dieses Video');
    expect(refused.body).toContain('Probleme mit Glücksspiel?');
    const again = { cookie: cookieOf(refused.headers['set-cookie']) };
    expect(refused.headers['set-cookie']).toContain(`Path=${german};`);
    for (const path of [german, `${german}/embed`]) {
      const page = await open(api(), path, again);
      expect([page.statusCode, page.body.includes('name="market"')]).toEqual([403, false]);
    }
    expect((await open(api(), `${german}/embed`, again)).body).not.toContain('<form');
    expect((await open(api(), german)).statusCode).toBe(200);
  });

  it('cannot take it back, and call for help with a tap', async () => {
    const person = await api().signUp({ credits: 100 });
    const path = pathOf(await share(api(), person, await approvedVideo(api(), person, ['US-NJ'])));
    const asked = await open(api(), path);
    const refused = await enter(api(), path, { age: 'no' });
    expect(refused.body).toMatch(/<a class="number" href="tel:\d+" *>1-800-/);
    expect(refused.body).not.toMatch(/<form|<button/);
    const said = { cookie: cookieOf(refused.headers['set-cookie']) };
    const answers = { age: 'yes', market: 'US-NJ', nonce: nonceIn(asked.body) };
    const again = await submit(api(), path, answers, said);
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

onPostgres(
  'visitors who say to be younger, where a proxy knows the country',
  (api) => {
    it('are refused in the language of their gate', async () => {
      const person = await api().signUp({ credits: 100 });
      const id = await approvedVideo(api(), person, ['CH', 'GB']);
      const path = pathOf(await share(api(), person, id));
      const from = { 'cf-ipcountry': 'CH' };
      expect((await open(api(), path, from)).body).toContain('lang="de"');
      const refused = await enter(api(), path, { age: 'no' }, from);
      expect(refused.body).toContain('Sie sind zu jung für dieses Video');
      const cookie = cookieOf(refused.headers['set-cookie']);
      const again = await open(api(), path, { ...from, cookie });
      expect(again.body).toContain('Sie sind zu jung für dieses Video');
    });
  },
  { COUNTRY_HEADER: 'CF-IPCountry' },
);
