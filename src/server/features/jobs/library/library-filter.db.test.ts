import { beforeAll, expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { putJob } from '#tests/support/job-states.ts';
import { onPostgres, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const GOLD = 'Golden light over the roulette table at midnight';
const SILVER = 'Silver chips are stacked at the quiet blackjack table';
const POKER = 'The river card lands and the whole table falls silent';

onPostgres('the list of videos', (api) => {
  let owner: Person;

  async function create(prompt: string, changes: object): Promise<JobId> {
    const body = { ...VIDEO_REQUEST, prompt, ...changes };
    const response = await api().call('POST', '/api/jobs', { token: owner.token, body });
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
    return response.json<JobBody>().id as JobId;
  }

  async function prompts(query: string): Promise<string[]> {
    const response = await api().call('GET', `/api/jobs?${query}`, owner);
    expect(response.statusCode).toBe(200);
    return response.json<JobBody[]>().map(({ prompt }) => prompt);
  }

  beforeAll(async () => {
    owner = await api().signUp({ credits: 200 });
    await create(GOLD, {
      preset: 'roulette',
      markets: ['GB', 'US'],
      words: { lines: [{ kind: 'offer', text: 'Free entry before ten' }] },
    });
    const silver = await create(SILVER, { preset: 'blackjack', markets: ['US'] });
    const poker = await create(POKER, { preset: 'poker', markets: ['US'] });
    await putJob(api().db, silver, { run: { status: 'ready' }, files: { videoKey: 'jobs/a.mp4' } });
    await api().call('POST', `/api/jobs/${poker}/cancel`, owner);
    const label = { token: owner.token, body: { title: 'Sunday freeroll' } };
    await api().call('PATCH', `/api/jobs/${poker}`, label);
  });

  it.each([
    ['', [POKER, SILVER, GOLD]],
    ['order=oldest', [GOLD, SILVER, POKER]],
    ['search=GOLDEN', [GOLD]],
    ['search=free+entry', [GOLD]],
    ['search=_____', []],
    ['search=freeroll', [POKER]],
    ['search=%25', []],
    ['status=unfinished', [GOLD]],
    ['status=ready', [SILVER]],
    ['status=failed', []],
    ['status=cancelled', [POKER]],
    ['review=approved', []],
    ['preset=blackjack', [SILVER]],
    ['market=GB', [GOLD]],
    ['author=nobody_here', []],
    ['from=2100-01-01T00:00:00.000Z', []],
    ['until=2100-01-01T00:00:00.000Z&preset=poker', [POKER]],
  ])('filtered by "%s" returns what matches', async (query, expected) => {
    expect(await prompts(query)).toEqual(expected);
  });

  it('lists authors and finds them by part of their name', async () => {
    const { username } = owner.user;
    expect(await prompts(`author=${username.slice(2).toUpperCase()}`)).toHaveLength(3);
    const response = await api().call('GET', '/api/jobs', owner);
    const authors = response.json<JobBody[]>().map(({ author }) => author);
    expect(authors).toEqual([username, username, username]);
  });

  it('finds a video in every size, ordered together or later, and no one else’s', async () => {
    const person = await api().signUp({ credits: 400 });
    const words = { headline: 'Midnight gold' };
    const make = async (changes: object, { token } = person) => {
      const body = { ...VIDEO_REQUEST, prompt: GOLD, words, ...changes };
      const response = await api().call('POST', '/api/jobs', { token, body });
      return response.json<JobBody>().id;
    };
    const sizesOf = async (id: string, { token } = person) => {
      const response = await api().call('GET', `/api/jobs?sizesOf=${id}`, { token });
      return response.json<JobBody[]>().map(({ controlsJson }) => controlsJson['aspectRatio']);
    };
    const first = await make({ shapes: ['16:9', '9:16'] });
    const later = await make({ aspectRatio: '1:1' });
    await make({ aspectRatio: '1:1', words: { headline: 'Silver noon' } });
    await make({ aspectRatio: '1:1', preset: 'slots' });
    expect(await sizesOf(first)).toEqual(['1:1', '16:9', '9:16']);
    expect(await sizesOf(later)).toEqual(['1:1', '16:9', '9:16']);
    expect(await sizesOf(first, await api().signUp())).toEqual([]);
  });

  it('pages in either order', async () => {
    for (const order of ['newest', 'oldest']) {
      const first = await api().call('GET', `/api/jobs?limit=2&order=${order}`, owner);
      const next = /<([^>]*)>/.exec(String(first.headers['link']))?.[1] ?? '';
      const second = await api().call('GET', next, owner);
      const ids = [...first.json<JobBody[]>(), ...second.json<JobBody[]>()].map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      expect(next).toContain(`order=${order}`);
    }
  });

  it('refuses unknown filters', async () => {
    for (const query of ['status=lost', 'market=XX', 'order=random', 'from=yesterday']) {
      expect((await api().call('GET', `/api/jobs?${query}`, owner)).statusCode).toBe(400);
    }
  });
});
