import type { z } from 'zod';

import type { Route } from '#contracts/route.ts';
import { ApiError, isConnectionFailure, isGatewayFailure } from '#web/api/api-error.ts';
import { restoreConnection } from '#web/api/connection.ts';
import { signOut, useSession } from '#web/session/session-store.ts';

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R[Name] extends z.ZodType
  ? Partial<z.input<R[Name]>> extends z.input<R[Name]>
    ? { readonly [K in Name]?: z.input<R[Name]> }
    : { readonly [K in Name]: z.input<R[Name]> }
  : unknown;

/** What a route takes: its parameters, query and body, as the contract's schemas say. */
export type CallInput<R extends Route> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'body'> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
  };

/** What a route returns; undefined where it has no body. */
export type CallResponse<R extends Route> = R['response'] extends z.ZodType
  ? z.output<R['response']>
  : undefined;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

function addressOf(route: Route, input: LooseInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function headersOf(input: LooseInput, token: string | null): Record<string, string> {
  return {
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...input.headers,
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? await response.json() : undefined;
}

/** The address of the next page, from `Link: <…?cursor=X>; rel="next"`; null on the last page. */
export function nextCursorOf(link: string | null): string | null {
  const next = /<([^>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (next === undefined) return null;
  return new URL(next, 'http://any.invalid').searchParams.get('cursor');
}

/** The browser's fetch, which notices when the server is out of reach. */
async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (isConnectionFailure(error)) void restoreConnection();
    throw error;
  }
}

async function send(route: Route, input: LooseInput): Promise<Response> {
  const { token } = useSession.getState();
  const response = await reach(addressOf(route, input), {
    method: route.method,
    credentials: 'include',
    headers: headersOf(input, token),
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
  });
  if (response.ok) return response;
  // A later login may have replaced the token while this response was on its way.
  if (response.status === 401 && token !== null && useSession.getState().token === token) signOut();
  const error = new ApiError(response.status, response.statusText, await response.text());
  if (isGatewayFailure(error)) void restoreConnection();
  throw error;
}

/**
 * Calls one route of the contract. Failures are thrown: `ApiError` for a response that is no success,
 * the browser's `TypeError` where the server was not reached. A refused stored login is cleared,
 * which takes the guarded screens to /login.
 */
export async function call<const R extends Route>(
  route: R,
  input: CallInput<R>,
): Promise<CallResponse<R>> {
  return (await bodyOf(await send(route, input))) as CallResponse<R>;
}

/** Calls a route that returns a file. */
export async function callFile<const R extends Route & { readonly file: object }>(
  route: R,
  input: CallInput<R>,
): Promise<Blob> {
  return (await send(route, input)).blob();
}

export interface Page<Item> {
  readonly items: Item;
  readonly nextCursor: string | null;
}

/** Calls a list route and says where its next page starts. */
export async function callPage<const R extends Route>(
  route: R,
  input: CallInput<R>,
): Promise<Page<CallResponse<R>>> {
  const response = await send(route, input);
  return {
    items: (await bodyOf(response)) as CallResponse<R>,
    nextCursor: nextCursorOf(response.headers.get('link')),
  };
}

/** Calls a list route for all of its pages. */
export async function callAll<const R extends Route & { readonly response: z.ZodArray }>(
  route: R,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResponse<R>> {
  const items: unknown[] = [];
  let cursor: string | undefined;
  do {
    const response = await send(route, { query: { cursor }, signal });
    items.push(...((await bodyOf(response)) as unknown[]));
    cursor = nextCursorOf(response.headers.get('link')) ?? undefined;
  } while (cursor !== undefined);
  return items as CallResponse<R>;
}
