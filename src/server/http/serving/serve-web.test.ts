import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import * as fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { respondWithError } from '../responses/respond-with-error.ts';
import { serveWeb } from './serve-web.ts';
import { readWebBuild } from './web-build.ts';

const PAGE = '<html>a page</html>';
const SCRIPT = 'export const answer = 42;';
const FILES = {
  'index.html': PAGE,
  '__spa-fallback.html': PAGE,
  'login/index.html': PAGE,
  'assets/entry-a1b2c3.js': SCRIPT,
  'assets/entry-a1b2c3.js.br': 'compressed',
  'examples/roulette.mp4': '0123456789',
  'presets/slots wide.webp': 'picture',
};
const SECRET = 'outside of the build';

let parent = '';
let app: FastifyInstance;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'casinoreel-web-'));
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(parent, 'client', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(parent, 'secret.txt'), SECRET);
  app = Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: respondWithError,
  });
  app.setErrorHandler(respondWithError);
  await serveWeb(app, readWebBuild(join(parent, 'client')));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(parent, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

describe('files of the web part', () => {
  it('are served with their type, for a year where their name has a hash', async () => {
    const script = await get('/assets/entry-a1b2c3.js');
    expect([script.statusCode, script.body]).toEqual([200, SCRIPT]);
    expect(script.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const compressed = await get('/assets/entry-a1b2c3.js', { 'accept-encoding': 'br' });
    expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'compressed']);
    const picture = await get('/presets/slots%20wide.webp?v=2');
    expect([picture.body, picture.headers['cache-control']]).toEqual(['picture', 'no-cache']);
    const head = await get('/examples/roulette.mp4', {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });

  it('are served in ranges', async () => {
    const part = await get('/examples/roulette.mp4', { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
  });

  it.each([
    '/assets',
    '/assets/',
    '/examples/',
    '/presets/',
    '/login//',
    '/assets/%2e',
    '/assets/.',
  ])('are not the directory %s', async (url) => {
    for (const encoding of ['identity', 'br', 'gzip, br']) {
      const response = await get(url, { 'accept-encoding': encoding });
      expect([encoding, response.statusCode]).toEqual([encoding, 404]);
    }
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=99999999999999999999-'])(
    'have no bytes for %s',
    async (range) => {
      const response = await get('/examples/roulette.mp4', { range });
      expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */10']);
      expect(response.json()).toMatchObject({ code: 'range_not_satisfiable' });
    },
  );

  it('are not another version of themselves', async () => {
    const response = await get('/examples/roulette.mp4', { 'if-match': '"another"' });
    expect([response.statusCode, response.json()]).toMatchObject([
      412,
      { code: 'precondition_failed' },
    ]);
  });
});

describe('hostile requests for files', () => {
  const known = Object.keys(FILES).map((name) => `/${encodeURI(name)}`);
  const pieces = [
    '/',
    '//',
    '/./',
    '/../',
    '..',
    '.',
    '%2e',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    '%zz',
    '%25',
    '%c0%ae',
    '%ff',
    '%20',
    '~',
    '?',
    '#',
    '%23',
    '%3f',
    ';',
    '*',
    ':',
    'assets',
    'examples',
    'presets',
    'login',
    'secret.txt',
    'index.html',
    '.br',
    'x'.repeat(300),
  ];
  const url = fc
    .tuple(
      fc.constantFrom('/', ...known),
      fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
      fc.nat(),
    )
    .map(([path, added, at]) => {
      const place = at % (path.length + 1);
      return `/${path.slice(0, place)}${added.join('')}${path.slice(place)}`;
    });
  const ranges = [
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=-99',
    'bytes=1-2,4-',
    'bytes=9-,99-',
    'x=1-2',
    '',
    'bytes=0-0,0-0,0-0',
    'bytes=-0',
    'bytes=1e9-',
    'bytes=9007199254740993-',
    'bytes=10-10',
  ];
  const hostileRequest = fc.record({
    method: fc.constantFrom('GET' as const, 'HEAD' as const),
    path: url,
    headers: fc.record(
      {
        range: fc.constantFrom(...ranges),
        'accept-encoding': fc.constantFrom('br', 'gzip', 'deflate, gzip;q=0', '*', ';q=', ''),
        'if-match': fc.constantFrom('*', '"x"', ''),
        'if-none-match': fc.constantFrom('*', 'W/"x"', ''),
        'if-modified-since': fc.constantFrom('never', 'Thu, 01 Jan 1970 00:00:00 GMT', ''),
        'if-unmodified-since': fc.constantFrom('never', 'Thu, 01 Jan 1970 00:00:00 GMT'),
        'if-range': fc.constantFrom('"x"', 'never', ''),
      },
      { requiredKeys: [] },
    ),
  });

  const agent = new Agent({ keepAlive: true });
  /** Over a real connection: `inject` tidies addresses up before they arrive. */
  const send = async (asked: { method: string; path: string; headers: object }) => {
    const { port } = app.server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method, path, headers } = asked;
      const options = { host: '127.0.0.1', port, agent, method, path, headers: { ...headers } };
      request(options, resolve).on('error', reject).end();
    });
    const body = Buffer.concat(await response.toArray()).toString();
    return { statusCode: response.statusCode ?? 0, body };
  };
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  it('never fail and never leave the folder', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (asked) => {
        const { statusCode, body } = await send(asked);
        expect(statusCode).toBeLessThan(500);
        expect(body).not.toContain(SECRET);
      }),
      { numRuns: 2_000 },
    );
    agent.destroy();
  });
});
