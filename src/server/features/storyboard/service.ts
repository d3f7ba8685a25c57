/**
 * Shows a film's plan before anything is paid for. Called by the storyboard route. The order is made
 * as the jobs service would make it and judged as it would be judged; nothing is charged, stored or
 * dispatched. Planning and drawing happen in another process, and a response takes little more than a
 * second: what is not drawn by then is left out. Authorization is the route's permission.
 */
import { createHash } from 'node:crypto';

import type { JobOrder } from '#contracts/schemas/job.ts';
import type { Verdict } from '#domain/verdict.ts';
import type { UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { estimateRenderSeconds } from '#film/render/estimate-render-seconds.ts';
import {
  PreviewUnavailable,
  type FilmPreview,
  type Previewer,
} from '#film/preview/open-previewer.ts';
import { AppError } from '#server/app-error.ts';
import type { ComplianceService } from '#server/features/compliance/service.ts';
import type { OrderFile } from '#server/features/media/order-files.ts';
import type { JobsService } from '#server/features/jobs/service.ts';

interface Deps {
  readonly jobs: Pick<JobsService, 'orderedFilmsFor' | 'renderWaitFor'>;
  readonly check: ComplianceService['check'];
  readonly previewer: Pick<Previewer, 'preview'>;
  /** Lays out the own files that previews draw. */
  readonly previewFiles: (files: Iterable<OrderFile>) => Promise<MediaFiles>;
  /** Cores that a film is made on. */
  readonly renderCores: number;
}

export interface JudgedPreview extends FilmPreview {
  readonly verdict: Verdict;
  /** From when its film is begun. */
  readonly expectedSeconds: number;
  /** Until its film is begun. */
  readonly wait: Awaited<ReturnType<JobsService['renderWaitFor']>>;
}

export type StoryboardService = ReturnType<typeof createStoryboardService>;

const NO_PREVIEW = 'There is no preview right now. The video itself can be made';
const STILL_SHORT_SIDE_PIXELS = 360;
/** Planning and stills together. */
const WITHIN_MS = 1_000;

export function createStoryboardService(deps: Deps) {
  const { jobs, check, previewer, previewFiles, renderCores } = deps;
  return {
    /** With the stills of these shots, by their index, in the order to draw them; of all where absent. */
    async preview(actor: Actor, body: JobOrder, shots?: readonly number[]): Promise<JudgedPreview> {
      const seed = body.seed ?? usualSeedOf(actor.userId);
      const films = await jobs.orderedFilmsFor(actor, { ...body, seed });
      const [{ film: order, judged, parts }, ...others] = films;
      const ofOthers = others.map((other) => other.judged);
      const { storyboard: _, ...verdict } = await check(actor, judged, ...ofOthers);
      const small = { ...order, shortSidePixels: STILL_SHORT_SIDE_PIXELS };
      // What may not be made is not drawn either.
      const wantsStills = verdict.decision !== 'block';
      try {
        const mediaFiles = wantsStills ? await previewFiles(parts.files.values()) : {};
        const options = { wantsStills, shots, withinMs: WITHIN_MS, mediaFiles };
        const preview = await previewer.preview(small, options);
        return {
          ...preview,
          verdict,
          expectedSeconds: secondsToMake(order, renderCores),
          wait: await jobs.renderWaitFor(actor.organizationId, renderCores),
        };
      } catch (error) {
        if (!(error instanceof PreviewUnavailable)) throw error;
        throw new AppError('unavailable', { message: NO_PREVIEW, retryAfterSeconds: 1 });
      }
    },
  };
}

function secondsToMake({ controls, shortSidePixels }: FilmOrder, cores: number): number {
  const { aspectRatio, fps, duration } = controls;
  return estimateRenderSeconds(
    { aspectRatio, shortSidePixels, fps, durationSeconds: duration },
    cores,
  );
}

/** The same at each call, so that a preview does not change its look while somebody types. */
function usualSeedOf(userId: UserId): number {
  return createHash('sha256').update(userId).digest().readUInt32BE(0) >>> 1;
}
