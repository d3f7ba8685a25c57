import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  decidedFilterSchema,
  decidedPageSchema,
  rejectSchema,
  reviewJobSchema,
  waitingFilterSchema,
} from '#contracts/schemas/moderation.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const reviewParamsSchema = z.object({ jobId: idSchema });

export const moderationRoutes = {
  pending: defineRoute({
    method: 'GET',
    path: '/api/moderation/pending',
    access: { permission: 'moderation.decide' },
    summary:
      'Video jobs that wait for a decision of the caller, newest first unless asked otherwise',
    query: waitingFilterSchema,
    response: z.array(reviewJobSchema),
    errors: [],
  }),
  history: defineRoute({
    method: 'GET',
    path: '/api/moderation/history',
    access: { permission: 'moderation.decide' },
    summary: 'Video jobs that were decided, the latest decision first',
    query: decidedPageSchema,
    response: z.array(reviewJobSchema),
    errors: [],
  }),
  historyCsv: defineRoute({
    method: 'GET',
    path: '/api/moderation/history.csv',
    access: { permission: 'moderation.decide' },
    summary: 'The same as a CSV file, whole',
    query: decidedFilterSchema,
    response: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'moderation-history.csv' },
    errors: [],
  }),
  find: defineRoute({
    method: 'GET',
    path: '/api/moderation/{jobId}',
    access: { permission: 'moderation.decide' },
    summary: 'A video job as its reviewers see it, whether it waits or was decided',
    params: reviewParamsSchema,
    response: reviewJobSchema,
    errors: ['not_found', 'forbidden'],
  }),
  approve: defineRoute({
    method: 'POST',
    path: '/api/moderation/{jobId}/approve',
    access: { permission: 'moderation.decide' },
    summary: 'Approve a video job; a flagged one is rendered now and its film reviewed again',
    params: reviewParamsSchema,
    response: reviewJobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
  reject: defineRoute({
    method: 'POST',
    path: '/api/moderation/{jobId}/reject',
    access: { permission: 'moderation.decide' },
    summary: 'Reject a video job; one that nobody has begun is refunded',
    params: reviewParamsSchema,
    body: rejectSchema,
    response: reviewJobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
};
