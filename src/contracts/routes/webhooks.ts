import { defineRoute } from '#contracts/route.ts';

export const webhookRoutes = {
  stripe: defineRoute({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary: 'Events of Stripe, proved by their signature: payments settle here and nowhere else',
    rawBody: true,
    answer: null,
    errors: ['signature_invalid'],
  }),
};
