import type { takeRoutes } from '#contracts/routes/takes.ts';
import type { TakesBody } from '#contracts/schemas/takes.ts';
import type { JobId } from '#domain/ids.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

import { idempotencyKeyOf } from './ordering/idempotency-header.ts';
import type { PresentJob } from './present.ts';
import type { JobsService } from './service.ts';

export function createTakeHandlers(
  jobs: JobsService,
  present: PresentJob,
): HandlersOf<typeof takeRoutes> {
  return {
    list: async ({ caller, params }): Promise<TakesBody> => {
      const job = await jobs.find(caller.actor.organizationId, params.id as JobId);
      const clips = job.status === 'ready' ? await jobs.clipsOf(job) : [];
      const takes = await jobs.takesOf(job);
      const { fps } = job.controls;
      return {
        costCredits: VIDEO_COST_CREDITS,
        clips: clips.flatMap(({ position, firstFrame, frameCount }) =>
          firstFrame === null
            ? []
            : [
                {
                  clip: position,
                  startSeconds: firstFrame / fps,
                  durationSeconds: frameCount / fps,
                },
              ],
        ),
        takes: takes.map((take) => {
          const { id, status, moderationStatus, posterUrl, createdAt } = present(take, caller);
          return { id, clip: take.retakenClip, status, moderationStatus, posterUrl, createdAt };
        }),
      };
    },
    order: async ({ caller, params, body, header }) => {
      const idempotencyKey = idempotencyKeyOf(header('idempotency-key'));
      const wanted = { ...body, idempotencyKey };
      const made = await jobs.takeAgain(caller.actor, params.id as JobId, wanted);
      return made.map((job) => present(job, caller));
    },
  };
}
