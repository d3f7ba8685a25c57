import { randomUUID } from 'node:crypto';

import type { ClipId, JobId, OrganizationId } from '#domain/ids.ts';
import type { clips } from '#server/platform/database/clip-schema.ts';

/** A clip that a model did not deliver. */
export function failedClip(
  organizationId: OrganizationId,
  jobId: JobId,
  createdAt: Date,
): typeof clips.$inferInsert {
  return {
    id: randomUUID() as ClipId,
    organizationId,
    jobId,
    createdAt,
    stateSince: createdAt,
    position: 0,
    engine: 'a-model',
    model: 'one',
    prompt: 'A wheel',
    seed: 1,
    width: 64,
    height: 36,
    milliseconds: 5_000,
    frameCount: 450,
    costMicros: 0,
    state: 'failed',
    failure: 'lost',
  };
}
