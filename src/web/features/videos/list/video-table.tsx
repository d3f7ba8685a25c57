import { useState } from 'react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { findPreset } from '#domain/order/presets.ts';
import { VideoStill } from '#web/art/preset-picture.tsx';
import { useDraggedVideos } from '#web/features/videos/folders/use-dragged-videos.ts';
import { useDecisionStep } from '#web/features/videos/actions/job-actions.tsx';
import { SelectionBox } from '#web/features/videos/selection/selection-box.tsx';
import { sortJobs, type SortedColumn } from '#web/features/videos/list/sort-jobs.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { VideoMenu } from '#web/features/videos/actions/video-menu.tsx';
import { VideoState } from '#web/features/videos/video-state.tsx';
import type { Selection } from '#web/ui/tables/use-selection.ts';
import { PATHS } from '#web/paths.ts';
import { formatDate } from '#web/ui/text/moment.ts';
import { SortableHeader } from '#web/ui/tables/sorting.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

interface VideoRowProps {
  readonly job: JobBody;
  readonly selection: Selection<JobBody>;
}

function VideoRow({ job, selection }: VideoRowProps) {
  const dragProps = useDraggedVideos([job], selection);
  const decisionStep = useDecisionStep(job);
  const title = titleOf(job);
  const presetName = findPreset(job.preset)?.name ?? job.preset;
  return (
    <Row
      {...dragProps}
      className="max-lg:grid-cols-[auto_auto_minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:p-3"
    >
      <Cell className="max-lg:row-span-2 lg:pr-0">
        <SelectionBox jobs={[job]} selection={selection} />
      </Cell>
      <Cell className="max-lg:row-span-2 lg:pr-0">
        <VideoStill posterUrl={job.posterUrl} preset={job.preset} className="size-14" />
      </Cell>
      <Cell className="max-lg:block lg:w-full lg:max-w-0">
        <Link
          to={PATHS.videoOf(job.id)}
          dir="auto"
          title={title}
          className="line-clamp-2 font-medium wrap-anywhere hover:text-gilt hover:underline"
        >
          {title}
        </Link>
        <span className="block truncate text-sm text-muted">
          {[job.controlsJson['aspectRatio'], presetName, job.author ?? TEXTS.closedAccount]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Cell>
      <Cell className="max-lg:col-start-3 max-lg:row-start-2">
        <VideoState job={job} />
      </Cell>
      <Cell className="figures whitespace-nowrap text-muted max-lg:hidden">
        <time dateTime={job.createdAt}>{formatDate(job.createdAt)}</time>
      </Cell>
      <Cell className="figures whitespace-nowrap text-muted max-lg:hidden">
        {job.costCredits}
        {job.refunded && <span className="block text-sm">{TEXTS.refunded}</span>}
      </Cell>
      <Cell className="max-lg:col-start-4 max-lg:row-span-2 max-lg:row-start-1 lg:pl-0">
        <div className="flex items-center justify-end gap-1">
          {decisionStep}
          <VideoMenu job={job} />
        </div>
      </Cell>
    </Row>
  );
}

/** In which order the server lists them, and whether all of them are here to be sorted. */
export interface ListOrder {
  readonly isComplete: boolean;
  readonly isOldestFirst: boolean;
  readonly onOldestFirst: (isOldestFirst: boolean) => void;
}

interface VideoTableProps extends ListOrder {
  readonly jobs: readonly JobBody[];
  readonly selection: Selection<JobBody>;
}

interface HeaderProps extends ListOrder {
  readonly sorted: SortedColumn | null;
  readonly onSort: (sorted: SortedColumn | null) => void;
}

/** The server sorts by date; the other columns can be sorted by once all videos are here. */
function Header({ sorted, onSort, isComplete, isOldestFirst, onOldestFirst }: HeaderProps) {
  const sorting = sorted ?? { key: 'created', isDescending: !isOldestFirst };
  const header = (key: SortedColumn['key'], label: string) =>
    isComplete ? (
      <SortableHeader
        label={label}
        column={key}
        sorting={sorting}
        onSort={() => onSort({ key, isDescending: sorting.key === key && !sorting.isDescending })}
      />
    ) : (
      <HeaderCell>{label}</HeaderCell>
    );
  function sortByDate() {
    if (sorted === null) onOldestFirst(!isOldestFirst);
    else onSort(null);
  }
  return (
    <tr>
      <HeaderCell>
        <span className="sr-only">{TEXTS.selection}</span>
      </HeaderCell>
      <HeaderCell>
        <span className="sr-only">{TEXTS.preview}</span>
      </HeaderCell>
      {header('title', TEXTS.video)}
      {header('state', TEXTS.status)}
      <SortableHeader
        label={TEXTS.created}
        column="created"
        sorting={sorting}
        onSort={sortByDate}
      />
      {header('cost', TEXTS.credits)}
      <HeaderCell>
        <span className="sr-only">{TEXTS.actions}</span>
      </HeaderCell>
    </tr>
  );
}

/** Many videos at a glance. */
export function VideoTable({ jobs, selection, ...order }: VideoTableProps) {
  const [chosen, setChosen] = useState<SortedColumn | null>(null);
  const sorted = order.isComplete ? chosen : null;
  return (
    <Table label={TEXTS.videos}>
      <thead>
        <Header {...order} sorted={sorted} onSort={setChosen} />
      </thead>
      <tbody>
        {sortJobs(jobs, sorted).map((job) => (
          <VideoRow key={job.id} job={job} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}
