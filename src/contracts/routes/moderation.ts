import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  decidedFilterSchema,
  decidedPageSchema,
  decisionSchema,
  reviewJobSchema,
  reviewPreviewQuerySchema,
  reviewPreviewSchema,
  waitingFilterSchema,
} from '#contracts/schemas/moderation.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const reviewParamsSchema = z.object({ jobId: idSchema });

export const moderationRoutes = {
  pending: defineRoute({
    method: 'GET',
    path: '/api/moderation/pending',
    access: { permission: 'moderation.decide' },
    summary: 'List video jobs that wait for your decision, newest first by default',
    query: waitingFilterSchema,
    response: z.array(reviewJobSchema),
    errors: [],
  }),
  history: defineRoute({
    method: 'GET',
    path: '/api/moderation/history',
    access: { permission: 'moderation.decide' },
    summary: 'List decided video jobs, latest decision first',
    query: decidedPageSchema,
    response: z.array(reviewJobSchema),
    errors: [],
  }),
  historyCsv: defineRoute({
    method: 'GET',
    path: '/api/moderation/history.csv',
    access: { permission: 'moderation.decide' },
    summary: 'Download all matching decisions as a CSV file',
    query: decidedFilterSchema,
    response: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'moderation-history.csv' },
    errors: [],
  }),
  find: defineRoute({
    method: 'GET',
    path: '/api/moderation/{jobId}',
    access: { permission: 'moderation.decide' },
    summary: 'Get a video job for review, waiting or decided',
    params: reviewParamsSchema,
    response: reviewJobSchema,
    errors: ['not_found', 'forbidden'],
  }),
  preview: defineRoute({
    method: 'GET',
    path: '/api/moderation/{jobId}/preview',
    access: { permission: 'moderation.decide' },
    summary: 'Preview frames of a video that is not made yet; none once it is made or has failed',
    params: reviewParamsSchema,
    query: reviewPreviewQuerySchema,
    response: reviewPreviewSchema,
    errors: ['not_found', 'forbidden', 'unavailable'],
  }),
  approve: defineRoute({
    method: 'POST',
    path: '/api/moderation/{jobId}/approve',
    access: { permission: 'moderation.decide' },
    summary:
      'Approve a video job; a flagged one is then rendered, and the result is reviewed again',
    params: reviewParamsSchema,
    body: decisionSchema,
    response: reviewJobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
  reject: defineRoute({
    method: 'POST',
    path: '/api/moderation/{jobId}/reject',
    access: { permission: 'moderation.decide' },
    summary: 'Reject a video job; it is refunded if work on it has not begun',
    params: reviewParamsSchema,
    body: decisionSchema,
    response: reviewJobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
};
