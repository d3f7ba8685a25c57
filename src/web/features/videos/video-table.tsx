import { Download } from 'lucide-react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { findPreset } from '#domain/presets.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { useDraggedVideos } from '#web/features/videos/folders/use-dragged-videos.ts';
import { fileNameOf } from '#web/features/videos/job-actions.tsx';
import { JobStatusBadge } from '#web/features/videos/job-status-badge.tsx';
import { SelectionBox } from '#web/features/videos/selection-box.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ModerationBadge } from '#web/ui/moderation-badge.tsx';
import { formatDate } from '#web/ui/moment.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

function Thumbnail({ job }: { readonly job: JobBody }) {
  const look = 'h-16 w-24 shrink-0 rounded-plaque object-cover';
  if (job.posterUrl) return <img src={job.posterUrl} alt="" loading="lazy" className={look} />;
  return <PresetPicture preset={job.preset} sizes="6rem" className={`${look} opacity-50`} />;
}

function VideoRow({
  job,
  selection,
}: {
  readonly job: JobBody;
  readonly selection: Selection<JobBody>;
}) {
  const dragProps = useDraggedVideos([job], selection);
  return (
    <Row {...dragProps}>
      <Cell>
        <SelectionBox job={job} selection={selection} />
      </Cell>
      <Cell>
        <div className="flex min-w-0 items-center gap-4">
          <Thumbnail job={job} />
          <Link
            to={PATHS.videoOf(job.id)}
            dir="auto"
            className="line-clamp-2 min-w-0 font-medium wrap-anywhere hover:text-gilt hover:underline"
          >
            {job.title ?? job.prompt}
          </Link>
        </div>
      </Cell>
      <Cell label={TEXTS.status}>
        <span className="flex flex-wrap gap-1.5">
          <JobStatusBadge job={job} />
          {job.status !== 'failed' && <ModerationBadge status={job.moderationStatus} />}
        </span>
      </Cell>
      <Cell label={TEXTS.preset}>{findPreset(job.preset)?.name ?? job.preset}</Cell>
      <Cell label={TEXTS.author} className="min-w-0 lg:max-w-32">
        <span className="block truncate" title={job.author ?? undefined}>
          {job.author ?? TEXTS.closedAccount}
        </span>
      </Cell>
      <Cell label={TEXTS.created} className="figures whitespace-nowrap text-muted">
        <time dateTime={job.createdAt}>{formatDate(job.createdAt)}</time>
      </Cell>
      <Cell>
        {job.status === 'ready' && job.videoUrl && (
          <Button asChild size="small" variant="quiet">
            <a href={job.videoUrl} download={fileNameOf(job, 'mp4')}>
              <Download aria-hidden="true" className="size-4" />
              {TEXTS.download}
            </a>
          </Button>
        )}
      </Cell>
    </Row>
  );
}

interface VideoTableProps {
  readonly jobs: readonly JobBody[];
  readonly selection: Selection<JobBody>;
}

/** Many videos at a glance. */
export function VideoTable({ jobs, selection }: VideoTableProps) {
  return (
    <Table label={TEXTS.videos}>
      <thead>
        <tr>
          <HeaderCell>
            <span className="sr-only">{TEXTS.selection}</span>
          </HeaderCell>
          <HeaderCell>{TEXTS.video}</HeaderCell>
          <HeaderCell>{TEXTS.status}</HeaderCell>
          <HeaderCell>{TEXTS.preset}</HeaderCell>
          <HeaderCell>{TEXTS.author}</HeaderCell>
          <HeaderCell>{TEXTS.created}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{TEXTS.download}</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <VideoRow key={job.id} job={job} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}
