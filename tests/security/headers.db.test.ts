import { expect, it } from 'vitest';

import { onPostgres, type TestApi } from '#tests/support/test-api.ts';

const PLACES = [
  '/',
  '/login',
  '/api/presets',
  '/api/docs',
  '/media/none.mp4',
  '/nothing',
  '/healthz',
];

const policyOf = async (api: TestApi, path: string) => {
  const { headers } = await api.call('GET', path);
  const text = String(headers['content-security-policy']);
  return new Map(
    text.split(';').map((part): [string, string[]] => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
};

onPostgres('headers of every answer', (api) => {
  it.each(PLACES)('allow only our own scripts on %s, and no framing', async (path) => {
    const policy = await policyOf(api(), path);
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
    for (const source of scripts) expect(source).toMatch(/^'(self|none|sha256-[\w+/=]+)'$/);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    const { headers } = await api().call('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('allow nothing to other sites, with or without preflight, and set no cookie', async () => {
    const origin = 'https://elsewhere.example';
    const asked = { origin, 'access-control-request-method': 'POST' };
    for (const path of PLACES) {
      for (const [method, headers] of [
        ['OPTIONS', asked],
        ['GET', { origin }],
      ] as const) {
        const response = await api().call(method, path, { headers });
        const names = Object.keys(response.headers).filter((name) =>
          /^access-control|^set-cookie/.test(name),
        );
        expect([method, path, names]).toEqual([method, path, []]);
      }
    }
    const { headers } = await api().call('POST', '/api/auth/login', {
      body: { email: 'nobody@example.test', password: 'long enough' },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('reflect nothing from a request: no id, no line breaks, no host', async () => {
    const { token } = await api().signUp();
    const injected = '%0d%0aset-cookie:%20a=b';
    for (const path of [`/api/jobs?limit=1&x=${injected}`, `/${injected}`, `/media/${injected}`]) {
      const response = await api().call('GET', path, {
        token,
        headers: { 'x-request-id': 'forged', host: 'evil.example' },
      });
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.headers['x-request-id']).not.toBe('forged');
      expect(JSON.stringify(response.headers)).not.toContain('evil.example');
    }
  });

  it('limit the time a request takes to arrive to half a minute', () => {
    expect(api().app.server.requestTimeout).toBe(30_000);
  });
});

onPostgres(
  'headers behind TLS',
  (api) => {
    it('require TLS', async () => {
      const { headers } = await api().call('GET', '/api/presets');
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    });
  },
  { PUBLIC_URL: 'https://videos.example.com' },
);
