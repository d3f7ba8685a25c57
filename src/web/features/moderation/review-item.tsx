import { ChevronDown } from 'lucide-react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { ReviewGroup } from '#web/features/moderation/group-reviews.ts';
import { ModelStills } from '#web/features/moderation/model-stills.tsx';
import { ReviewActions } from '#web/features/moderation/review-actions.tsx';
import { ReviewHead, VideoLink } from '#web/features/moderation/review-head.tsx';
import { ReviewPicture, ReviewThumbnail } from '#web/features/moderation/review-picture.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { ModerationBadge } from '#web/ui/moderation-badge.tsx';

/** Comes with the first review that is open. */
const ReviewDetails = lateComponent(
  async () => (await import('#web/features/moderation/review-details.tsx')).ReviewDetails,
);

/** What a list does with its reviews. */
export interface ReviewListState {
  readonly isSelected: (id: string) => boolean;
  /** Ticks it or not; null where nothing is decided together. */
  readonly onSelect: ((id: string) => void) | null;
  readonly onWatch: (id: string) => void;
  readonly onReach: (id: string) => void;
}

interface ReviewItemProps {
  /** One video, or the shapes of one order. */
  readonly group: ReviewGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly list: ReviewListState;
}

function Tick({ job, list }: { readonly job: ReviewJobBody; readonly list: ReviewListState }) {
  const { onSelect } = list;
  if (!onSelect) return null;
  return (
    <input
      type="checkbox"
      aria-label={TEXTS.select(job.prompt)}
      aria-keyshortcuts="x"
      checked={list.isSelected(job.id)}
      onChange={() => onSelect(job.id)}
      className="mt-0.5 size-5 shrink-0 accent-(--brass)"
    />
  );
}

/** One shape of an order, decided by itself. */
function Shape({ job, isOpen, list }: ShapeProps) {
  return (
    <li
      data-review={job.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- J and K go from review to review
      tabIndex={-1}
      aria-label={TEXTS.shapeOf(String(job.controlsJson['aspectRatio']))}
      className="grid content-start gap-2 rounded-plaque border border-line p-3 focus:border-gilt"
    >
      {isOpen && <ReviewPicture job={job} onWatch={() => list.onWatch(job.id)} />}
      {isOpen && <ModelStills job={job} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tick job={job} list={list} />
        <span className="figures font-semibold">{job.controlsJson['aspectRatio']}</span>
        <VideoLink job={job} />
        <ModerationBadge status={job.moderationStatus} />
      </div>
      <ReviewActions job={job} onReach={list.onReach} />
    </li>
  );
}

interface ShapeProps {
  readonly job: ReviewJobBody;
  readonly isOpen: boolean;
  readonly list: ReviewListState;
}

function Shapes({ group, isOpen, list }: Omit<ReviewItemProps, 'onToggle'>) {
  return (
    <ul
      className={classNames(
        'grid gap-3',
        isOpen ? 'sm:grid-cols-2 xl:grid-cols-3' : 'sm:grid-cols-3',
      )}
    >
      {group.map((job) => (
        <Shape key={job.id} job={job} isOpen={isOpen} list={list} />
      ))}
    </ul>
  );
}

/** One order to decide on, or decided: folded to a few lines, or open with the video and all that is said of it. */
export function ReviewItem({ group, isOpen, onToggle, list }: ReviewItemProps) {
  const [job] = group;
  const isGroup = group.length > 1;
  return (
    <article
      aria-label={job.prompt}
      {...(!isGroup && { 'data-review': job.id })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- J and K go from review to review
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-3 focus:border-gilt sm:p-4"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-3 sm:gap-4">
          {!isGroup && <Tick job={job} list={list} />}
          {!isOpen && <ReviewThumbnail job={job} />}
          <ReviewHead job={job} isOpen={isOpen} isGroup={isGroup} />
        </div>
        <div className="flex items-start gap-2 max-sm:w-full max-sm:justify-between">
          {!isGroup && <ReviewActions job={job} onReach={list.onReach} />}
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            className="ml-auto px-2"
            onClick={onToggle}
          >
            <span className="sr-only">{TEXTS.details}</span>
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
            />
          </Button>
        </div>
      </div>
      {isGroup && <Shapes group={group} isOpen={isOpen} list={list} />}
      {isOpen && (
        <div
          className={classNames(
            'grid grid-cols-1 gap-5',
            !isGroup && 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]',
          )}
        >
          {!isGroup && (
            <div className="grid min-w-0 content-start gap-4">
              <ReviewPicture job={job} onWatch={() => list.onWatch(job.id)} />
              <ModelStills job={job} />
            </div>
          )}
          <ReviewDetails job={job} />
        </div>
      )}
    </article>
  );
}
