import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { jobFilterSchema } from '#contracts/schemas/job-filter.ts';
import {
  createdJobSchema,
  createJobSchema,
  jobParamsSchema,
  jobSchema,
  presetSchema,
  renameJobSchema,
} from '#contracts/schemas/job.ts';

export const jobRoutes = {
  presets: defineRoute({
    method: 'GET',
    path: '/api/presets',
    access: { permission: 'workspace.read' },
    summary: 'The casino presets',
    response: z.array(presetSchema),
    errors: [],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs',
    access: { permission: 'workspace.read' },
    summary: 'The video jobs of the organization, newest first unless another order is asked for',
    query: jobFilterSchema,
    response: z.array(jobSchema),
    errors: [],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: { permission: 'video.create' },
    summary:
      'Create a video, or one of each of the `shapes`, all or none. Honours the Idempotency-Key header',
    body: createJobSchema,
    response: createdJobSchema,
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
    access: { permission: 'workspace.read' },
    summary: 'The present state of a video job',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    access: { permission: 'video.manageOwn' },
    summary: 'Cancel a queued video job; its credits come back',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
  rename: defineRoute({
    method: 'PATCH',
    path: '/api/jobs/{id}',
    access: { permission: 'video.manageOwn' },
    summary: 'Change the private label of a video; the video itself stays as it is',
    params: jobParamsSchema,
    body: renameJobSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/restore',
    access: { permission: 'video.manageOwn' },
    summary: 'Bring a video back within ten seconds after it was deleted; its link stays ended',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/{id}',
    access: { permission: 'video.manageOwn' },
    summary:
      'Delete a finished video job with its files, which can be undone for ten seconds; ledger and audit stay',
    params: jobParamsSchema,
    response: null,
    errors: ['not_found', 'wrong_state'],
  }),
};
