import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { jobParamsSchema, jobSchema } from '#contracts/schemas/job.ts';
import { orderTakesSchema, takesSchema } from '#contracts/schemas/takes.ts';

export const takeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs/{id}/takes',
    access: { permission: 'workspace.read' },
    summary: 'The shots of a video that a model can take again, what that costs, and its takes',
    params: jobParamsSchema,
    response: takesSchema,
    errors: ['not_found'],
  }),
  order: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/takes',
    access: { permission: 'video.create' },
    summary:
      'Take a shot of a model again: videos that keep everything else, 50 credits each. Honours the Idempotency-Key header',
    params: jobParamsSchema,
    body: orderTakesSchema,
    response: z.array(jobSchema),
    status: 201,
    errors: [
      'not_found',
      'wrong_state',
      'insufficient_credits',
      'credit_debt',
      'idempotency_conflict',
      'policy_blocked',
      'too_many_unfinished_videos',
      'film_too_costly',
      'day_too_costly',
      'month_too_costly',
    ],
  }),
};
