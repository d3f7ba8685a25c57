import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { proofSheetSchema, videoHistorySchema } from '#contracts/schemas/proof.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import { verifyResponseSchema, verifySchema } from '#contracts/schemas/verify.ts';

const params = z.object({ id: idSchema });

export const proofRoutes = {
  history: defineRoute({
    method: 'GET',
    path: '/api/jobs/{id}/history',
    access: { permission: 'workspace.read' },
    summary: 'Get what was found in a video’s texts and what happened to it, from its order on',
    params,
    response: videoHistorySchema,
    errors: ['not_found'],
  }),
  sheet: defineRoute({
    method: 'GET',
    path: '/api/jobs/{id}/proof',
    access: { permission: 'workspace.read' },
    summary:
      'Get the proof sheet of a finished video: measurements of its frames, verdicts, review, hashes',
    params,
    response: proofSheetSchema,
    errors: ['not_found'],
  }),
  paper: defineRoute({
    method: 'GET',
    path: '/api/jobs/{id}/proof.pdf',
    access: { permission: 'workspace.read' },
    summary: 'Download the proof sheet as a PDF',
    params,
    response: z.string(),
    file: { type: 'application/pdf', name: 'proof-sheet.pdf' },
    errors: ['not_found'],
  }),
  verify: defineRoute({
    method: 'POST',
    path: '/api/verify',
    access: 'public',
    summary: 'Check whether a video file with this hash was created here',
    body: verifySchema,
    response: verifyResponseSchema,
    errors: [],
  }),
  roots: defineRoute({
    method: 'GET',
    path: '/api/verify/roots',
    access: 'public',
    summary: 'Get the root certificates (PEM) for videos from this installation',
    response: z.array(z.string()),
    errors: [],
  }),
  sample: defineRoute({
    method: 'GET',
    path: '/api/verify/sample',
    access: 'public',
    summary: 'Download an example video with the signature of this installation',
    response: z.string(),
    file: { type: 'video/mp4', name: 'sample.mp4', publicSeconds: 3600 },
    errors: [],
  }),
};
