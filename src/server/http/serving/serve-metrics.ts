import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { isLoopbackAddress, isLoopbackHost } from '#server/platform/loopback.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

export interface MetricsReaders {
  /** Grants access to the metrics. */
  readonly token: string | null;
  /** Whether programs on this machine have access without the token. */
  readonly isOpenHere: boolean;
}

/** Measures every response, and serves the metrics at `/metrics`. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  readers: MetricsReaders,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The route, because there are as many addresses as videos.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.httpSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, readers)) throw new AppError('not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const HEADERS_OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Allows the token, or calls from this machine. A proxy on this machine also calls from loopback,
 * and not every proxy adds a header: one that forwards the visitor's `Host` is recognized by it,
 * and one that rewrites it often speaks HTTP/1.0.
 */
function mayRead({ headers, raw, socket }: FastifyRequest, readers: MetricsReaders): boolean {
  const { token, isOpenHere } = readers;
  if (token !== null && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  const isHandedOn = HEADERS_OF_PROXIES.some((name) => headers[name] !== undefined);
  return (
    isOpenHere &&
    !isHandedOn &&
    raw.httpVersion !== '1.0' &&
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    namesThisServer(headers.host ?? '', socket.localPort)
  );
}

function namesThisServer(host: string, port: number | undefined): boolean {
  const address = URL.parse(`http://${host}`);
  return (
    address !== null && isLoopbackHost(address.hostname) && Number(address.port || 80) === port
  );
}

/** Compares hashes, so that the timing reveals nothing about the texts. */
function isSame(given: string, expected: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(expected));
}
