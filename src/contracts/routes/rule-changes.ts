import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { jobSchema } from '#contracts/schemas/job.ts';
import { outdatedVideoSchema } from '#contracts/schemas/rule-change.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema } from '#contracts/schemas/text.ts';

export const ruleChangeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/rule-changes',
    access: { permission: 'moderation.decide' },
    summary: 'List approved videos whose legal lines were made from rules that have since changed',
    query: pagingSchema,
    response: z.array(outdatedVideoSchema),
    errors: [],
  }),
  renew: defineRoute({
    method: 'POST',
    path: '/api/rule-changes/{jobId}/renew',
    access: { permission: 'moderation.decide' },
    summary: 'Renew a video with the current legal lines, free of charge; the old one is kept',
    params: z.object({ jobId: idSchema }),
    response: jobSchema,
    status: 201,
    errors: ['not_found', 'wrong_state', 'too_many_unfinished_videos'],
  }),
};
