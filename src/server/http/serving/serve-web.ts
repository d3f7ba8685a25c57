import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { PAGES } from '#contracts/pages.ts';
import { AppError } from '#server/app-error.ts';
import type { WebBuild } from '#server/http/serving/web-build.ts';

/** The worker that reads films in the browser, the only script that may run WebAssembly. */
const VERIFY_WORKER = '/assets/verify-worker';
const VERIFY_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const YEAR_SECONDS = 31_536_000;

/** Serves the built pages and files; without a build, only the API answers. */
export async function serveWeb(app: FastifyInstance, build: WebBuild | null): Promise<void> {
  const pages = new Set<string>(PAGES);
  app.setNotFoundHandler((request, reply) => {
    const address = addressOf(request.url);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!build || !isPage || isApi(address) || looksLikeFile(address)) {
      throw new AppError('not_found');
    }
    return sendPage(reply, build.pages.get(address) ?? build.shell, pages.has(address) ? 200 : 404);
  });
  if (!build) return;
  await serveFiles(app, build);
  for (const page of PAGES) {
    app.get(page, (_request, reply) => sendPage(reply, build.pages.get(page) ?? build.shell, 200));
  }
}

/** Serves the files of the build by their exact names only. */
async function serveFiles(app: FastifyInstance, { folder, files }: WebBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    redirect: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: setFileHeaders,
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
}

function setFileHeaders(response: FastifyReply, path: string): void {
  if (path.includes(VERIFY_WORKER)) {
    response.header('content-security-policy', VERIFY_WORKER_POLICY);
  }
  // Names under assets/ contain a hash of the content.
  const isHashed = path.includes('/assets/');
  response.header(
    'cache-control',
    isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
  );
}

function sendPage(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .send(html);
}

function addressOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function isApi(address: string): boolean {
  return address === '/api' || address.startsWith('/api/') || address.startsWith('/media/');
}

function looksLikeFile(address: string): boolean {
  return /\.\w+$/.test(address);
}
