import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { nameReviewSchema } from '#contracts/schemas/organization-name.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const reviewParamsSchema = z.object({ id: idSchema });

export const organizationNameRoutes = {
  waiting: defineRoute({
    method: 'GET',
    path: '/api/moderation/names',
    access: { permission: 'names.decide' },
    summary: 'List organization names that the policy held or refused, newest first',
    query: pagingSchema,
    response: z.array(nameReviewSchema),
    errors: [],
  }),
  approve: defineRoute({
    method: 'POST',
    path: '/api/moderation/names/{id}/approve',
    access: { permission: 'names.decide' },
    summary: 'Allow a name; a held name takes effect immediately',
    params: reviewParamsSchema,
    response: nameReviewSchema,
    errors: ['not_found'],
  }),
  reject: defineRoute({
    method: 'POST',
    path: '/api/moderation/names/{id}/reject',
    access: { permission: 'names.decide' },
    summary: 'Reject a name permanently; the organization keeps its current one',
    params: reviewParamsSchema,
    response: nameReviewSchema,
    errors: ['not_found'],
  }),
};
