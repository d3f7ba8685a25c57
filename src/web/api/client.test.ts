import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { authRoutes } from '#contracts/routes/auth.ts';
import { folderRoutes } from '#contracts/routes/folders.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call, callAll, callPage, nextCursorOf } from '#web/api/client.ts';
import { signIn, signOut, useSession } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';

const JOB_ID = '11111111-1111-4111-8111-111111111111';

const ANSWER = exampleLogin('creator');

const fetchFake = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

function lastCall() {
  const [address, init] = fetchFake.mock.calls.at(-1) ?? ['', {}];
  return { address, init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFake);
  fetchFake.mockImplementation(() => Promise.resolve(Response.json({})));
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  fetchFake.mockReset();
});

describe('a call', () => {
  it('sends JSON with a content type only where there is a body', async () => {
    await call(authRoutes.login, { body: { email: 'a@example.com', password: 'longenough' } });
    expect(lastCall().headers.get('content-type')).toBe('application/json');
    expect(lastCall().init.body).toBe('{"email":"a@example.com","password":"longenough"}');

    await call(jobRoutes.checkStatus, { params: { id: JOB_ID } });
    expect(lastCall().headers.has('content-type')).toBe(false);
    expect(lastCall().init.body).toBeUndefined();
  });

  it('always includes credentials, and a bearer token only when one is stored', async () => {
    await call(authRoutes.me, {});
    expect(lastCall().init.credentials).toBe('include');
    expect(lastCall().headers.has('authorization')).toBe(false);

    signIn(ANSWER);
    await call(authRoutes.me, {});
    expect(lastCall().headers.get('authorization')).toBe(`Bearer ${ANSWER.token}`);
  });

  it('puts parameters and query into the address', async () => {
    await call(jobRoutes.checkStatus, { params: { id: JOB_ID } });
    expect(lastCall().address).toBe(`/api/jobs/${JOB_ID}/check-status`);

    await call(jobRoutes.list, { query: { limit: 5, cursor: 'a b' } });
    expect(lastCall().address).toBe('/api/jobs?limit=5&cursor=a+b');
  });

  it('parses the answer only where it is JSON', async () => {
    fetchFake.mockResolvedValue(
      new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await call(authRoutes.me, {})).toBeUndefined();
    fetchFake.mockResolvedValue(Response.json([{ id: JOB_ID }]));
    expect(await call(jobRoutes.list, {})).toEqual([{ id: JOB_ID }]);
  });
});

describe('an error', () => {
  it('is an error whose message is the status, a colon, a space and the body text', async () => {
    const body = {
      message: 'You need 50 credits. Current balance: 0',
      code: 'insufficient_credits',
    };
    fetchFake.mockResolvedValue(Response.json(body, { status: 402 }));
    const error = await call(authRoutes.me, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty('message', `402: ${JSON.stringify(body)}`);
    expect(error).toHaveProperty('details.code', 'insufficient_credits');
    expect(sentenceOf(error, 'fallback')).toBe('You need 50 credits. Current balance: 0');
  });

  it('uses the status text of an empty body, and the fallback sentence', async () => {
    fetchFake.mockImplementation(async (address) =>
      address === '/healthz'
        ? new Response('')
        : new Response('', { status: 502, statusText: 'Bad Gateway' }),
    );
    const error = await call(authRoutes.me, {}).catch((thrown: unknown) => thrown);
    expect(error).toHaveProperty('message', '502: Bad Gateway');
    expect(sentenceOf(error, 'Something went wrong')).toBe('Something went wrong');
  });

  it('of a stored login clears it; of a login attempt clears nothing', async () => {
    fetchFake.mockImplementation(() => Promise.resolve(new Response('no', { status: 401 })));
    signIn(ANSWER);
    await expect(call(authRoutes.me, {})).rejects.toThrow('401: no');
    expect(useSession.getState()).toMatchObject({ isAuthenticated: false, token: null });
  });

  it('of an old token leaves a newer login alone', async () => {
    signIn(ANSWER);
    fetchFake.mockImplementation(() => {
      signIn({ ...ANSWER, token: 'newer-token' });
      return Promise.resolve(new Response('no', { status: 401 }));
    });
    await expect(call(authRoutes.me, {})).rejects.toThrow('401: no');
    expect(useSession.getState().token).toBe('newer-token');
  });
});

describe('pages of a list', () => {
  it.each([
    ['</api/jobs?limit=2&cursor=abc>; rel="next"', 'abc'],
    ['<http://casino.example/api/jobs?cursor=x%2By>; rel="next"', 'x+y'],
    ['</api/jobs?cursor=abc>; rel="prev"', null],
    [null, null],
  ])('the Link header %s leads to cursor %s', (link, cursor) => {
    expect(nextCursorOf(link)).toBe(cursor);
  });

  it('are called one after another for a whole list', async () => {
    const link = '</api/folders?cursor=next1>; rel="next"';
    fetchFake.mockResolvedValueOnce(Response.json([{ id: 1 }], { headers: { link } }));
    fetchFake.mockResolvedValueOnce(Response.json([{ id: 2 }]));
    const { signal } = new AbortController();
    expect(await callAll(folderRoutes.list, { signal })).toEqual([{ id: 1 }, { id: 2 }]);
    expect(lastCall().address).toBe('/api/folders?cursor=next1');
  });

  it('come with the cursor of the next one', async () => {
    fetchFake.mockResolvedValue(
      Response.json([], { headers: { link: '</api/jobs?cursor=next1>; rel="next"' } }),
    );
    expect(await callPage(jobRoutes.list, {})).toEqual({ items: [], nextCursor: 'next1' });
  });
});

it.each([
  ['This code is not valid. Please try again', 'This code is not valid. Please try again.'],
  ['You need 50 credits. Current balance: 30', 'You need 50 credits. Current balance: 30'],
  ['Invalid credentials', 'Invalid credentials'],
  ['Is it? Yes.', 'Is it? Yes.'],
])('ends what is more than one sentence with a period: %s', (message, said) => {
  expect(sentenceOf(new ApiError(400, '', JSON.stringify({ message })), '')).toBe(said);
});
