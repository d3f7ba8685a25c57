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
    summary: 'List the casino presets',
    response: z.array(presetSchema),
    errors: [],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/jobs',
    access: { permission: 'workspace.read' },
    summary: 'List the video jobs of the organization, newest first by default',
    query: jobFilterSchema,
    response: z.array(jobSchema),
    errors: [],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: { permission: 'video.create' },
    summary:
      'Create a video, or one for each of the `shapes`, all or none. Supports the Idempotency-Key header',
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
    summary: 'Get a video job',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    access: { permission: 'video.manageOwn' },
    summary: 'Cancel a queued video job and refund its credits',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found', 'wrong_state'],
  }),
  rename: defineRoute({
    method: 'PATCH',
    path: '/api/jobs/{id}',
    access: { permission: 'video.manageOwn' },
    summary:
      'Change the private label of a video and of all sizes of its order; the videos stay unchanged',
    params: jobParamsSchema,
    body: renameJobSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/jobs/{id}/restore',
    access: { permission: 'video.manageOwn' },
    summary: 'Restore a video within ten seconds after it was deleted; its link stays ended',
    params: jobParamsSchema,
    response: jobSchema,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/jobs/{id}',
    access: { permission: 'video.manageOwn' },
    summary:
      'Delete a finished video job with its files, which can be undone for ten seconds; ledger and audit entries are kept',
    params: jobParamsSchema,
    response: null,
    errors: ['not_found', 'wrong_state'],
  }),
};
