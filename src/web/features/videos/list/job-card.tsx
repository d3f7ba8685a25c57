import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { findPreset } from '#domain/order/presets.ts';
import { useDraggedVideos } from '#web/features/videos/folders/use-dragged-videos.ts';
import { JobActions } from '#web/features/videos/actions/job-actions.tsx';
import { JobPicture } from '#web/features/videos/job-picture.tsx';
import { SelectionBox } from '#web/features/videos/selection/selection-box.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { VideoState } from '#web/features/videos/video-state.tsx';
import type { Selection } from '#web/ui/tables/use-selection.ts';
import { marketNames } from '#web/markets/market-names.ts';
import { PATHS } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatDay } from '#web/ui/text/moment.ts';

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
      className="group flex flex-col overflow-hidden [contain-intrinsic-size:auto_24rem] [content-visibility:auto] rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-(--duration-calm) hover:border-gilt-line hover:shadow-[0_18px_40px_-24px_var(--shade)]"
    >
      <div className="relative aspect-video">
        <JobPicture job={job} />
        <SelectionBox
          jobs={together}
          selection={selection}
          className={classNames(
            'absolute! top-1.5 right-1.5 bg-page/70 transition-opacity duration-(--duration-quick)',
            selection.jobs.length === 0 &&
              'pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
          )}
        />
      </div>
      <div className="grid min-w-0 content-start gap-2 p-4 pb-0 max-sm:gap-1.5 max-sm:p-3 max-sm:pb-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <VideoState job={job} />
          <ReadyCount jobs={together} />
        </div>
        <p dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          <Link to={PATHS.videoOf(job.id)} className="hover:text-gilt hover:underline">
            {title}
          </Link>
        </p>
        <p className="figures flex flex-wrap text-sm text-muted *:whitespace-pre [&>*:not(:last-child)]:after:content-['_·_']">
          {[presetName, ...factsOf(job)].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span title={marketNames(job.markets)}>{codesOf(job.markets)}</span>
          <time dateTime={job.createdAt}>{formatDay(job.createdAt)}</time>
          <span>{costOf(together)}</span>
        </p>
        <Details job={job} title={title} />
      </div>
      <div className="mt-auto grid gap-2.5 p-4 pt-3 max-sm:px-3 max-sm:pt-2 max-sm:pb-2.5">
        {children}
        <JobActions job={job} together={together} />
      </div>
    </article>
  );
}

interface DetailsProps {
  readonly job: JobBody;
  readonly title: string;
}

/** What was asked for, where that is not the title, and why the video is where it is. */
function Details({ job, title }: DetailsProps) {
  const { error, moderationReason, moderationStatus } = job;
  const hasFailed = job.status === 'failed' && !job.cancelled && error;
  const isHeld = job.moderationStatus === 'flagged' && job.status === 'queued';
  return (
    <div className="grid gap-1 text-sm wrap-anywhere empty:hidden">
      {title !== job.prompt && (
        <p dir="auto" className="line-clamp-2 text-muted">
          {job.prompt}
        </p>
      )}
      {hasFailed && <p className="text-danger">{error}</p>}
      {moderationStatus === 'rejected' && moderationReason && (
        <p className="line-clamp-3 text-danger">{moderationReason}</p>
      )}
      {isHeld && <p className="text-muted">{TEXTS.onHoldUntilAReviewerApproves}</p>}
    </div>
  );
}

const CODES_MAX = 3;

/** The codes of the markets; further ones are counted. */
function codesOf(markets: readonly string[]): string {
  const more = markets.length - CODES_MAX;
  const codes = markets.slice(0, CODES_MAX).join(', ');
  return more > 0 ? TEXTS.andMore(codes, more) : codes;
}

/** Length, shape and author. */
function factsOf({ controlsJson: { duration, aspectRatio }, author }: JobBody): string[] {
  return [
    ...(typeof duration === 'number' ? [TEXTS.length(duration)] : []),
    ...(typeof aspectRatio === 'string' ? [aspectRatio] : []),
    ...(author === null ? [] : [author]),
  ];
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
