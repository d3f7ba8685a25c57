import { expect, it } from 'vitest';

import { addMember } from '#tests/support/people.ts';
import { onPostgres, type Person } from '#tests/support/test-api.ts';

const COUNT = 3;

interface Item {
  readonly id?: string;
  readonly userId?: string;
  readonly username?: string;
  readonly name?: string;
  readonly email?: string;
  readonly url?: string;
}

const nameOf = ({ name, url, email, username }: Item) => name ?? url ?? username ?? email;

onPostgres('lists of an organization', (api) => {
  const make = ({ token }: Person, path: string, body: object) =>
    api().call('POST', path, { token, body });

  /** Fills all lists, one after another, and returns the names of the people in that order. */
  async function fill(owner: Person): Promise<string[]> {
    const people = [owner.user.username];
    for (const index of Array.from({ length: COUNT }, (_, each) => each)) {
      const member = await addMember(api(), owner, 'creator');
      people.push(member.user.username);
      // Out of order, so that their names tell them apart from their age.
      const name = `f${(index + 1) % COUNT}`;
      await make(owner, '/api/folders', { name });
      await make(owner, '/api/team/invite', { email: `${name}@example.test`, role: 'viewer' });
      await make(owner, '/api/developers/keys', { name, scopes: ['workspace:read'] });
      const webhook = { url: `https://example.com/${name}`, events: ['job.ready'] };
      await make(owner, '/api/developers/webhooks', webhook);
    }
    return people.toReversed();
  }

  it('come in pages, newest first but for folders', async () => {
    const owner = await api().signUp();
    const people = await fill(owner);
    const newest = ['f0', 'f2', 'f1'];
    const expected = {
      '/api/team/members': people,
      '/api/billing/budgets': people,
      '/api/team/invitations': newest.map((name) => `${name}@example.test`),
      '/api/developers/keys': newest,
      '/api/developers/webhooks': newest.map((name) => `https://example.com/${name}`),
      '/api/folders': ['f0', 'f1', 'f2'],
    };
    const { token } = owner;
    for (const [path, names] of Object.entries(expected)) {
      let next: string | undefined = `${path}?limit=2`;
      const pages: (string | undefined)[][] = [];
      while (next !== undefined) {
        const page = await api().call('GET', next, { token });
        pages.push(page.json<Item[]>().map(nameOf));
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
      }
      expect([path, ...pages]).toEqual([path, names.slice(0, 2), names.slice(2)]);
      expect((await api().call('GET', `${path}?limit=0`, { token })).statusCode).toBe(400);
    }
    const gone = `/api/folders?cursor=${Buffer.from(`1.${owner.user.id}`).toString('base64url')}`;
    expect((await api().call('GET', gone, { token })).statusCode).toBe(400);
  });
});
