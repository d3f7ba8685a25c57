import type { FastifyInstance } from 'fastify';

interface Options {
  readonly isHttps: boolean;
  /** `'sha256-…'` of every inline script of the built pages; all others are refused. */
  readonly inlineScriptHashes: readonly string[];
}

/**
 * Sends a strict content policy: our own scripts only, no frames, no plugins, nothing from other
 * sites.
 */
export function sendSecurityHeaders(app: FastifyInstance, options: Options): void {
  // Built once: a library that does this per request costs a twentieth of a small response.
  const common = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'same-origin',
    ...(options.isHttps && { 'strict-transport-security': STRICT_TRANSPORT }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const ofPages = { ...common, 'content-security-policy': pagePolicy(options.inlineScriptHashes) };
  const ofApi = { ...common, 'content-security-policy': API_POLICY };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofApi : ofPages);
    done();
  });
}

/** API responses are data; opened as a page in a browser, they can do nothing. */
const API_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Browser features that no page uses. */
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

function pagePolicy(inlineScriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes].join(' '),
    // Dialogs and menus position themselves with inline styles; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}
