/**
 * Shows a film's plan before it is paid for. Called by the routes of storyboards, brands and
 * reviews. The order is built and checked like in the jobs service; nothing is charged, stored or
 * enqueued.
 * Planning and drawing happen in another process, and a response takes little more than a second:
 * stills that are not drawn by then are left out. Authorization: the route's permission.
 */
import { createHash } from 'node:crypto';

import type { BrandPreviewBody } from '#contracts/schemas/brand.ts';
import type { JobOrder } from '#contracts/schemas/job.ts';
import type { ReviewPreviewBody } from '#contracts/schemas/moderation.ts';
import { SHOTS_MAX } from '#contracts/schemas/storyboard.ts';
import type { Verdict } from '#domain/moderation/verdict.ts';
import type { BrandId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { estimateRenderSeconds } from '#film/render/estimate-render-seconds.ts';
import {
  PreviewUnavailable,
  type FilmPreview,
  type Previewer,
  type PreviewOptions,
} from '#film/preview/open-previewer.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { AppError } from '#server/app-error.ts';
import type { OrderBrand } from '#server/features/brands/order-brand.ts';
import type { ComplianceService } from '#server/features/compliance/service.ts';
import { filmOrderOf } from '#server/features/jobs/ordering/film-order-of.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import type {
  createFilesOfFilm,
  createPreviewFiles,
} from '#server/features/media/preview-files.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import { lookOf, sampleOrderOf, sampleShotsOf } from './brand-sample.ts';
import { dataAddress } from './present.ts';

interface Deps {
  readonly jobs: Pick<JobsService, 'orderedFilmsFor' | 'renderWaitFor'>;
  readonly markets: Pick<MarketsService, 'complete'>;
  readonly check: ComplianceService['check'];
  readonly previewer: Pick<Previewer, 'preview'>;
  /** Makes the own files that previews draw available locally. */
  readonly previewFiles: ReturnType<typeof createPreviewFiles>;
  readonly filesOfFilm: ReturnType<typeof createFilesOfFilm>;
  /** Cores used to make a film. */
  readonly renderCores: number;
}

export interface JudgedPreview extends FilmPreview {
  readonly verdict: Verdict;
  /** Measured from the start of rendering. */
  readonly expectedSeconds: number;
  /** Until rendering starts. */
  readonly wait: Awaited<ReturnType<JobsService['renderWaitFor']>>;
}

type OrderedFilms = Awaited<ReturnType<Deps['jobs']['orderedFilmsFor']>>;

interface Wanted {
  /** The shots whose stills are requested; all if undefined. */
  readonly shotsOf: (planned: Storyboard) => readonly number[] | undefined;
  readonly withinMs: number;
}

export type StoryboardService = ReturnType<typeof createStoryboardService>;

const NO_PREVIEW = 'The preview is not available right now. You can still create the video.';
const STILL_SHORT_SIDE_PIXELS = 360;
/** For planning and stills together. */
const WITHIN_MS = 1_000;
/** Brand previews are requested per field rather than per keystroke, so they may take longer. */
const BRAND_WITHIN_MS = 4_000;
/**
 * Reviewers ask again for the frames that are missing, each time from the first of them: long enough
 * for one of them on a machine that is making films.
 */
const REVIEW_WITHIN_MS = 8_000;

export function createStoryboardService(deps: Deps) {
  const { jobs, markets, check, previewer, previewFiles, filesOfFilm, renderCores } = deps;

  /** Throws 503 if there is no preview right now. */
  async function draw(order: FilmOrder, options: PreviewOptions): Promise<FilmPreview> {
    try {
      return await previewer.preview(
        { ...order, shortSidePixels: STILL_SHORT_SIDE_PIXELS },
        options,
      );
    } catch (error) {
      if (!(error instanceof PreviewUnavailable)) throw error;
      throw new AppError('unavailable', { message: NO_PREVIEW, retryAfterSeconds: 1 });
    }
  }

  /** Checks an order, plans it, and draws its first film if it may be made. */
  async function previewFilms(
    actor: Actor,
    [{ film: order, judged, parts }, ...others]: OrderedFilms,
    { shotsOf, withinMs }: Wanted,
  ): Promise<Omit<JudgedPreview, 'wait'>> {
    const ofOthers = others.map((other) => other.judged);
    const { storyboard: planned, ...verdict } = await check(actor, judged, ...ofOthers);
    // Films that may not be made are not drawn either.
    const wantsStills = verdict.decision !== 'block';
    const mediaFiles = wantsStills ? await previewFiles(parts.files.values()) : {};
    const preview = await draw(order, {
      wantsStills,
      shots: planned ? shotsOf(planned) : undefined,
      withinMs,
      mediaFiles,
    });
    return { ...preview, verdict, expectedSeconds: secondsToMake(order, renderCores) };
  }

  return {
    /** With the stills of these shots, by index, in the order to draw them; of all if absent. */
    async preview(actor: Actor, body: JobOrder, shots?: readonly number[]): Promise<JudgedPreview> {
      const seed = body.seed ?? usualSeedOf(actor.userId);
      const films = await jobs.orderedFilmsFor(actor, { ...body, seed });
      const preview = await previewFilms(actor, films, {
        shotsOf: () => shots,
        withinMs: WITHIN_MS,
      });
      return { ...preview, wait: await jobs.renderWaitFor(actor.organizationId, renderCores) };
    },

    /**
     * The shots of a video that was ordered, with the frames from one shot on; its order is not
     * checked again.
     */
    async previewOrdered(job: JobRow, from: number): Promise<ReviewPreviewBody> {
      const mediaFiles = await previewFiles(await filesOfFilm(job));
      const shots = Array.from({ length: SHOTS_MAX - from }, (_, index) => from + index);
      const wanted = { wantsStills: true, shots, withinMs: REVIEW_WITHIN_MS, mediaFiles };
      const { storyboard, stills } = await draw(filmOrderOf(job), wanted);
      return {
        frames: storyboard.shots.map(({ firstFrame }, shot) => {
          const still = stills.get(shot);
          const startSeconds = firstFrame / storyboard.controls.fps;
          return { startSeconds, still: still ? dataAddress(still) : null };
        }),
      };
    },

    /** The title and the end card of a video with a brand, which need not be published. */
    async previewBrand(actor: Actor, brand: OrderBrand): Promise<BrandPreviewBody> {
      const order = await markets.complete(actor, sampleOrderOf(brand));
      const seeded = { ...order, seed: usualSeedOf(brand.id) };
      const films = await jobs.orderedFilmsFor(actor, seeded, lookOf(brand));
      const shotsOf = (planned: Storyboard) => sampleShotsOf(planned).map(({ shot }) => shot);
      const wanted = { shotsOf, withinMs: BRAND_WITHIN_MS };
      const { storyboard, stills, verdict } = await previewFilms(actor, films, wanted);
      const refused = verdict.findings.filter(({ severity }) => severity === 'block');
      return {
        frames: sampleShotsOf(storyboard).map(({ kind, shot }) => {
          const still = stills.get(shot);
          return { kind, still: still ? dataAddress(still) : null };
        }),
        refusals: refused.map(({ message }) => message),
      };
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

/** The same for every call, so that a preview does not change its look while the user is typing. */
function usualSeedOf(id: UserId | BrandId): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) >>> 1;
}
