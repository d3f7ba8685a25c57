import { randomUUID } from 'node:crypto';

import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

import { ROUTES } from '#contracts/route-table.ts';
import { serveApiDocs } from '#server/http/api-docs/api-docs.ts';
import { serveHealth } from '#server/http/serving/health.ts';
import { compressResponses } from '#server/http/responses/compress-responses.ts';
import { acceptJsonBodies } from '#server/http/requests/json-body.ts';
import { refuseNulInQueries } from '#server/http/requests/nul-characters.ts';
import { configureValidationMessages } from '#server/http/requests/validation-messages.ts';
import { keepCallContext } from '#server/http/callers/keep-call-context.ts';
import { networkOf } from '#server/http/callers/network-of.ts';
import { refuseConnection } from '#server/http/refuse-connection.ts';
import { registerRoutes, type Gate, type HandlersOf } from '#server/http/register-routes.ts';
import { respondWithError } from '#server/http/responses/respond-with-error.ts';
import { sendSecurityHeaders } from '#server/http/responses/security-headers.ts';
import { compileSerializer } from '#server/http/responses/serialize-response.ts';
import { serveMetrics, type MetricsReaders } from '#server/http/serving/serve-metrics.ts';
import { serveMedia, type FindMediaHolder } from '#server/http/serving/serve-media.ts';
import { serveWeb } from '#server/http/serving/serve-web.ts';
import type { WebBuild } from '#server/http/serving/web-build.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { ReadinessChecks } from '#server/platform/readiness.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Tracing } from '#server/platform/tracing/tracing.ts';

type Routes = typeof ROUTES;

/** The handlers of all features, by the names of the route table. */
export type Handlers = { readonly [Feature in keyof Routes]: HandlersOf<Routes[Feature]> };

export interface AppParts {
  readonly http: Config['http'];
  readonly limits: Config['limits'];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metricsReaders: MetricsReaders;
  readonly tracing: Tracing;
  readonly readiness: ReadinessChecks;
  readonly storage: Storage;
  readonly media: MediaAddresses;
  readonly findMediaHolder: FindMediaHolder;
  readonly isDeletedFile: (key: string) => Promise<boolean>;
  readonly handlers: Handlers;
  readonly gate: Gate;
  /** Pages that features render themselves. */
  readonly pages: readonly ((app: FastifyInstance) => void)[];
  readonly web: WebBuild | null;
}

const BODY_BYTES_MAX = 1024 * 1024;
/** How long a request may take to arrive, so that slow senders do not hold connections. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the HTTP server without listening yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  configureValidationMessages();
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app = Fastify({
    loggerInstance,
    // Requests are not logged; failures are logged by `respondWithError`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(parts.http.trustProxy),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    // Request ids come from the call context.
    childLoggerFactory: (logger) => logger,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    // Addresses that cannot be decoded fail before any route is found.
    frameworkErrors: respondWithError,
    clientErrorHandler: refuseConnection,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(respondWithError);
  keepCallContext(app, {
    tracing: parts.tracing,
    trustsCallersTrace: parts.http.trustProxy !== false,
  });
  acceptJsonBodies(app);
  refuseNulInQueries(app);
  await compressResponses(app);
  sendSecurityHeaders(app, {
    isHttps: parts.http.isHttps,
    inlineScriptHashes: parts.web?.inlineScriptHashes ?? [],
  });
  // Synchronous hooks use callbacks: a promise per hook would slow down every request.
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    const isOfApi = request.url.startsWith('/api/');
    if (isOfApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  limitForms(app, parts.gate);
  registerRoutes(app, { routes: ROUTES, handlers: parts.handlers, gate: parts.gate });
  for (const servePages of parts.pages) servePages(app);
  serveApiDocs(app, { publicUrl: parts.http.publicUrl, limits: parts.limits });
  serveMedia(app, {
    storage: parts.storage,
    addresses: parts.media,
    findHolder: parts.findMediaHolder,
    isDeleted: parts.isDeletedFile,
  });
  serveMetrics(app, parts.metrics, parts.metricsReaders);
  serveHealth(app, parts.readiness);
  await serveWeb(app, parts.web);
  return app;
}

/** Counts form submissions as anonymous calls: they write and carry no token. */
function limitForms(app: FastifyInstance, { countAnonymous }: Gate): void {
  const countForm = async (ip: string) => countAnonymous(networkOf(ip));
  app.addHook('onRequest', ({ ip, method, url }, _reply, done) => {
    const isForm = method !== 'GET' && method !== 'HEAD' && !url.startsWith('/api/');
    if (isForm) countForm(ip).then(() => done(), done);
    else done();
  });
}

/** A number is the count of trusted proxies, starting from the nearest. */
function trustedProxies(setting: Config['http']['trustProxy']) {
  if (typeof setting !== 'number') return setting;
  return (_address: string, hop: number) => hop < setting;
}
