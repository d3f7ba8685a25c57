import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import { decisionReasonLabel, type ModerationStatus } from '#domain/moderation/moderation.ts';
import { findPreset } from '#domain/order/presets.ts';
import type { Words } from '#domain/order/words.ts';
import { isRefunded, type JobStatus } from '#domain/videos/job-lifecycle.ts';
import { canBeCorrectedFree, type EndedVideo } from '#domain/videos/resubmission.ts';
import { videoStateOf, type VideoState } from '#domain/videos/video-state.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';

type Activity = DashboardStats['recentActivity'][number];

interface DescribedJob extends Omit<EndedVideo, 'status' | 'moderationStatus' | 'costCredits'> {
  readonly id: string;
  readonly groupId: string | null;
  readonly preset: string;
  readonly label: string | null;
  readonly words: Words;
  readonly prompt: string;
  readonly status: JobStatus;
  readonly moderationStatus: ModerationStatus;
  readonly costCredits: number;
  /** Of its open share link. */
  readonly shareSlug?: string | null;
  readonly posterKey: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly authorId: string | null;
  readonly findings: readonly Finding[];
  readonly moderationReason: string | null;
}

/** What is found besides the policy's categories. */
const OTHER_FINDINGS: Readonly<Record<string, string>> = {
  review: 'Not checked automatically',
  market: 'Market rules',
  brand: 'Brand rules',
  media: 'Rights to a file',
};

/** For whom, and when. */
interface Viewing {
  readonly userId: string;
  readonly now: Date;
  readonly posterOf: (posterKey: string) => string;
}

const HAPPENED: Readonly<Record<VideoState, string>> = {
  queued: 'video is waiting to be created',
  onHold: 'video is on hold until a reviewer approves it',
  rendering: 'video is being created',
  awaitingReview: 'video is ready',
  approved: 'video was approved',
  live: 'video is live',
  rejected: 'video was rejected',
  failed: 'video could not be created',
  cancelled: 'video was canceled',
};

/**
 * An order of several shapes has the status of whichever of its videos comes first in this list.
 */
const STILL_TO_COME: readonly JobStatus[] = ['generating', 'processing', 'queued'];

/** Groups these jobs by order, keeping the order of the jobs. */
export function ordersOf<Job extends Pick<DescribedJob, 'id' | 'groupId'>>(
  jobs: readonly Job[],
): Job[][] {
  return [...Map.groupBy(jobs, ({ id, groupId }) => groupId ?? id).values()];
}

/**
 * One entry of recent activity for the jobs of an order; its type is their status, or `cancelled`.
 */
export function describeActivity(
  jobs: readonly DescribedJob[],
  { userId, now, posterOf }: Viewing,
): Activity[] {
  const [first] = jobs;
  if (!first) return [];
  const shown = STILL_TO_COME.flatMap((status) => jobs.filter((job) => job.status === status))[0];
  const job = shown ?? jobs.find(({ status }) => status === 'ready') ?? first;
  const posterKey = jobs.find((one) => one.posterKey !== null)?.posterKey ?? null;
  const state = videoStateOf({
    ...job,
    isCancelled: job.cancelledAt !== null,
    isShared: Boolean(job.shareSlug),
  });
  const presetName = findPreset(job.preset)?.name ?? job.preset;
  return [
    {
      id: job.id,
      title: titleOfVideo(job),
      message: `${presetName} ${HAPPENED[state]}`,
      preset: job.preset,
      timestamp: (job.finishedAt ?? job.createdAt).toISOString(),
      type: job.cancelledAt ? 'cancelled' : job.status,
      state,
      reason: reasonOf(job, state),
      isCorrectable: job.authorId === userId && canBeCorrectedFree(job, now),
      refunded: isRefunded(job),
      posterUrl: posterKey && posterOf(posterKey),
      videoCount: jobs.length,
      readyCount: jobs.filter(({ status }) => status === 'ready').length,
    },
  ];
}

/** Why a video is held or was rejected, in a few words. */
function reasonOf({ findings, moderationReason }: DescribedJob, state: VideoState): string | null {
  if (state === 'rejected') return moderationReason;
  if (state !== 'onHold') return null;
  const labels = findings.filter(({ severity }) => severity === 'flag').map(labelOf);
  return [...new Set(labels)].join(', ') || null;
}

function labelOf({ category, firstUseOf }: Finding): string {
  if (firstUseOf !== undefined) return category === 'brand' ? 'New brand' : 'New file';
  return OTHER_FINDINGS[category] ?? decisionReasonLabel(category) ?? category;
}
