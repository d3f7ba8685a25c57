import Fastify, { type FastifyBaseLogger } from 'fastify';

import { serveHealth } from '#server/http/serving/health.ts';
import { respondWithError } from '#server/http/responses/respond-with-error.ts';
import { serveMetrics } from '#server/http/serving/serve-metrics.ts';
import { readinessChecksOf } from '#server/platform/readiness.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { Part } from '#server/processes/run-process.ts';

/** Health and metrics on `METRICS_PORT` for a process without an API; nothing if it is unset. */
export async function startMonitoring(platform: Platform): Promise<Part> {
  const { config, db, log, metrics, storage } = platform;
  const { port, token } = config.metrics;
  if (port === null) return { stop: () => Promise.resolve() };
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({ loggerInstance, forceCloseConnections: true });
  app.setErrorHandler(respondWithError);
  // A separate port that is not exposed by the public proxy.
  serveMetrics(app, metrics, { token, isOpenHere: true });
  serveHealth(app, readinessChecksOf({ db, storage, dataFolder: config.data.folder }));
  await app.listen({ port, host: config.http.host });
  return { stop: () => app.close() };
}
