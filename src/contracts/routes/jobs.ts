import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  createJobSchema,
  jobParamsSchema,
  jobSchema,
  presetSchema,
} from '#contracts/schemas/job.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const jobRoutes = {
  presets: defineRoute({
    method: 'GET',
    path: '/api/presets',
    access: { ability: 'workspace.read' },
    summary: 'The casino presets',
    response: z.array(presetSchema),
    errors: [],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs',
    access: { ability: 'workspace.read' },
    summary: 'The video jobs of the organization, newest first',
    query: pagingSchema,
    response: z.array(jobSchema),
    errors: [],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: { ability: 'video.create' },
    summary: 'Create a video. Honours the Idempotency-Key header',
    body: createJobSchema,
    response: jobSchema,
    status: 201,
    errors: [
      'insufficient_credits',
      'credit_debt',
      'idempotency_conflict',
      'policy_blocked',
      'market_prohibited',
      'market_requirements',
      'too_many_unfinished_videos',
      'voice_not_available',
      'not_found',
      'wrong_state',
    ],
  }),
  checkStatus: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/check-status',
    access: { ability: 'workspace.read' },
    summary: 'The present state of a video job',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    access: { ability: 'video.manageOwn' },
    summary: 'Cancel a queued video job; its credits come back',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/{id}',
    access: { ability: 'video.manageOwn' },
    summary: 'Delete a finished video job with its files; ledger and audit stay',
    params: jobParamsSchema,
    response: null,
    errors: ['not_found', 'wrong_state'],
  }),
};
