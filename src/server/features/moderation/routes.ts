import { Readable } from 'node:stream';

import type { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import { letterMoments, stillMoments, type ModelSpan } from '#domain/clips/model-stills.ts';
import type { ClipsService } from '#server/features/clips/service.ts';
import type { StoryboardService } from '#server/features/storyboard/service.ts';
import { awaitsVideo, needsSecondReviewer, type ModerationService } from './service.ts';
import type { FirstUse } from './first-uses.ts';
import type { ReviewRow } from './store.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { csvLine } from '#server/http/responses/csv.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';
import { basisOf } from '#policy/policy.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

/** What is looked up for a review. */
interface Beside {
  readonly firstUses: readonly FirstUse[];
  readonly spans: ReadonlyMap<JobId, readonly ModelSpan[]>;
}

interface Deps {
  readonly moderation: ModerationService;
  readonly storyboard: Pick<StoryboardService, 'previewOrdered'>;
  /** The jobs feature's presenter. */
  readonly presentJob: (job: ReviewRow, caller: SignedIn) => JobBody;
  readonly media: MediaAddresses;
  readonly modelSpansOf: ClipsService['modelSpansOf'];
}

export function createModerationHandlers({
  moderation,
  storyboard,
  presentJob,
  media,
  modelSpansOf,
}: Deps): HandlersOf<typeof moderationRoutes> {
  const presentFirstUse = (caller: SignedIn, { jobId: _, previewKey, ...use }: FirstUse) => ({
    ...use,
    reviewedAt: use.reviewedAt && use.reviewedAt.toISOString(),
    previewUrl: previewKey && media.addressOf(previewKey, mediaHolderOf(caller)),
  });
  const present = (
    caller: SignedIn,
    job: ReviewRow,
    { firstUses, spans }: Beside,
  ): ReviewJobBody => ({
    ...presentJob(job, caller),
    organizationName: job.organizationName,
    isOwnOrganizations: job.organizationId === caller.actor.organizationId,
    findings: findingsBeside(firstUses, job).map((finding) => ({
      ...finding,
      basis: basisOf(finding, job.markets),
    })),
    firstUses: firstUses.map((use) => presentFirstUse(caller, use)),
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
    return reviews.map((job) => {
      const ofJob = firstUses.filter(({ jobId }) => jobId === job.id);
      return present(caller, job, { firstUses: ofJob, spans });
    });
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
    preview: async ({ caller, params, query }) => {
      const job = await moderation.find(caller.actor, params.jobId as JobId);
      // Somebody may decide, or the video be finished, between two requests for missing frames.
      return isUnfinished(job.status) ? storyboard.previewOrdered(job, query.from) : { frames: [] };
    },
    approve: async ({ caller, params, body }) =>
      presentDecided(caller, await moderation.approve(caller.actor, params.jobId as JobId, body)),
    reject: async ({ caller, params, body }) =>
      presentDecided(caller, await moderation.reject(caller.actor, params.jobId as JobId, body)),
  };
}

/** What is new in a held video is listed by itself, with whether it was reviewed since. */
function findingsBeside(firstUses: readonly FirstUse[], { findings }: ReviewRow) {
  const listed = new Set(firstUses.map(({ id }) => id));
  return findings.filter(({ firstUseOf }) => firstUseOf === undefined || !listed.has(firstUseOf));
}

const DECISIONS: Partial<Record<ModerationStatus, string>> = { pending: 'approved for creation' };

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
      DECISIONS[job.moderationStatus] ?? job.moderationStatus,
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
