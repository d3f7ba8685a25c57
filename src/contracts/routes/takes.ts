import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { jobParamsSchema, jobSchema } from '#contracts/schemas/job.ts';
import { orderTakesSchema, takesSchema } from '#contracts/schemas/takes.ts';

export const takeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs/{id}/takes',
    access: { permission: 'workspace.read' },
    summary: 'List the shots of a video that a model can retake, their cost, and existing takes',
    params: jobParamsSchema,
    response: takesSchema,
    errors: ['not_found'],
  }),
  order: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/takes',
    access: { permission: 'video.create' },
    summary:
      'Retake a shot made by a model: creates videos that keep everything else, 50 credits each. Supports the Idempotency-Key header',
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
