import { ChevronDown } from 'lucide-react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { ReviewGroup } from '#web/features/moderation/queue/group-reviews.ts';
import { ReviewActions } from '#web/features/moderation/review/review-actions.tsx';
import {
  Controls,
  isWaiting,
  LeftOut,
  ReviewHead,
  ShortId,
  VideoLink,
} from '#web/features/moderation/review/review-head.tsx';
import { ReviewThumbnail } from '#web/features/moderation/review/review-thumbnail.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { ModerationBadge } from '#web/ui/text/moderation-badge.tsx';

/** All of these come with the first review that is open. */
const ReviewPicture = lateComponent(
  async () => (await import('#web/features/moderation/review/review-picture.tsx')).ReviewPicture,
);
const ModelStills = lateComponent(
  async () => (await import('#web/features/moderation/review/model-stills.tsx')).ModelStills,
);
const Objections = lateComponent(
  async () => (await import('#web/features/moderation/review/review-details.tsx')).Objections,
);
const ReviewFacts = lateComponent(
  async () => (await import('#web/features/moderation/review/review-details.tsx')).ReviewFacts,
);
const ReviewedTexts = lateComponent(
  async () => (await import('#web/features/moderation/review/review-details.tsx')).ReviewedTexts,
);

const ApproveAllSizes = lateComponent(
  async () =>
    (await import('#web/features/moderation/decisions/bulk-decisions.tsx')).ApproveAllSizes,
);

/** What a list does with its reviews. */
export interface ReviewListState {
  readonly isSelected: (id: string) => boolean;
  /** Ticks it or not; null where nothing is decided together. */
  readonly onSelect: ((id: string) => void) | null;
  readonly onWatch: (id: string) => void;
  /** Ids of the videos that were played here. */
  readonly watched: ReadonlySet<string>;
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

function Fold({ isOpen, onToggle }: Pick<ReviewItemProps, 'isOpen' | 'onToggle'>) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-expanded={isOpen}
      className="ml-auto px-2 max-sm:px-1"
      onClick={onToggle}
    >
      <span className="sr-only">{TEXTS.details}</span>
      <ChevronDown
        aria-hidden="true"
        className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
      />
    </Button>
  );
}

interface ShapeProps {
  readonly job: ReviewJobBody;
  readonly isOpen: boolean;
  readonly list: ReviewListState;
}

/** One shape of an order, decided by itself. */
function Shape({ job, isOpen, list }: ShapeProps) {
  return (
    <li
      data-review={job.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- J and K go from review to review
      tabIndex={-1}
      aria-label={TEXTS.shapeOf(String(job.controlsJson['aspectRatio']))}
      className="grid content-between gap-3 rounded-plaque border border-line p-3 focus:border-gilt"
    >
      {isOpen ? (
        <div className="grid gap-3">
          <ReviewPicture job={job} onWatch={() => list.onWatch(job.id)} />
          <ModelStills job={job} />
        </div>
      ) : (
        <ReviewThumbnail job={job} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tick job={job} list={list} />
        <span className="figures font-semibold">{job.controlsJson['aspectRatio']}</span>
        <VideoLink
          job={job}
          className="text-gilt underline decoration-gilt-line underline-offset-4"
        >
          <ShortId job={job} />
        </VideoLink>
        <ModerationBadge status={job.moderationStatus} />
      </div>
      <LeftOut job={job} />
      <ReviewActions job={job} onReach={list.onReach} />
    </li>
  );
}

/** The shapes of one order: its films side by side, then all that is said of them. */
function GroupReview({ group, isOpen, onToggle, list }: ReviewItemProps) {
  const [job] = group;
  return (
    <>
      <div className="flex items-start gap-3">
        <ReviewHead job={job} isOpen={isOpen} isGroup />
        <Fold isOpen={isOpen} onToggle={onToggle} />
      </div>
      <ul
        className={classNames(
          'grid gap-3',
          isOpen && group.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3',
        )}
      >
        {group.map((each) => (
          <Shape key={each.id} job={each} isOpen={isOpen} list={list} />
        ))}
      </ul>
      <ApproveAllSizes group={group} watched={list.watched} isMain={isOpen} />
      {isOpen && (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <ReviewedTexts job={job} />
          </div>
          <div className="grid min-w-0 content-start gap-5">
            <Objections job={job} />
            <ReviewFacts job={job} />
          </div>
        </div>
      )}
      <Controls job={job} isGroup />
    </>
  );
}

/** A line or two: enough to know whether to open it. */
function FoldedReview({ job, onToggle, list }: SingleProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="flex min-w-0 items-start gap-3 sm:gap-4">
        <Tick job={job} list={list} />
        <ReviewThumbnail job={job} />
        <ReviewHead job={job} isOpen={false} isGroup={false} />
      </div>
      <div className="max-md:order-last max-md:col-span-2 md:justify-self-end">
        <ReviewActions job={job} onReach={list.onReach} />
      </div>
      <Fold isOpen={false} onToggle={onToggle} />
      {isWaiting(job) && (
        <div className="col-span-full">
          <Controls job={job} isGroup={false} />
        </div>
      )}
    </div>
  );
}

/** The film, large; beside it the decision and what it is about, in the order in which it matters. */
function OpenReview({ job, onToggle, list }: SingleProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
      <div className="grid min-w-0 content-start gap-4 self-start max-lg:contents">
        <div className="grid gap-4">
          <ReviewPicture job={job} onWatch={() => list.onWatch(job.id)} />
          <ModelStills job={job} />
        </div>
        {/* On a phone the decision comes first. */}
        <div className="grid gap-4 max-lg:order-last">
          <Controls job={job} isGroup={false} />
          <ReviewedTexts job={job} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <div className="flex items-start gap-3">
          <Tick job={job} list={list} />
          <ReviewHead job={job} isOpen isGroup={false} />
          <Fold isOpen onToggle={onToggle} />
        </div>
        <Objections job={job} />
        <ReviewActions job={job} isMain onReach={list.onReach} />
        <ReviewFacts job={job} />
      </div>
    </div>
  );
}

interface SingleProps extends Pick<ReviewItemProps, 'onToggle' | 'list'> {
  readonly job: ReviewJobBody;
}

/** One order to decide on, or decided: folded to a few lines, or open with the video and all that is said of it. */
export function ReviewItem(props: ReviewItemProps) {
  const { group, isOpen } = props;
  const [job] = group;
  const isGroup = group.length > 1;
  const Single = isOpen ? OpenReview : FoldedReview;
  return (
    <article
      aria-label={job.prompt}
      {...(!isGroup && { 'data-review': job.id })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- J and K go from review to review
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-3 focus:border-gilt sm:p-4"
    >
      {isGroup ? <GroupReview {...props} /> : <Single job={job} {...props} />}
    </article>
  );
}
