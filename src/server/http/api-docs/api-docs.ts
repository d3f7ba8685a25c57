import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { describeApi } from '#contracts/openapi.ts';
import { API_DOCS_SCRIPT } from '#server/http/api-docs/api-docs-script.ts';
import {
  API_DOCS_STYLE,
  renderApiDocs,
  type Installation,
} from '#server/http/api-docs/render-api-docs.ts';

/** Serves `/api/openapi.json` for programs and `/api/docs` for people. */
export function serveApiDocs(app: FastifyInstance, installation: Installation): void {
  const api = describeApi();
  const document = JSON.stringify(api);
  const page = renderApiDocs(api, installation);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(API_DOCS_STYLE)}`,
    `script-src ${hashOf(API_DOCS_SCRIPT)}`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
}
