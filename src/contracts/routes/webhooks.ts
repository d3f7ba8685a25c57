import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';

export const webhookRoutes = {
  stripe: defineRoute({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary: 'Events of Stripe, proved by their signature: payments settle here and nowhere else',
    rawBody: true,
    response: null,
    errors: ['signature_invalid'],
  }),
  video: defineRoute({
    method: 'POST',
    path: '/api/webhooks/video/{engine}',
    access: 'public',
    summary:
      'A video model says that a clip is done, proved by its signature: it is then asked at once',
    params: z.object({ engine: z.string().max(60) }),
    query: z.object({ attempt: z.uuid().optional() }),
    rawBody: true,
    response: null,
    errors: ['signature_invalid'],
  }),
};
