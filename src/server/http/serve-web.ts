import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { PAGES } from '#contracts/pages.ts';
import { AppError } from '#server/app-error.ts';
import type { WebBuild } from '#server/http/web-build.ts';

/** The worker that reads films in the browser; it alone may run WebAssembly. */
const VERIFY_WORKER = '/assets/verify-worker';
const VERIFY_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const YEAR_SECONDS = 31_536_000;

/** Serves the built pages and files; without a build, only the API answers. */
export async function serveWeb(app: FastifyInstance, build: WebBuild | null): Promise<void> {
  if (build) {
    await app.register(fastifyStatic, {
      root: build.folder,
      index: false,
      redirect: false,
      wildcard: true,
      cacheControl: false,
      preCompressed: true,
      // Files under assets/ carry a hash of their content in their name.
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        if (path.includes(VERIFY_WORKER)) {
          response.header('content-security-policy', VERIFY_WORKER_POLICY);
        }
        response.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
      globIgnore: ['**/*.html'],
    });
  }
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
  for (const page of PAGES) {
    app.get(page, (_request, reply) => sendPage(reply, build.pages.get(page) ?? build.shell, 200));
  }
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
