import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { createMetrics } from '#server/platform/metrics/metrics.ts';

import { respondWithError } from '../responses/respond-with-error.ts';
import { serveMetrics, type MetricsReaders } from './serve-metrics.ts';

const TOKEN = 'a token for prometheus';

let app: FastifyInstance | undefined;
let proxy: Server | undefined;
afterEach(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await app?.close();
});

async function start(readers: MetricsReaders): Promise<number> {
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(respondWithError);
  serveMetrics(app, createMetrics(), readers);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A proxy on this machine that adds no header of its own. */
async function startProxy(port: number): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const options = { host: '127.0.0.1', port, method, path, headers };
    request(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502);
      response.pipe(outgoing);
    }).end();
  });
  proxy = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const statusOf = (port: number, headers: IncomingHttpHeaders = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/metrics', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

it('shows the figures to this machine', async () => {
  const port = await start({ token: null, isOpenHere: true });
  expect(await statusOf(port)).toBe(200);
  expect(await statusOf(port, { host: `localhost:${port}` })).toBe(200);
  expect(await statusOf(port, { host: `[::1]:${port}` })).toBe(200);
});

it('hides them behind a proxy that adds no header, whatever name visitors use', async () => {
  const port = await start({ token: null, isOpenHere: true });
  const proxyPort = await startProxy(port);
  expect(await statusOf(proxyPort)).toBe(404);
  for (const host of ['videos.example.com', 'videos.example.com:443', 'localhost', '', 'a b']) {
    expect([host, await statusOf(proxyPort, { host })]).toEqual([host, 404]);
  }
});

it('hides them behind a proxy that rewrites the name and speaks HTTP/1.0, as nginx does', async () => {
  const port = await start({ token: null, isOpenHere: true });
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
});

it('wants the token where other machines reach the server', async () => {
  const port = await start({ token: TOKEN, isOpenHere: false });
  expect(await statusOf(port)).toBe(404);
  expect(await statusOf(port, { authorization: 'Bearer wrong' })).toBe(404);
  expect(await statusOf(port, { authorization: `Bearer ${TOKEN}` })).toBe(200);
});
