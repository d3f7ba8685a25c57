import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import { randomStream } from '#film/random.ts';
import {
  openOrders,
  type FakeOrder,
  type FakeOrders,
  type Outcome,
} from '#tests/support/model-servers/fake-orders.ts';
import {
  takeFault,
  type Fault,
  type FaultKind,
  type Faults,
  type Moment,
} from '#tests/support/model-servers/faults.ts';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** URL of this server, as it was called. */
  readonly root: string;
}

export interface FakeResponse {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** A protocol on top of the orders. */
export interface FakeProtocol {
  momentOf(request: FakeRequest): Moment;
  respond(request: FakeRequest, orders: FakeOrders): Promise<FakeResponse> | FakeResponse;
  /** In the format of the protocol. */
  errorBody(message: string): string;
}

/** Settings from a test, sent to `POST /_fake`. */
export interface Instructions {
  readonly faults?: readonly Fault[];
  readonly outcomes?: readonly Outcome[];
  readonly chance?: number;
  readonly seed?: number;
  readonly milliseconds?: number;
  /** Whether the server has nodes for upscaling and frame interpolation. */
  readonly enlarges?: boolean;
  readonly size?: { width: number; height: number };
}

/** Observations for a test, from `GET /_fake`. */
export interface Observations {
  readonly orders: readonly FakeOrder[];
  readonly requests: readonly { moment: Moment; fault: FaultKind | null; path: string }[];
}

export const json = (status: number, body: unknown): FakeResponse => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const SLOW_MS = 250;
const PIECE_BYTES = 2_000;

/** Serves a protocol with faults on a free loopback port. Returns its URL. */
export async function serveModel(protocol: FakeProtocol): Promise<string> {
  const orders = openOrders();
  const faults: Faults = { planned: [], chance: 0, random: randomStream(1, 'faults') };
  const requests: Observations['requests'][number][] = [];

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message);
    if (request.path === '/_fake') {
      if (request.method === 'POST') instruct(request.body, orders, faults);
      return send(response, json(200, { orders: orders.all, requests } satisfies Observations));
    }
    const moment = protocol.momentOf(request);
    const fault = takeFault(faults, moment);
    requests.push({ moment, fault, path: request.path });
    await respondWithFault(fault, request, response);
  }

  async function respondWithFault(
    fault: FaultKind | null,
    request: FakeRequest,
    response: ServerResponse,
  ): Promise<void> {
    const error = (status: number, message: string): FakeResponse => ({
      ...json(status, null),
      body: protocol.errorBody(message),
    });
    if (fault === 'dropBefore') return void response.destroy();
    if (fault === 'html502') return send(response, HTML_502);
    if (fault === 'unavailable') return send(response, error(503, 'Model is loading'));
    if (fault === 'tooMany') return send(response, error(429, 'Too many requests'));
    if (fault === 'slow') await delay(SLOW_MS);
    const reply = await protocol.respond(request, orders);
    if (fault === 'dropAfter') return void response.destroy();
    if (fault === 'errorAfter') return send(response, error(500, 'Internal Server Error'));
    if (fault === 'stall') return stall(response, reply);
    if (fault === 'cutBody') return cut(response, reply);
    if (fault === 'slowBody') return sendSlowly(response, reply);
    send(response, reply);
  }

  const server = createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      response.destroy();
      process.stderr.write(`${String(error)}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const HTML_502: FakeResponse = {
  status: 502,
  body: '<html><head><title>502 Bad Gateway</title></head></html>',
  headers: { 'content-type': 'text/html' },
};

function instruct(body: Buffer, orders: FakeOrders, faults: Faults): void {
  const told = JSON.parse(body.toString()) as Instructions;
  faults.planned.push(...(told.faults ?? []));
  orders.outcomes.push(...(told.outcomes ?? []));
  faults.chance = told.chance ?? faults.chance;
  if (told.seed !== undefined) faults.random = randomStream(told.seed, 'faults');
  orders.milliseconds = told.milliseconds ?? orders.milliseconds;
  orders.enlarges = told.enlarges ?? orders.enlarges;
  orders.size = told.size ?? orders.size;
}

async function read(message: IncomingMessage): Promise<FakeRequest> {
  const root = `http://${message.headers.host ?? ''}`;
  const url = new URL(message.url ?? '/', root);
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: await buffer(message),
    root,
  };
}

function send(response: ServerResponse, { status, headers, body }: FakeResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}

async function sendSlowly(response: ServerResponse, respond: FakeResponse): Promise<void> {
  const bytes = Buffer.from(respond.body);
  response.writeHead(respond.status, { ...respond.headers, 'content-length': bytes.length });
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    response.write(bytes.subarray(at, at + PIECE_BYTES));
    await delay(5);
  }
  response.end();
}

function stall(response: ServerResponse, respond: FakeResponse): void {
  const bytes = Buffer.from(respond.body);
  response.writeHead(respond.status, { ...respond.headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length >> 1));
}

async function cut(response: ServerResponse, respond: FakeResponse): Promise<void> {
  const bytes = Buffer.from(respond.body);
  response.writeHead(respond.status, { ...respond.headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length >> 1));
  await delay(20);
  response.destroy();
}
