import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  CHECKOUT_CONTENT_POLICY,
  CREDITS_PAGE,
  renderCheckout,
  renderUnknownCheckout,
} from './checkout-page.ts';
import type { TestCheckout, TestCheckoutService } from './test-checkout.ts';
import { withRawBodies } from '#server/http/requests/raw-body.ts';

const ADDRESS = '/checkout/:sessionId';
const SESSION_ID = /^test_[\w-]{43}$/;

const HEADERS = {
  'content-security-policy': CHECKOUT_CONTENT_POLICY,
  'cache-control': 'no-store',
  // Whoever has the URL can pay or cancel.
  'referrer-policy': 'no-referrer',
};

/** Serves the test checkout: a page and two plain forms that work without scripts. */
export function serveCheckoutPage(checkouts: TestCheckoutService) {
  return (app: FastifyInstance): void => withRawBodies(app, (scope) => addRoutes(scope, checkouts));
}

function addRoutes(scope: FastifyInstance, checkouts: TestCheckoutService): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  scope.get(ADDRESS, async (request, reply) => {
    const sessionId = sessionIdOf(request);
    const checkout = sessionId === null ? null : await checkouts.find(sessionId);
    return sendCheckout(reply, sessionId, checkout);
  });
  for (const action of ['pay', 'cancel'] as const) {
    scope.post(`${ADDRESS}/${action}`, async (request, reply) => {
      const sessionId = sessionIdOf(request);
      const checkout = sessionId === null ? null : await checkouts[action](sessionId);
      if (sessionId === null || !checkout) return sendCheckout(reply, sessionId, null);
      // Relative, so that it also works if the browser uses another name of this server.
      return reply.redirect(addressAfter(action, checkout, sessionId), 303);
    });
  }
}

function sessionIdOf({ params }: FastifyRequest): string | null {
  const { sessionId } = params as { sessionId: string };
  return SESSION_ID.test(sessionId) ? sessionId : null;
}

function sendCheckout(
  reply: FastifyReply,
  sessionId: string | null,
  checkout: TestCheckout | null,
): FastifyReply {
  const html =
    sessionId !== null && checkout
      ? renderCheckout(checkout, `/checkout/${sessionId}`)
      : renderUnknownCheckout();
  return reply
    .code(checkout ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Back to the credits page, or to the page that says what went wrong. */
function addressAfter(
  action: 'pay' | 'cancel',
  { state }: TestCheckout,
  sessionId: string,
): string {
  if (action === 'pay' && state === 'paid') return `${CREDITS_PAGE}?purchase=success`;
  if (action === 'cancel' && state === 'over') return `${CREDITS_PAGE}?purchase=cancelled`;
  return `/checkout/${sessionId}`;
}
