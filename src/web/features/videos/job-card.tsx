import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { findPreset } from '#domain/presets.ts';
import { useDraggedVideos } from '#web/features/videos/folders/use-dragged-videos.ts';
import { JobActions } from '#web/features/videos/job-actions.tsx';
import { JobPicture } from '#web/features/videos/job-picture.tsx';
import { SelectionBox } from '#web/features/videos/selection-box.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { VideoMenu } from '#web/features/videos/video-menu.tsx';
import { VideoState } from '#web/features/videos/video-state.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import { PATHS } from '#web/paths.ts';
import { formatDate } from '#web/ui/moment.ts';

interface JobCardProps {
  readonly job: JobBody;
  /** The videos of the same order, itself included; alone where left out. */
  readonly together?: readonly JobBody[];
  readonly selection: Selection<JobBody>;
  /** What stands above the actions. */
  readonly children?: ReactNode;
}

/** One video: its film or where it stands, what was asked for, what it cost. */
export function JobCard({ job, together = [job], selection, children }: JobCardProps) {
  const dragProps = useDraggedVideos(together, selection);
  const title = titleOf(job);
  const presetName = findPreset(job.preset)?.name ?? job.preset;
  return (
    <article
      aria-label={title}
      {...dragProps}
      className="flex flex-col overflow-hidden [contain-intrinsic-size:auto_24rem] [content-visibility:auto] rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--duration-calm) hover:border-gilt-line hover:shadow-[0_18px_40px_-24px_var(--shade)]"
    >
      <div className="relative aspect-video">
        <JobPicture job={job} />
      </div>
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <VideoState job={job} />
          <ReadyCount jobs={together} />
          <span className="-my-1 -mr-2 -ml-2 flex grow items-center justify-end">
            <VideoMenu job={job} together={together} />
            <SelectionBox jobs={together} selection={selection} />
          </span>
        </div>
        <div className="grid gap-1">
          <p dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
            <Link to={PATHS.videoOf(job.id)} className="hover:text-gilt hover:underline">
              {title}
            </Link>
          </p>
          {title !== job.prompt && (
            <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
              {job.prompt}
            </p>
          )}
        </div>
        {job.status === 'failed' && !job.cancelled && job.error && (
          <p className="rounded-plaque bg-danger-surface px-3 py-2 text-sm text-danger">
            {job.error}
          </p>
        )}
        {job.moderationStatus === 'flagged' && job.status === 'queued' && (
          <p className="text-sm text-muted">{TEXTS.onHoldUntilAReviewerApproves}</p>
        )}
        {job.moderationReason && (
          <p className="line-clamp-3 text-sm text-danger">{job.moderationReason}</p>
        )}
        <p className="figures flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{presetName}</span>
          <span>{costOf(together)}</span>
          <time dateTime={job.createdAt}>{formatDate(job.createdAt)}</time>
        </p>
        <div className="mt-auto grid gap-3">
          {children}
          <JobActions job={job} />
        </div>
      </div>
    </article>
  );
}

/** How many videos of an order of several are finished, until all are. */
function ReadyCount({ jobs }: { readonly jobs: readonly JobBody[] }) {
  const ready = jobs.filter(({ status }) => status === 'ready').length;
  if (ready === jobs.length || jobs.length === 1) return null;
  return <span className="figures text-sm text-muted">{TEXTS.readyOf(ready, jobs.length)}</span>;
}

/** What an order cost; counted together where one of its videos differs. */
function costOf(jobs: readonly JobBody[]): string {
  const each = new Set(jobs.map((job) => TEXTS.cost(job.costCredits, job.refunded)));
  const [cost = '', ...others] = each;
  if (others.length > 0) {
    const credits = jobs.reduce((sum, { costCredits }) => sum + costCredits, 0);
    return TEXTS.costInAll(credits, {
      refunded: jobs.filter(({ refunded }) => refunded).length,
      all: jobs.length,
    });
  }
  return jobs.length === 1 ? cost : TEXTS.times(jobs.length, cost);
}
