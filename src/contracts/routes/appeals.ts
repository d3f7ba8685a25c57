import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  appealParamsSchema,
  appealSchema,
  decideAppealSchema,
  makeAppealSchema,
} from '#contracts/schemas/appeal.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const appealRoutes = {
  make: defineRoute({
    method: 'POST',
    path: '/api/compliance/appeals',
    access: { permission: 'video.create' },
    summary: 'Appeal to the platform operator against a blocked order, including its text',
    body: makeAppealSchema,
    response: appealSchema,
    status: 201,
    errors: ['wrong_state', 'not_appealable'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/compliance/appeals',
    access: { permission: 'video.create' },
    summary: 'List the appeals of your organization, newest first',
    query: pagingSchema,
    response: z.array(appealSchema),
    errors: [],
  }),
  waiting: defineRoute({
    method: 'GET',
    path: '/api/moderation/appeals',
    access: { permission: 'appeals.decide' },
    summary:
      'List appeals of other organizations that wait for the platform operator, newest first',
    query: pagingSchema,
    response: z.array(appealSchema),
    errors: [],
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/moderation/appeals/{id}/decide',
    access: { permission: 'appeals.decide' },
    summary: 'Allow exactly this order for 30 days, or uphold the refusal',
    params: appealParamsSchema,
    body: decideAppealSchema,
    response: appealSchema,
    errors: ['not_found', 'forbidden', 'wrong_state'],
  }),
};
