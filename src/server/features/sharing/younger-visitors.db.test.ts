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

  const refused = async (path: string) => {
    const page = await enter(api(), path, { age: 'no' });
    expect(page.body).toContain('I tapped by mistake');
    const said = { cookie: cookieOf(page.headers['set-cookie']) };
    return { page, said, nonce: nonceIn(page.body) };
  };
  const takeBack = (path: string, nonce: string, said: Record<string, string> = {}) =>
    submit(api(), path, { age: 'by mistake', nonce }, said);

  it('can take it back for a minute, and call for help with a tap', async () => {
    const person = await api().signUp({ credits: 100 });
    const path = pathOf(await share(api(), person, await approvedVideo(api(), person, ['US-NJ'])));
    const { page, said, nonce } = await refused(path);
    expect(page.body).toMatch(/<a class="number" href="tel:\d+" *>1-800-/);
    expect((await open(api(), path, said)).body).toContain('I tapped by mistake');
    const taken = await takeBack(path, nonce, said);
    expect([taken.statusCode, taken.headers.location]).toEqual([303, path]);
    expect(taken.headers['set-cookie']).toMatch(/^casinoreel_too_young=;.*Max-Age=0/);

    const forged = await takeBack(path, 'forged', said);
    expect([forged.statusCode, forged.headers['set-cookie']]).toEqual([403, undefined]);
    api().clock.advance(61_000);
    const late = await takeBack(path, nonce, said);
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([403, undefined]);
    expect(late.body).not.toContain('<form');
  });

  it('are asked again, and not refused, when they take it back twice or without cookies', async () => {
    const person = await api().signUp({ credits: 100 });
    const path = pathOf(await share(api(), person, await approvedVideo(api(), person, ['US-NJ'])));
    const { nonce } = await refused(path);
    for (const address of [path, `${path}/embed`]) {
      const taken = await takeBack(address, nonce);
      const { location, 'set-cookie': cookie } = taken.headers;
      expect([taken.statusCode, location, cookie]).toEqual([303, address, undefined]);
    }
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
