import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

interface Refused {
  readonly what: string;
  readonly body: unknown;
  readonly status: number;
  readonly message: string;
  readonly headers?: Record<string, string>;
}

const PROMPT_TOO_SHORT = 'Prompt must be at least 10 characters';
const NOT_AN_OBJECT = 'The request must be a JSON object';
const NOT_JSON = 'The request body is not valid JSON';

const REFUSED_VIDEOS: readonly Refused[] = [
  {
    what: 'no preset',
    body: { prompt: VIDEO_REQUEST.prompt },
    status: 400,
    message: 'Please select a preset',
  },
  {
    what: 'an empty preset',
    body: { ...VIDEO_REQUEST, preset: '' },
    status: 400,
    message: 'Please select a preset',
  },
  {
    what: 'a short prompt',
    body: { ...VIDEO_REQUEST, prompt: 'too short' },
    status: 400,
    message: PROMPT_TOO_SHORT,
  },
  {
    what: 'a prompt of spaces',
    body: { ...VIDEO_REQUEST, prompt: ' '.repeat(40) },
    status: 400,
    message: PROMPT_TOO_SHORT,
  },
  {
    what: 'a prompt that is a number',
    body: { ...VIDEO_REQUEST, prompt: 12 },
    status: 400,
    message: PROMPT_TOO_SHORT,
  },
  {
    what: 'a prompt that is a list',
    body: { ...VIDEO_REQUEST, prompt: ['a golden night'] },
    status: 400,
    message: PROMPT_TOO_SHORT,
  },
  {
    what: 'a shape nobody knows',
    body: { ...VIDEO_REQUEST, aspectRatio: '4:3' },
    status: 400,
    message: 'Aspect ratio must be one of 16:9, 9:16, 1:1',
  },
  {
    what: 'half a second',
    body: { ...VIDEO_REQUEST, duration: 10.5 },
    status: 400,
    message: 'Duration must be a whole number from 5 to 60 seconds',
  },
  {
    what: 'an hour',
    body: { ...VIDEO_REQUEST, duration: 3600 },
    status: 400,
    message: 'Duration must be a whole number from 5 to 60 seconds',
  },
  {
    what: 'a frame rate as text',
    body: { ...VIDEO_REQUEST, fps: '30' },
    status: 400,
    message: 'FPS must be a whole number from 24 to 60',
  },
  {
    what: 'an unknown market',
    body: { ...VIDEO_REQUEST, markets: ['XX'] },
    status: 400,
    message: 'Unknown market',
  },
  { what: 'an array', body: [], status: 400, message: NOT_AN_OBJECT },
  { what: 'a text', body: '"roulette"', status: 400, message: NOT_AN_OBJECT },
  { what: 'null', body: 'null', status: 400, message: NOT_AN_OBJECT },
  { what: 'half a JSON text', body: '{"preset":', status: 400, message: NOT_JSON },
  {
    what: 'a __proto__ key',
    body: '{"__proto__":{"preset":"slots"}}',
    status: 400,
    message: NOT_JSON,
  },
  {
    what: 'a constructor trick',
    body: '{"constructor":{"prototype":{}}}',
    status: 400,
    message: NOT_JSON,
  },
  {
    what: 'a NUL character',
    body: { ...VIDEO_REQUEST, prompt: 'A golden night\0' },
    status: 400,
    message: 'Must not contain NUL characters',
  },
  {
    what: 'half a character',
    body: { ...VIDEO_REQUEST, prompt: 'A golden night \ud800 at the wheel' },
    status: 400,
    message: 'Contains an invalid character',
  },
  {
    what: 'words that are none',
    body: { ...VIDEO_REQUEST, words: { headline: 5 } },
    status: 400,
    message: 'The headline must be text',
  },
  { what: 'nothing at all', body: '', status: 400, message: 'Please select a preset' },
  {
    what: 'a form',
    body: 'preset=slots',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    message: 'Requests with a body must be JSON',
  },
  {
    what: 'plain text',
    body: '{}',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    message: 'Requests with a body must be JSON',
  },
  {
    what: 'more than 1 MiB',
    body: { ...VIDEO_REQUEST, prompt: 'x'.repeat(1_100_000) },
    status: 413,
    message: 'The request is larger than 1 MiB',
  },
];

onPostgres('refusals', (api) => {
  it.each(REFUSED_VIDEOS)(
    'refuses a video of $what',
    async ({ body, status, message, headers }) => {
      const { token } = await api().signUp();
      const response = await api().call('POST', '/api/jobs', {
        token,
        body,
        headers: headers ?? JSON_TYPE,
      });
      expect({
        status: response.statusCode,
        message: response.json<{ message: string }>().message,
      }).toEqual({ status, message });
      const stats = await api().call('GET', '/api/dashboard/stats', { token });
      expect(stats.json()).toMatchObject({ creditsRemaining: 50, totalVideos: 0 });
    },
  );

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api'],
    ['DELETE', '/api/jobs'],
    ['GET', '/media/jobs/unknown.mp4'],
    ['GET', '/media/..%2f..%2fetc%2fpasswd'],
  ])('answers %s %s with a JSON 404', async (method, path) => {
    const response = await api().call(method, path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Not found', code: 'not_found' });
  });

  it.each(['no-id', '%00', '%ff', '00000000-0000-4000-8000-000000000000', "1' or '1'='1"])(
    'answers the job id %s with 404',
    async (id) => {
      const { token } = await api().signUp();
      const response = await api().call('POST', `/api/jobs/${id}/check-status`, { token });
      expect(response.statusCode).toBe(404);
      expect(response.json<{ code: string }>().code).toBe('not_found');
    },
  );

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=AAAA', 'cursor=%00', 'limit=1&limit=2'])(
    'refuses the list query %s',
    async (query) => {
      const { token } = await api().signUp();
      const response = await api().call('GET', `/api/jobs?${query}`, { token });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ code: string }>().code).toBe('validation_failed');
    },
  );

  it('refuses a NUL character in a query', async () => {
    const { token } = await api().signUp();
    const response = await api().call('GET', '/api/admin/users?search=%00', { token });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Must not contain NUL characters' });
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    `Bearer ${'a'.repeat(43)}`,
    'Bearer \u00e4',
  ])('answers the authorization %s with 401', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await api().call('GET', '/api/jobs', { headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Please sign in', code: 'not_signed_in' });
  });

  it('tells nothing of an unexpected fault but a request id', async () => {
    const { token } = await api().signUp();
    const { credits } = api().services;
    const { balanceOf } = credits;
    Object.assign(credits, {
      balanceOf: () => Promise.reject(new Error('select secret from vault')),
    });
    const response = await api().call('GET', '/api/dashboard/stats', { token });
    Object.assign(credits, { balanceOf });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      message: 'Something went wrong on our side',
      code: 'internal',
      requestId: response.headers['x-request-id'],
    });
  });

  it('is alive and ready, and says when the database is gone', async () => {
    expect((await api().call('GET', '/healthz')).statusCode).toBe(200);
    expect((await api().call('GET', '/readyz')).statusCode).toBe(200);
  });

  it('sends a strict content policy and forbids keeping answers', async () => {
    const { headers } = await api().call('GET', '/api/presets');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('tells in the same form what never becomes a request', async () => {
    const { app } = api();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const send = async (request: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      return [head.split('\r\n')[0], JSON.parse(body)];
    };
    expect(await send('hello\r\n\r\n')).toEqual([
      'HTTP/1.1 400 Bad Request',
      { message: 'The request is not valid HTTP', code: 'malformed_request' },
    ]);
    const long = `GET /api/presets HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await send(long)).toEqual([
      'HTTP/1.1 431 Request Header Fields Too Large',
      { message: 'The headers of the request are too large', code: 'headers_too_large' },
    ]);
  });
});
