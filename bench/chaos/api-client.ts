import { setTimeout as delay } from 'node:timers/promises';

import type { Installation } from './installation.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const CALL_TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 300;

/** A client behind a load balancer: each call goes to any of the API processes. */
export function createApiClient({ fleet }: Pick<Installation, 'fleet'>, random: () => number) {
  let failedCalls = 0;

  async function tryOnce(call: Call): Promise<Answer> {
    const api = fleet.apis[Math.floor(random() * fleet.apis.length)];
    const response = await fetch(`http://localhost:${api?.environment['PORT']}${call.path}`, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        ...call.headers,
        ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /** Repeats a call until a process has responded; only safe for calls that can be repeated. */
  async function retryUntilServed(call: Call, signal: AbortSignal): Promise<Answer> {
    for (;;) {
      signal.throwIfAborted();
      try {
        const response = await tryOnce(call);
        if (response.status < 500 && response.status !== 429) return response;
      } catch {
        // Refused, cut off, or timed out: the response, if there was one, is lost.
      }
      failedCalls += 1;
      await delay(RETRY_DELAY_MS, undefined, { signal });
    }
  }

  return { retryUntilServed, failedCalls: () => failedCalls };
}

export type ApiClient = ReturnType<typeof createApiClient>;
