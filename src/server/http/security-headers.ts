import type { FastifyInstance } from 'fastify';

interface Options {
  readonly isHttps: boolean;
  /** `'sha256-…'` of every inline script of the built pages; any other inline script is refused. */
  readonly inlineScriptHashes: readonly string[];
}

/** A strict content policy: scripts from here alone, no frames, no plugins, no other site's anything. */
export function sendSecurityHeaders(app: FastifyInstance, options: Options): void {
  // Put together once: a library that does it with each call costs a twentieth of a small response.
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

/** What the API sends is data; where a browser opens it as a page, that page may do nothing. */
const API_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** What browsers could lend a page and no page here asks for. */
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
