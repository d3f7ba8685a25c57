import Fastify, { type FastifyBaseLogger } from 'fastify';

import { serveHealth } from '#server/http/health.ts';
import { respondWithError } from '#server/http/respond-with-error.ts';
import { serveMetrics } from '#server/http/serve-metrics.ts';
import { readinessChecksOf } from '#server/platform/readiness.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Part } from '#server/processes/run-process.ts';

/** Lets a process without an API be watched: health and figures on `METRICS_PORT`; nothing where it is unset. */
export async function startWatching(platform: Platform): Promise<Part> {
  const { config, db, log, metrics, storage } = platform;
  const { port, token } = config.metrics;
  if (port === null) return { stop: () => Promise.resolve() };
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({ loggerInstance, forceCloseConnections: true });
  app.setErrorHandler(respondWithError);
  // A port of its own, which no proxy for visitors leads to.
  serveMetrics(app, metrics, { token, isOpenHere: true });
  serveHealth(app, readinessChecksOf({ db, storage, dataFolder: config.data.folder }));
  await app.listen({ port, host: config.http.host });
  return { stop: () => app.close() };
}
