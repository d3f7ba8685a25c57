/**
 * Video jobs from order to end, except for rendering itself (`rendering/`). Called by the jobs
 * routes, the worker, the dashboard and moderation. Creating is one transaction (`ordering/`),
 * including the task that makes the film. Failing is one call (`fail-job.ts`), which moderation and
 * clips make in their own transactions. Authorization: the route's permission is checked before;
 * what depends on the job (own or everyone's) is checked here. Jobs of other organizations are
 * reported as not found.
 */
import type { Finding } from '#domain/moderation/verdict.ts';
import type { JobOrder } from '#contracts/schemas/job.ts';
import type { JobId, OrganizationId } from '#domain/ids.ts';
import { CANCELLED_ERROR } from '#domain/videos/job-lifecycle.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { AppError } from '#server/app-error.ts';
import type { OrderBrand } from '#server/features/brands/order-brand.ts';
import type { BriefService } from '#server/features/brief/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { JudgedOrder, OrderJudgement } from '#server/features/compliance/service.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { ClipsService } from '#server/features/clips/service.ts';
import type { FilmJobs } from '#server/features/clips/film-jobs.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { EnqueueJobEvent } from '#server/features/developers/enqueue-job-event.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import { insertFilmRecord, type NewRecord } from '#server/features/provenance/film-records.ts';
import { createJobs, type NewJob } from './ordering/create-job.ts';
import { fallBackToStudio } from './rendering/fall-back.ts';
import { filmOrderOf } from './ordering/film-order-of.ts';
import { deleteJob, purgeDeleted, restorableSince } from './removal/delete-job.ts';
import { takesOf, type TakesWanted } from './ordering/order-takes.ts';
import { createFailJob } from './fail-job.ts';
import { isKeyTaken } from './ordering/idempotency.ts';
import { enqueueRender } from './rendering/render-queue.ts';
import { findPlacesInQueue, findRenderWait, type PlacesInQueue } from './rendering/render-wait.ts';
import { insertRenewal, type Renewal } from './ordering/renew-job.ts';
import {
  policyErrorOf,
  type OrganizationNamesService,
} from '#server/features/organization-names/service.ts';
import { orderFilms, shapesOf, type OrderedFilm } from './ordering/order-films.ts';
import type { FindOrderParts } from './ordering/order-parts.ts';
import { createTakeDown } from './removal/take-down.ts';
import { requireVoice } from './ordering/require-voice.ts';
import {
  beginFootage,
  countArrivedClip,
  findStatus,
  lockStatus,
  recordFootage,
} from './run-store.ts';
import type { JobFilter } from './library/video-filter.ts';
import * as library from './library/video-entry-store.ts';
import * as store from './store.ts';
import { countReopenedVideo, findCounters } from './library/video-counters.ts';
import { wordsOnScreen } from './ordering/words-on-screen.ts';
import { requirePermission } from '#server/http/callers/authorize.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/**
 * Checks an order before anything is charged: throws if it is blocked, otherwise returns whether
 * the job may be made at once (`pending`) or waits for a moderator (`flagged`).
 */
export type JudgeOrder = (actor: Actor, order: JudgedOrder) => Promise<OrderJudgement>;

/** The result of an order: its first job, and all of them if it named shapes. */
export interface CreatedJobs {
  readonly job: store.JobWithAuthor;
  readonly group: readonly store.JobWithAuthor[] | null;
}

export interface JobPage extends Page<store.JobWithAuthor> {
  readonly places: PlacesInQueue;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: CreditsService;
  readonly clips: ClipsService;
  readonly audit: AuditService;
  readonly storage: Storage;
  readonly enqueueJobEvent: EnqueueJobEvent;
  readonly notifications: Pick<NotificationsService, 'tell' | 'notifyReviewers'>;
  readonly metrics: Pick<Metrics, 'refunds'>;
  readonly briefs: Pick<BriefService, 'complete'>;
  readonly findOrderParts: FindOrderParts;
  readonly judge: Pick<Judge, 'ask'>;
  readonly orderFiles: OrderFiles;
  readonly judgeOrder: JudgeOrder;
  readonly names: Pick<OrganizationNamesService, 'judgeForFilm'>;
  /** Null if only the built-in draft voice is available. */
  readonly speech: SpeechSettings | null;
}

const ONE_SHAPE = 'A correction must use the format of the rejected video';

/** What was measured in a finished film. */
export type FilmFacts = Omit<NewRecord, 'jobId' | 'organizationId' | 'createdAt'>;

export type JobsService = ReturnType<typeof createJobsService>;

export function createJobsService(deps: Deps) {
  const { db, clock, clips, speech } = deps;
  const failIn = createFailJob(deps);
  const takingDown = createTakeDown(deps, failIn);

  async function find(organizationId: OrganizationId, jobId: JobId): Promise<store.JobWithAuthor> {
    const job = await store.findJob(db, organizationId, jobId);
    if (!job) throw new AppError('not_found');
    return job;
  }

  /** The findings about the name that would sign the film. Throws 422 if it is refused. */
  async function judgeSignature(organizationId: OrganizationId, name: string) {
    const { decision, findings } = await deps.names.judgeForFilm(organizationId, name);
    if (decision === 'block') throw policyErrorOf(findings);
    return findings;
  }

  return {
    find,

    async create(
      actor: Actor,
      body: JobOrder,
      idempotencyKey: string | null,
    ): Promise<CreatedJobs> {
      if (body.resubmits && shapesOf(body).length > 1) {
        throw new AppError('validation_failed', { message: ONE_SHAPE });
      }
      // A repeated order is not read again: it stays the same.
      const isRepeated =
        idempotencyKey !== null && (await isKeyTaken(db, actor.userId, idempotencyKey));
      const films = await orderFilms(deps, actor, { body, mayAskModel: !isRepeated });
      const [{ film, defaultSignature, parts }] = films;
      const { signature } = film.words;
      const isSignedByHouse = signature !== null && signature === defaultSignature;
      const ofName = isSignedByHouse ? await judgeSignature(actor.organizationId, signature) : [];
      const judge = async ({ judged, columns }: OrderedFilm): Promise<NewJob> => {
        const judgement = await deps.judgeOrder(actor, judged);
        return { columns, judgement: withFindings(judgement, ofName) };
      };
      const [first, ...others] = films;
      const jobs: [NewJob, ...NewJob[]] = [await judge(first)];
      for (const other of others) jobs.push(await judge(other));
      requireVoice(film, speech);
      const jobId = await db.transaction((tx) =>
        createJobs(tx, deps, { actor, body, parts, idempotencyKey, jobs }),
      );
      const job = await find(actor.organizationId, jobId);
      const group = job.groupId && (await store.findGroup(db, job.organizationId, job.groupId));
      return { job, group };
    },

    /** Orders takes of a clip of a finished video; returns their jobs. */
    async takeAgain(
      actor: Actor,
      jobId: JobId,
      wanted: TakesWanted,
    ): Promise<readonly store.JobWithAuthor[]> {
      const of = await find(actor.organizationId, jobId);
      const order = await takesOf(deps, actor, { ...wanted, of });
      const firstId = await db.transaction((tx) => createJobs(tx, deps, order));
      const first = await find(actor.organizationId, firstId);
      const all = await store.findTakes(db, actor.organizationId, [jobId]);
      return all.filter(({ createdAt }) => createdAt.getTime() === first.createdAt.getTime());
    },

    /** A video and its takes, oldest first. */
    takesOf: (job: JobRow) =>
      store.findTakes(db, job.organizationId, job.retakes ? [job.id, job.retakes] : [job.id]),

    clipsOf: (job: JobRow) => clips.clipsOf(job.clipsOf ?? job.id),

    async list(
      organizationId: OrganizationId,
      request: PageRequest & { readonly filter?: JobFilter },
    ): Promise<JobPage> {
      const page = pageOf(await store.findJobs(db, organizationId, request), request.limit);
      return { ...page, places: await findPlacesInQueue(db, page.items) };
    },

    /** A job as returned by `find`, with its place in the queue. */
    async follow(organizationId: OrganizationId, jobId: JobId) {
      const job = await find(organizationId, jobId);
      return { job, places: await findPlacesInQueue(db, [job]) };
    },

    /** Videos with a public link that show an earlier version of a brand. */
    async listOfOlderVersion(
      brand: store.BrandVersion,
      request: PageRequest,
    ): Promise<Page<store.JobWithAuthor>> {
      return pageOf(await store.findSharedOfOlderVersion(db, brand, request), request.limit);
    },

    async cancel(actor: Actor, jobId: JobId): Promise<store.JobWithAuthor> {
      const job = await find(actor.organizationId, jobId);
      if (job.authorId !== actor.userId) requirePermission(actor, 'video.manageAll');
      await db.transaction(async (tx) => {
        const cancellation = {
          error: CANCELLED_ERROR,
          from: ['queued'],
          isCancelled: true,
        } as const;
        if (!(await failIn(tx, jobId, cancellation))) throw new AppError('wrong_state');
        const { organizationId, userId: actorId } = actor;
        const record = { organizationId, actorId, subjectId: jobId } as const;
        await deps.audit.record(tx, { ...record, action: 'video.cancelled' });
      });
      return find(actor.organizationId, jobId);
    },

    /** Sets or removes the private label of a video and of the others of its order. */
    async rename(actor: Actor, jobId: JobId, title: string | null): Promise<store.JobWithAuthor> {
      const job = await find(actor.organizationId, jobId);
      if (job.authorId !== actor.userId) requirePermission(actor, 'video.manageAll');
      const { groupId, organizationId } = job;
      const together = groupId ? await store.findGroup(db, organizationId, groupId) : [job];
      await db.transaction(async (tx) => {
        for (const { id } of together) await library.setTitle(tx, id, title || null);
      });
      return find(actor.organizationId, jobId);
    },

    /** Restores a video that was just deleted; its link stays ended. */
    async restore(actor: Actor, jobId: JobId): Promise<store.JobWithAuthor> {
      const { organizationId, userId: actorId } = actor;
      return db.transaction(async (tx) => {
        const since = restorableSince(clock.now());
        const isBack = await library.showAgain(tx, organizationId, { jobId, since });
        const job = isBack ? await store.findJob(tx, organizationId, jobId) : null;
        if (!job) throw new AppError('not_found');
        if (job.authorId !== actorId) requirePermission(actor, 'video.manageAll');
        const record = { organizationId, actorId, subjectId: jobId } as const;
        await deps.audit.record(tx, { ...record, action: 'video.restored' });
        return job;
      });
    },

    /** Permanently removes deleted videos that can no longer be restored. */
    purgeDeleted: (limit: number) => purgeDeleted(deps, limit),

    isDeletedFile: (key: string) => library.isHiddenFile(db, key),

    async remove(actor: Actor, jobId: JobId): Promise<void> {
      const job = await find(actor.organizationId, jobId);
      if (job.authorId !== actor.userId) requirePermission(actor, 'video.manageAll');
      await deleteJob(deps, job, actor.userId);
    },

    /**
     * Deletes at most `limit` videos that were rejected or failed before `before`; returns how
     * many. Enabled by the operator's configuration, not called by users.
     */
    async removeRefused(before: Date, limit: number): Promise<number> {
      const refused = await store.findRefused(db, before, limit);
      for (const job of refused) await deleteJob(deps, job, null);
      return refused.length;
    },

    /**
     * Fails an unfinished job and refunds it, exactly once even if called several times. Returns
     * whether this call did it. With `attempt`, only the worker that holds the job can.
     */
    async fail(jobId: JobId, because: string, attempt?: number): Promise<boolean> {
      const failure = { error: because, ...(attempt !== undefined && { attempt }) };
      return (await db.transaction((tx) => failIn(tx, jobId, failure))) !== null;
    },

    /** The same as part of a transaction. */
    failIn,

    ...takingDown,

    /**
     * Returns why a video may not have a public link in these markets now, because of a file that
     * it shows; null if it may.
     */
    refusalOfFiles: async (
      connection: Connection,
      { id, organizationId }: Pick<JobRow, 'id' | 'organizationId'>,
      markets: readonly MarketCode[],
    ) => {
      const ids = await store.findMediaIds(connection, id);
      const use = { ids, markets, channel: 'web' } as const;
      return deps.orderFiles.refusalNow(connection, organizationId, use);
    },

    mediaIdsOf: store.findMediaIds,

    /**
     * Returns the status of a job and locks it until the transaction ends; null if the job no
     * longer exists.
     */
    lockStatus,

    /**
     * For the operator: retries a video that a model failed to make. Clips that were fetched are
     * not ordered again.
     */
    async retry(actor: Actor, jobId: JobId): Promise<JobRow> {
      return db.transaction(async (tx) => {
        const clipsAwaited = await clips.planAgain(tx, jobId);
        if (clipsAwaited === null) throw new AppError('not_found');
        const reopened = await store.reopenFailed(tx, jobId, { clipsAwaited, now: clock.now() });
        if (!reopened) throw new AppError('wrong_state');
        const { organizationId } = reopened;
        if (!(await countReopenedVideo(tx, organizationId))) {
          throw new AppError('too_many_unfinished_videos');
        }
        await enqueueRender(tx, reopened);
        await clips.enqueueNext(tx, jobId);
        const record = { organizationId, actorId: actor.userId, subjectId: jobId } as const;
        await deps.audit.record(tx, { ...record, action: 'video.retried' });
        return reopened;
      });
    },

    /** What the clips feature needs from jobs. */
    forClips: {
      statusOf: (jobId) => findStatus(db, jobId),
      filmOf: async (jobId) => {
        const job = await findJobRow(db, jobId);
        return job && { ...job, order: filmOrderOf(job) };
      },
      beginFootage,
      recordFootage,
      countArrivedClip: async (tx, jobId) => {
        const job = (await countArrivedClip(tx, jobId)) && (await findJobRow(tx, jobId));
        if (job) await enqueueRender(tx, job);
      },
      fallBack: fallBackToStudio,
      failIn,
    } satisfies FilmJobs,

    /** What `create` would film, optionally with the draft of a brand; nothing is stored. */
    orderedFilmsFor: (actor: Actor, body: JobOrder, draft?: OrderBrand) =>
      orderFilms(deps, actor, { body, mayAskModel: false, draft }),

    /** Which of its words a film shows, and when. */
    wordsOnScreen,

    /** The first text in the film; null if it has none. */
    headlineOf: (job: JobRow): string | null => job.words.headline,

    /** Stores what was measured in a finished film, and adds its hash to the audit chain. */
    async keepRecord(tx: Transaction, job: JobRow, facts: FilmFacts): Promise<void> {
      const { id: jobId, organizationId } = job;
      await insertFilmRecord(tx, { ...facts, jobId, organizationId, createdAt: clock.now() });
      const { sha256, instanceId, digitalSourceType } = facts;
      await deps.audit.record(tx, {
        organizationId,
        action: 'video.signed',
        actorId: null,
        subjectId: jobId,
        details: { sha256, instanceId, digitalSourceType },
      });
    },

    insertRenewal: (tx: Transaction, renewal: Renewal) => insertRenewal(tx, deps, renewal),

    enqueueRender,

    /** What would be made before the organization's next video. */
    renderWaitFor: (organizationId: OrganizationId, cores: number) =>
      findRenderWait(db, organizationId, cores),

    countersOf: (organizationId: OrganizationId) => findCounters(db, organizationId),
  };
}

/** Findings about the name hold the video, too. */
function withFindings(judgement: OrderJudgement, ofName: readonly Finding[]): OrderJudgement {
  if (ofName.length === 0) return judgement;
  return {
    ...judgement,
    moderationStatus: 'flagged',
    findings: [...judgement.findings, ...ofName],
  };
}
