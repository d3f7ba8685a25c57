import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#server/app-error.ts';
import { isLoopbackAddress } from '#server/platform/loopback.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

/** Measures every answer, and shows all figures at `/metrics` to whom they are for. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the address: addresses are as many as there are videos.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.httpSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const HEADERS_OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * With the token, or from this machine. A request that a proxy on this machine hands on comes from
 * loopback, too: it carries the proxy's headers.
 */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  const isHandedOn = HEADERS_OF_PROXIES.some((name) => headers[name] !== undefined);
  return !isHandedOn && isLoopbackAddress(socket.remoteAddress ?? '');
}

/** Compares hashes, so that the time taken tells nothing of either text. */
function isSame(given: string, expected: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(expected));
}
