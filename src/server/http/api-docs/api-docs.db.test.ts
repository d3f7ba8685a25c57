import { expect, it } from 'vitest';

import { API_SCOPE_NAMES } from '#domain/people/api-scopes.ts';
import { onPostgres } from '#tests/support/test-api.ts';

onPostgres('the API documentation', (api) => {
  it('offers to try calls that need nothing but a key', async () => {
    const { token } = await api().signUp();
    const body = { name: 'Trial', scopes: API_SCOPE_NAMES };
    const made = await api().call('POST', '/api/developers/keys', { token, body });
    const { key } = made.json<{ key: string }>();
    const page = (await api().call('GET', '/api/docs')).body;
    const paths = [...page.matchAll(/<option(?: selected)?>([^<]+)<\/option>/g)].map(
      ([, path = '']) => path,
    );
    expect(paths).toEqual(expect.arrayContaining(['/api/jobs', '/api/audit', '/api/presets']));
    const answers = await Promise.all(
      paths.map(async (path) => [path, (await api().call('GET', path, { token: key })).statusCode]),
    );
    expect(answers).toEqual(paths.map((path) => [path, 200]));
  });
});
