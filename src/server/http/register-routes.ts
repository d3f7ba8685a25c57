import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';

import type { Route } from '#contracts/route.ts';
import { SINGLE_UPLOAD_BYTES_MAX } from '#domain/media/media.ts';
import type { Authenticate, CountAnonymous, SignedIn } from '#server/http/callers/authenticate.ts';
import { authorize } from '#server/http/callers/authorize.ts';
import { networkOf } from '#server/http/callers/network-of.ts';
import { withRawBodies } from '#server/http/requests/raw-body.ts';
import { uploadPartsOf, withUploads, type UploadPart } from '#server/http/requests/upload-body.ts';
import { currentContext } from '#server/platform/call-context.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type BodyOf<R extends Route> = R['rawBody'] extends true
  ? Buffer
  : R['upload'] extends true
    ? AsyncIterable<UploadPart>
    : Parsed<R['body']>;

/** The validated input of a handler, typed by its route. */
export interface Call<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: BodyOf<R>;
  /** The caller, who is allowed to call this route; null on public routes. */
  readonly caller: R['access'] extends 'public' ? null : SignedIn;
  /** The caller's network, for counting calls. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
  /** Sets the `Link` header to the next page; null after the last one. */
  readonly nextPage: (cursor: string | null) => void;
}

type HandlerResult<R extends Route> = R extends { file: object } | { events: object }
  ? Readable
  : R['response'] extends z.ZodType
    ? z.input<R['response']>
    : void;

export type Handler<R extends Route> = (call: Call<R>) => Promise<HandlerResult<R>>;

/** One handler per route of a table; a missing or extra one does not compile. */
export type HandlersOf<Routes extends Record<string, Route>> = {
  readonly [Name in keyof Routes]: Handler<Routes[Name]>;
};

type Table = Record<string, Record<string, Route>>;

type AllHandlers<T extends Table> = { readonly [Feature in keyof T]: HandlersOf<T[Feature]> };

/** The checks before every route: who is calling, and how often. */
export interface Gate {
  readonly authenticate: Authenticate;
  readonly countAnonymous: CountAnonymous;
}

interface RoutedTable<T extends Table> {
  readonly routes: T;
  readonly handlers: AllHandlers<T>;
  readonly gate: Gate;
}

/** Registers every route of the table with its handler, access check and schemas. */
export function registerRoutes<const T extends Table>(
  app: FastifyInstance,
  { routes, handlers, gate }: RoutedTable<T>,
): void {
  app.decorateRequest(ARRIVAL, null);
  for (const feature of Object.keys(routes)) {
    for (const name of Object.keys(routes[feature] ?? {})) {
      const route = routes[feature]?.[name];
      const handler = handlers[feature]?.[name] as Handler<Route> | undefined;
      if (!route || !handler) throw new Error(`No handler for ${feature}.${name}`);
      const register = (scope: FastifyInstance) => registerRoute(scope, { route, handler, gate });
      if (route.rawBody) withRawBodies(app, register);
      else if (route.upload) withUploads(app, { bytesMax: SINGLE_UPLOAD_BYTES_MAX }, register);
      else register(app);
    }
  }
}

interface RoutedCall {
  readonly route: Route;
  readonly handler: Handler<Route>;
  readonly gate: Gate;
}

function registerRoute(app: FastifyInstance, { route, handler, gate }: RoutedCall): void {
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(route),
    // Compression would delay events.
    ...(route.events && { compress: false }),
    // Runs before the body is read, so that callers without access learn nothing from validation.
    onRequest: async (request) => {
      const address = networkOf(request.ip);
      if (route.access === 'public') {
        gate.countAnonymous(address);
        request.setDecorator<Arrival>(ARRIVAL, { address, caller: null });
        return;
      }
      const { authorization } = request.headers;
      const caller = await gate.authenticate({ authorization, address });
      currentContext().apiKeyId = caller.apiKeyId;
      authorize(caller.actor, route.access);
      request.setDecorator<Arrival>(ARRIVAL, { address, caller });
    },
    ...(route.body && { preValidation: acceptNoBody }),
    handler: async (request, reply) => {
      const arrival = request.getDecorator<Arrival | null>(ARRIVAL);
      if (!arrival) throw new Error('A request was handled before it was checked');
      const result = await handler(callOf(route, { request, reply }, arrival));
      reply.code(route.response || route.events ? (route.status ?? 200) : 204);
      if (route.file) offerFile(reply, route.file, request.query);
      if (route.events) reply.headers(EVENT_STREAM);
      return result;
    },
  });
}

/** A missing body counts as an empty object. */
function acceptNoBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.body === undefined) request.body = {};
  done();
}

const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Keeps proxies from buffering events.
  'x-accel-buffering': 'no',
};

function offerFile(
  reply: FastifyReply,
  { type, name: usualName, nameOf, publicSeconds }: NonNullable<Route['file']>,
  query: unknown,
): void {
  const name = nameOf?.(query as Readonly<Record<string, unknown>>) ?? usualName;
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  if (publicSeconds) reply.header('cache-control', `public, max-age=${publicSeconds}`);
}

/** Fastify warns about schema keys that are present but undefined, so absent parts are left out. */
function schemaOf(route: Route): FastifySchema {
  return {
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(!route.events && {
      response: route.response
        ? { [route.status ?? 200]: route.response }
        : { 204: z.undefined().describe('Done') },
    }),
  };
}

/** A request property instead of a `WeakMap`, whose entries are expensive to garbage-collect. */
const ARRIVAL = 'arrival';

/** What is known about a request before its handler runs. */
interface Arrival {
  readonly address: string;
  /** Null on public routes only. */
  readonly caller: SignedIn | null;
}

function callOf(
  route: Route,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { address, caller }: Arrival,
): Call<Route> {
  return {
    params: route.params ? request.params : undefined,
    query: route.query ? request.query : undefined,
    body: bodyOf(route, request),
    caller: caller as Call<Route>['caller'],
    address,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    nextPage: (cursor) => {
      if (cursor !== null) reply.header('link', nextLink(request.url, cursor));
    },
  };
}

function bodyOf(route: Route, request: FastifyRequest): unknown {
  if (route.upload) return uploadPartsOf(request);
  if (route.rawBody) return request.body ?? Buffer.alloc(0);
  return route.body ? request.body : undefined;
}

function nextLink(url: string, cursor: string): string {
  const [path = '', query] = url.split('?', 2);
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return `<${path}?${next.toString()}>; rel="next"`;
}
