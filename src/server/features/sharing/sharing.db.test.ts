import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { JobId } from '#domain/ids.ts';
import { addMember, errorOf } from '#tests/support/people.ts';
import { renderJob } from '#tests/support/rendered-jobs.ts';
import {
  FILM,
  approvedVideo,
  share,
  pathOf,
  enter,
  nonceIn,
  submit,
  open,
  cookieOf,
  filmIn,
} from '#tests/support/shared-videos.ts';
import {
  onBothDatabases,
  onPostgres,
  VIDEO_REQUEST,
  type Person,
  type TestApi,
} from '#tests/support/test-api.ts';

async function seen(api: TestApi, path: string, market = 'GB'): Promise<string> {
  const entered = await enter(api, `${path}/embed`, { age: 'yes', market });
  return filmIn(entered.body);
}

onBothDatabases('a share link', (api) => {
  it('are one per video, even under concurrent requests', async () => {
    const person = await api().signUp({ credits: 100 });
    const id = await approvedVideo(api(), person);
    const links = await Promise.all(Array.from({ length: 6 }, () => share(api(), person, id)));
    expect(new Set(links.map(({ url }) => url)).size).toBe(1);
  });
});

onPostgres('share links', (api) => {
  it('are available once a video is approved, and not before', async () => {
    const person = await api().signUp({ credits: 100 });
    const { token } = person;
    const created = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    const pending = created.json<JobBody>().id;
    const early = await api().call('POST', `/api/jobs/${pending}/share`, { token });
    expect(errorOf(early)).toMatchObject({ status: 409, code: 'not_approved' });

    const id = await approvedVideo(api(), person);
    const link = await share(api(), person, id);
    expect(link.url).toMatch(/^http:\/\/localhost:3000\/v\/[\w-]{22}$/);
    expect(link).toMatchObject({ hasPassword: false, expiresAt: null, markets: ['US', 'GB'] });
    expect((await share(api(), person, id)).url).toBe(link.url);
    const listed = await api().call('GET', '/api/jobs', { token });
    expect(listed.json<JobBody[]>()[0]?.shareUrl).toBe(link.url);
  });

  it('are limited to the author and managers, and to the markets of the video', async () => {
    const owner = await api().signUp({ credits: 100 });
    const creator = await addMember(api(), owner, 'creator');
    const id = await approvedVideo(api(), owner);
    const asked = (person: Person, body: object) =>
      api().call('POST', `/api/jobs/${id}/share`, { token: person.token, body });
    expect((await asked(creator, {})).statusCode).toBe(403);
    expect(errorOf(await asked(owner, { markets: ['MT'] })).status).toBe(400);
    expect(errorOf(await asked(owner, { expiresAt: '2001-01-01T00:00:00.000Z' })).message).toBe(
      'The expiry date must be in the future',
    );
    expect((await asked(owner, { password: 'abc' })).statusCode).toBe(400);
    expect((await asked(owner, { markets: ['US', 'US'] })).json()).toMatchObject({
      markets: ['US'],
    });
  });

  it('ask for age and place, then show the film with its helpline and count a view', async () => {
    const person = await api().signUp({ credits: 100 });
    const id = await approvedVideo(api(), person);
    const path = pathOf(await share(api(), person, id));

    const gate = await open(api(), path);
    expect(gate.statusCode).toBe(200);
    expect(gate.body).toContain('I am 21 or older');
    expect(gate.body).toContain('United Kingdom');
    expect(gate.body).not.toContain('film.mp4');
    expect(gate.body).toContain('og:title');
    expect(gate.body).not.toContain('og:image');
    expect(gate.body).not.toContain('<script');
    expect(gate.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(gate.headers['x-frame-options']).toBe('DENY');

    expect((await enter(api(), path, { age: 'no' })).statusCode).toBe(403);
    expect((await enter(api(), path, { age: 'yes' })).statusCode).toBe(400);
    const elsewhere = await enter(api(), path, { age: 'yes', market: 'elsewhere' });
    expect(elsewhere.statusCode).toBe(451);
    expect(elsewhere.body).toContain(`<a href="${path}">Choose another place</a>`);
    const entered = await enter(api(), path, { age: 'yes', market: 'GB' });
    expect(entered.statusCode).toBe(303);
    const player = await open(api(), path, { cookie: cookieOf(entered.headers['set-cookie']) });
    expect(player.body).toContain('0808 8020 133');

    const captions = /src="([^"]+captions\.vtt[^"]+)"/.exec(player.body)?.[1] ?? 'none';
    expect((await open(api(), captions)).headers['content-type']).toContain('text/vtt');
    const film = await open(api(), filmIn(player.body), { range: 'bytes=6-7' });
    expect(film.statusCode).toBe(206);
    expect(film.body).toBe('of');
    expect(film.headers['content-range']).toBe(`bytes 6-7/${FILM.length}`);
    const shown = await api().call('GET', `/api/jobs/${id}/share`, { token: person.token });
    const day = api().clock.now().toISOString().slice(0, 10);
    expect(shown.json<ShareBody>().views).toEqual([{ day, country: 'GB', views: 1 }]);
  });

  it('serve their files only with a gate token for that very link', async () => {
    const person = await api().signUp({ credits: 200 });
    const [one, other] = [await approvedVideo(api(), person), await approvedVideo(api(), person)];
    const path = pathOf(await share(api(), person, one));
    const otherPath = pathOf(await share(api(), person, other));
    const pass = new URL(await seen(api(), path), 'http://x').searchParams.get('pass') ?? '';
    const film = (from: string, value: string) => open(api(), `${from}/film.mp4?pass=${value}`);
    expect((await film(path, pass)).statusCode).toBe(200);
    expect((await film(otherPath, pass)).statusCode).toBe(404);
    expect((await open(api(), `${path}/film.mp4`)).statusCode).toBe(404);
    expect((await film(path, pass.replace('GB', 'US'))).statusCode).toBe(404);
    expect((await open(api(), `/media/jobs/${one}.mp4`)).statusCode).toBe(404);
    // A change of settings invalidates older gate tokens; so does time.
    await share(api(), person, one, { password: 'open sesame' });
    expect((await film(path, pass)).statusCode).toBe(404);
    const later = new URL(await seen(api(), otherPath), 'http://x').search;
    api().clock.advance(3 * HOUR_MS);
    expect((await open(api(), `${otherPath}/film.mp4${later}`)).statusCode).toBe(404);
  });

  it('end, page and file, once withdrawn, rejected, expired or deleted', async () => {
    const person = await api().signUp({ credits: 400 });
    const { token } = person;
    const ends: Record<string, (id: JobId) => Promise<unknown>> = {
      withdrawn: (id) => api().call('DELETE', `/api/jobs/${id}/share`, { token }),
      rejected: (id) => api().call('POST', `/api/moderation/${id}/reject`, { token, body: {} }),
      deleted: (id) => api().call('DELETE', `/api/jobs/${id}`, { token }),
      expired: async () => api().clock.advance(2 * 86_400_000),
    };
    for (const [name, end] of Object.entries(ends)) {
      const id = await approvedVideo(api(), person);
      const expiresAt = new Date(api().clock.now().getTime() + 86_400_000).toISOString();
      const path = pathOf(await share(api(), person, id, { expiresAt }));
      const film = await seen(api(), path);
      expect([name, (await open(api(), film)).statusCode]).toEqual([name, 200]);
      await end(id);
      expect([name, (await open(api(), path)).statusCode]).toEqual([name, 410]);
      expect([name, (await open(api(), film)).statusCode]).toEqual([name, 404]);
    }
    const audit = await api().call('GET', '/api/audit', { token });
    const because = audit
      .json<AuditEventBody[]>()
      .filter(({ action }) => action === 'video.unshared')
      .map(({ details }) => details['because']);
    expect(because).toEqual(['deleted', 'rejected', 'withdrawn']);
  });

  it('get another URL after their end, and none after a rejection', async () => {
    const person = await api().signUp({ credits: 100 });
    const { token } = person;
    const id = await approvedVideo(api(), person);
    const first = await share(api(), person, id);
    await api().call('DELETE', `/api/jobs/${id}/share`, { token });
    expect((await api().call('DELETE', `/api/jobs/${id}/share`, { token })).statusCode).toBe(404);
    const second = await share(api(), person, id);
    expect(second.url).not.toBe(first.url);
    expect((await open(api(), pathOf(first))).statusCode).toBe(410);
    await api().call('POST', `/api/moderation/${id}/reject`, { token, body: {} });
    const third = await api().call('POST', `/api/jobs/${id}/share`, { token, body: {} });
    expect(third.statusCode).toBe(409);
  });

  it('open with their password, which cannot be guessed indefinitely', async () => {
    const person = await api().signUp({ credits: 100 });
    const id = await approvedVideo(api(), person);
    const path = pathOf(await share(api(), person, id, { password: 'open sesame' }));
    expect((await open(api(), path)).body).toContain('type="password"');
    const responses = { age: 'yes', market: 'US' };
    const right = await enter(api(), path, { ...responses, password: 'open sesame' });
    expect(right.statusCode).toBe(303);
    for (let tries = 0; tries < 11; tries += 1) {
      const empty = await enter(api(), path, { ...responses, password: '' });
      expect(empty.statusCode).toBe(403);
    }
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await enter(api(), path, { ...responses, password: `guess ${tries}` });
      expect(wrong.statusCode).toBe(403);
    }
    const refused = await enter(api(), path, { ...responses, password: 'guess 10' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.anything()]);
  });

  it('can be embedded on another site, without cookies', async () => {
    const person = await api().signUp({ credits: 100 });
    const id = await approvedVideo(api(), person);
    const { embedUrl } = await share(api(), person, id);
    const path = new URL(embedUrl).pathname;
    const gate = await open(api(), path);
    expect(gate.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(gate.headers).not.toHaveProperty('x-frame-options');
    const entered = await enter(api(), path, { age: 'yes', market: 'US' });
    expect(entered.statusCode).toBe(200);
    expect(entered.headers).not.toHaveProperty('set-cookie');
    expect((await open(api(), filmIn(entered.body))).body).toBe(FILM);
  });

  it('do not let another page submit the gate for a visitor', async () => {
    const person = await api().signUp({ credits: 100 });
    const path = pathOf(await share(api(), person, await approvedVideo(api(), person)));
    for (const page of [path, `${path}/embed`]) {
      const nonce = nonceIn((await open(api(), page)).body);
      const responses = { age: 'yes', market: 'GB', nonce };
      const headers = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { 'content-type': 'text/plain' },
        { 'content-type': 'multipart/form-data' },
      ];
      for (const header of headers) {
        const response = await submit(api(), page, responses, header);
        expect([header, response.statusCode]).toEqual([header, 403]);
        expect(response.headers).not.toHaveProperty('set-cookie');
        expect(response.body).not.toContain('film.mp4');
      }
      const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };
      expect((await submit(api(), page, responses, own)).statusCode).toBeLessThan(400);
    }
  });

  it('accept only a form recently shown to this visitor', async () => {
    const person = await api().signUp({ credits: 200 });
    const path = pathOf(await share(api(), person, await approvedVideo(api(), person)));
    const other = pathOf(await share(api(), person, await approvedVideo(api(), person)));
    const responses = { age: 'yes', market: 'GB' };
    expect((await submit(api(), path, responses)).statusCode).toBe(403);
    const nonce = nonceIn((await open(api(), other)).body);
    expect((await submit(api(), path, { ...responses, nonce })).statusCode).toBe(403);
    const elsewhere = await api().app.inject({ url: path, remoteAddress: '198.51.100.7' });
    const theirs = await submit(api(), path, { ...responses, nonce: nonceIn(elsewhere.body) });
    expect(theirs.statusCode).toBe(403);
    expect(theirs.body).toContain('selected');
    const old = nonceIn((await open(api(), path)).body);
    api().clock.advance(2 * HOUR_MS);
    expect((await submit(api(), path, { ...responses, nonce: old })).statusCode).toBe(403);
    const fresh = nonceIn(theirs.body);
    expect(fresh).not.toBe('');
  });

  it('keep the chosen country after a wrong password', async () => {
    const person = await api().signUp({ credits: 100 });
    const id = await approvedVideo(api(), person);
    const path = pathOf(await share(api(), person, id, { password: 'open sesame' }));
    const wrong = await enter(api(), path, { age: 'yes', market: 'GB', password: 'guess' });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.body).toMatch(/<option value="GB"\s+selected>/);
    expect(wrong.body.match(/\sselected/g)).toHaveLength(1);
    // Beside the field's name, not in it.
    const described = /name="password"[^>]*aria-describedby="(\w+)"[^>]*><\/label>\s*<span id="\1"/;
    expect(wrong.body).toMatch(described);
  });

  it('show the ordered and approved content, whatever the organization is called now', async () => {
    const person = await api().signUp({ credits: 200 });
    const { token } = person;
    const rename = (name: string) =>
      api().call('PATCH', '/api/organization', { token, body: { name } });
    const lead = (website: string | null) =>
      api().call('PATCH', '/api/organization/rules', { token, body: { website } });
    await rename('Golden Nugget');
    expect((await lead('https://www.nugget.example/vegas')).statusCode).toBe(200);
    const id = await renderJob(api(), person, { words: { headline: 'Wine & roulette' } });
    const approve = `/api/moderation/${id}/approve`;
    expect((await api().call('POST', approve, { token })).statusCode).toBe(200);
    await rename('Teen Patti Palace');
    await lead(null);
    const path = pathOf(await share(api(), person, id));
    const gate = (await open(api(), path)).body;
    expect(gate).toContain('A casino marketing video by Golden Nugget');
    const player = (await enter(api(), `${path}/embed`, { age: 'yes', market: 'US' })).body;
    expect(player).toContain('<h1>Wine &amp; roulette</h1>');
    expect(player).toContain('Visit Golden Nugget');
    expect(player).toContain('Golden Nugget');
    expect(player).toContain('href="https://www.nugget.example/vegas"');
    for (const page of [gate, player]) expect(page).not.toContain('Teen Patti');
  });

  it('show no username of an organization without its own name', async () => {
    const person = await api().signUp({ credits: 100 });
    const path = pathOf(await share(api(), person, await approvedVideo(api(), person)));
    const gate = (await open(api(), path)).body;
    const player = (await enter(api(), `${path}/embed`, { age: 'yes', market: 'US' })).body;
    for (const page of [gate, player]) {
      expect(page).not.toContain(person.user.username);
      expect(page).not.toContain('Organization');
    }
  });

  it('link to no website that the policy would refuse, and none without https', async () => {
    const { token } = await api().signUp();
    const lead = (website: string) =>
      api().call('PATCH', '/api/organization/rules', { token, body: { website } });
    expect((await lead('https://guaranteed-win-every-spin.example')).statusCode).toBe(422);
    const invalid = [
      'http://nugget.example',
      'javascript:alert(1)',
      'https://a@b.example',
      'https://x',
    ];
    for (const website of invalid) {
      expect([website, (await lead(website)).statusCode]).toEqual([website, 400]);
    }
  });

  it('reveal nothing about URLs that never existed', async () => {
    for (const slug of [randomUUID(), 'x', 'A'.repeat(22), 'A'.repeat(500)]) {
      expect((await open(api(), `/v/${slug}`)).statusCode).toBe(404);
    }
  });
});

onPostgres(
  'share links where a proxy knows the country',
  (api) => {
    it('are refused outside their markets, and if the proxy reports no country', async () => {
      const person = await api().signUp({ credits: 100 });
      const id = await approvedVideo(api(), person, ['US-NJ', 'GB']);
      const path = pathOf(await share(api(), person, id));
      const from = async (place: string | null) =>
        open(api(), path, place === null ? {} : { 'cf-ipcountry': place });
      expect((await from('GB')).statusCode).toBe(200);
      expect((await from('GB')).body).not.toContain('Where are you');
      expect((await from('gb')).statusCode).toBe(200);
      for (const place of ['DE', 'US-NY', 'T1', 'XX', '', null]) {
        expect([place, (await from(place)).statusCode]).toEqual([place, 451]);
      }
      const asked = await from('US');
      expect(asked.body).toContain('New Jersey');
      expect(asked.body).not.toContain('United Kingdom');
      const responses = { age: 'yes', market: 'GB' };
      const abroad = await enter(api(), path, responses, { 'cf-ipcountry': 'US' });
      expect(abroad.statusCode).toBe(451);
      expect(abroad.body).toContain('Choose another place');
      expect((await enter(api(), path, responses)).statusCode).toBe(451);

      const entered = await enter(api(), `${path}/embed`, { age: 'yes' }, { 'cf-ipcountry': 'GB' });
      const film = filmIn(entered.body);
      expect((await open(api(), film, { 'cf-ipcountry': 'GB' })).statusCode).toBe(200);
      expect((await open(api(), film, { 'cf-ipcountry': 'DE' })).statusCode).toBe(404);
    });
  },
  { COUNTRY_HEADER: 'CF-IPCountry' },
);

onPostgres(
  'an unlock',
  (api) => {
    it("counts once towards the network's limit", async () => {
      const person = await api().signUp({ credits: 100 });
      const path = pathOf(await share(api(), person, await approvedVideo(api(), person)));
      const nonce = nonceIn((await open(api(), path)).body);
      const responses = { age: 'yes', market: 'GB', nonce };
      // Only this test calls from here.
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const { statusCode } = await api().app.inject({
          method: 'POST',
          url: path,
          remoteAddress: '127.0.0.1',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(responses).toString(),
        });
        statuses.push(statusCode);
      }
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    });
  },
  { LIMIT_CALLS_PER_ADDRESS: '5' },
);
