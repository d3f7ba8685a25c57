import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';

export const webhookRoutes = {
  stripe: defineRoute({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary:
      'Receive Stripe events, authenticated by their signature: the only way payments are completed',
    rawBody: true,
    response: null,
    errors: ['signature_invalid'],
  }),
  video: defineRoute({
    method: 'POST',
    path: '/api/webhooks/video/{engine}',
    access: 'public',
    summary:
      'Receive a signed notification from a video model that a clip is done; its status is then polled immediately',
    params: z.object({ engine: z.string().max(60) }),
    query: z.object({ attempt: z.uuid().optional() }),
    rawBody: true,
    response: null,
    errors: ['signature_invalid'],
  }),
};
