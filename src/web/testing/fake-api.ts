import { onTestFinished, vi } from 'vitest';

import type { ErrorCode } from '#contracts/errors.ts';
import type { Route } from '#contracts/route.ts';
import type { CallResponse } from '#web/api/client.ts';

import { ALIVE_ADDRESS, answerNothing } from './answer-nothing.ts';

/** A call that reached the API. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Respond<Body> = (call: FakeCall) => Body | Response | Promise<Body | Response>;

interface FakeRoute {
  readonly route: Route;
  readonly path: RegExp;
  readonly respond: Respond<unknown>;
}

export interface FakeApi {
  /** What was called, oldest first. */
  readonly calls: readonly FakeCall[];
  /** From now on `route` responds so; without it a call fails. */
  on<R extends Route>(route: R, respond: Respond<CallResponse<R>>): void;
  /** The bodies that `route` was called with. */
  bodiesOf(route: Route): readonly unknown[];
  /** The queries that `route` was called with. */
  queriesOf(route: Route): readonly FakeCall['query'][];
}

/** Takes the place of the server until the test ends. */
export function startFakeApi(): FakeApi {
  const routes: FakeRoute[] = [];
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address === ALIVE_ADDRESS) return new Response('ok');
    const call = callOf(address, init);
    calls.push(call);
    const known = routes.findLast(({ route, path }) => isCallOf(route, path, call));
    if (!known) throw new TypeError(`Nothing responds to ${call.method} ${call.path}`);
    const response = await known.respond(call);
    if (response instanceof Response) return response;
    return response === undefined ? new Response(null, { status: 204 }) : Response.json(response);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal('fetch', answerNothing);
  });
  const callsOf = (route: Route) => calls.filter((call) => isCallOf(route, patternOf(route), call));
  return {
    calls,
    on: (route, respond) => {
      routes.push({ route, path: patternOf(route), respond });
    },
    bodiesOf: (route) => callsOf(route).map(({ body }) => body),
    queriesOf: (route) => callsOf(route).map(({ query }) => query),
  };
}

/** A response that is no success, as the server sends it. */
export function failure(
  status: number,
  body: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
  },
): Response {
  return Response.json(body, { status });
}

function patternOf({ path }: Route): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function isCallOf({ method }: Route, path: RegExp, call: FakeCall): boolean {
  return method === call.method && path.test(call.path);
}

function callOf(address: string, init: RequestInit): FakeCall {
  const url = new URL(address, 'http://any.invalid');
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
  };
}
