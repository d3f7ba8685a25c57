import { Readable } from 'node:stream';

import type { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { letterMoments, stillMoments, type ModelSpan } from '#domain/model-stills.ts';
import type { ClipsService } from '#server/features/clips/service.ts';
import { awaitsVideo, needsSecondReviewer, type ModerationService } from './service.ts';
import type { FirstUse } from './first-uses.ts';
import type { ReviewRow } from './store.ts';
import type { SignedIn } from '#server/http/authenticate.ts';
import { csvLine } from '#server/http/csv.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import { mediaHolderOf } from '#server/http/media-holder.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

/** Data that is looked up for reviews. */
interface Beside {
  readonly firstUses: readonly FirstUse[];
  readonly spans: ReadonlyMap<JobId, readonly ModelSpan[]>;
}

/** `presentJob` is the jobs feature's presenter. */
export function createModerationHandlers(
  moderation: ModerationService,
  presentJob: (job: ReviewRow, caller: SignedIn) => JobBody,
  media: MediaAddresses,
  modelSpansOf: ClipsService['modelSpansOf'],
): HandlersOf<typeof moderationRoutes> {
  const presentFirstUse = (caller: SignedIn, { jobId: _, previewKey, ...use }: FirstUse) => ({
    ...use,
    previewUrl: previewKey && media.addressOf(previewKey, mediaHolderOf(caller)),
  });
  const present = (
    caller: SignedIn,
    job: ReviewRow,
    { firstUses, spans }: Beside,
  ): ReviewJobBody => ({
    ...presentJob(job, caller),
    organizationName: job.organizationName,
    findings: [...job.findings],
    firstUses: firstUses
      .filter(({ jobId }) => jobId === job.id)
      .map((use) => presentFirstUse(caller, use)),
    modelStills: [...stillMoments(spans.get(job.id) ?? [])],
    modelLetters: [...letterMoments(spans.get(job.id) ?? [])],
    policyVersion: job.policyVersion,
    website: job.publicWebsite ?? job.website,
    needsSecondReviewer: needsSecondReviewer(caller.actor, job),
    awaitsVideo: awaitsVideo(job),
    decidedAt: job.decidedAt && job.decidedAt.toISOString(),
    decidedBy: job.decidedByName,
  });
  const presentAll = async (caller: SignedIn, reviews: readonly ReviewRow[]) => {
    const firstUses = await moderation.firstUsesOf(reviews);
    const spans = await modelSpansOf(reviews.map(({ id }) => id));
    return reviews.map((job) => present(caller, job, { firstUses, spans }));
  };
  const presentDecided = async (caller: SignedIn, job: ReviewRow) =>
    present(caller, job, { firstUses: [], spans: await modelSpansOf([job.id]) });
  return {
    pending: async ({ caller, query, nextPage }) => {
      const page = await moderation.listWaiting(caller.actor, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return presentAll(caller, page.items);
    },
    history: async ({ caller, query, nextPage }) => {
      const page = await moderation.listDecided(caller.actor, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return presentAll(caller, page.items);
    },
    historyCsv: async ({ caller, query }) =>
      Readable.from(linesOf(moderation.allDecided(caller.actor, query))),
    find: async ({ caller, params }) => {
      const job = await moderation.find(caller.actor, params.jobId as JobId);
      const firstUses = await moderation.firstUsesOf([job]);
      return present(caller, job, { firstUses, spans: await modelSpansOf([job.id]) });
    },
    approve: async ({ caller, params }) =>
      presentDecided(caller, await moderation.approve(caller.actor, params.jobId as JobId)),
    reject: async ({ caller, params, body }) =>
      presentDecided(caller, await moderation.reject(caller.actor, params.jobId as JobId, body)),
  };
}

const COLUMNS = [
  'decided',
  'decision',
  'decided by',
  'reason',
  'organization',
  'author',
  'video',
  'prompt',
  'preset',
  'markets',
  'policy',
  'ordered',
];

async function* linesOf(reviews: AsyncIterable<ReviewRow>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const job of reviews) {
    yield csvLine([
      job.decidedAt?.toISOString() ?? null,
      job.moderationStatus,
      job.decidedByName,
      job.moderationReason,
      job.organizationName,
      job.author,
      job.id,
      job.prompt,
      job.preset,
      job.markets.join(' '),
      job.policyVersion,
      job.createdAt.toISOString(),
    ]);
  }
}
