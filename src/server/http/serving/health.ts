import type { FastifyInstance } from 'fastify';

import type { ReadinessChecks } from '#server/platform/readiness.ts';
import { checkReadiness } from '#server/platform/readiness.ts';

const UNAVAILABLE = 503;

/** Serves `/healthz` (the process is alive) and `/readyz` (each of its dependencies responds). */
export function serveHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const { isReady, parts, errors } = await checkReadiness(checks);
    for (const [part, error] of errors) request.log.error({ err: error, part }, 'not ready');
    if (isReady) return { status: 'ready', parts };
    return reply.code(UNAVAILABLE).send({
      status: 'unavailable',
      code: 'unavailable',
      message: `Not ready: ${[...errors.keys()].join(', ')}`,
      parts,
    });
  });
}
