import { useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { Link } from 'react-router';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import { findPreset } from '#domain/presets.ts';
import { controlFacts } from '#web/controls/control-facts.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { FirstUses } from '#web/features/moderation/first-uses.tsx';
import { ModelStills } from '#web/features/moderation/model-stills.tsx';
import { RejectDialog } from '#web/features/moderation/reject-dialog.tsx';
import { ReviewActions } from '#web/features/moderation/review-actions.tsx';
import { ReviewText } from '#web/features/moderation/review-text.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useDecisions } from '#web/features/moderation/use-decisions.ts';
import { hasModifier, isTyping } from '#web/features/moderation/use-review-keys.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Film } from '#web/ui/film.tsx';
import { ModerationBadge } from '#web/ui/moderation-badge.tsx';
import { formatDateTime } from '#web/ui/moment.ts';

const SHORT_ID_LENGTH = 8;

const DECISION_LABELS: Record<ModerationStatus, string> = {
  pending: TEXTS.pending,
  flagged: TEXTS.flagged,
  approved: TEXTS.approved,
  rejected: TEXTS.rejected,
};

function ReviewPicture({ job }: { readonly job: ReviewJobBody }) {
  if (job.videoUrl) {
    return (
      <div className="relative aspect-video self-start overflow-hidden rounded-plaque">
        <Film
          prompt={job.prompt}
          videoUrl={job.videoUrl}
          posterUrl={job.posterUrl}
          shape={job.controlsJson['aspectRatio']}
          captionsUrl={job.controlsJson['captions'] === 'burned' ? null : job.captionsUrl}
        />
      </div>
    );
  }
  return (
    <div className="evening relative self-start overflow-hidden rounded-plaque bg-page text-ink">
      <PresetPicture preset={job.preset} sizes="26rem" className="aspect-video w-full opacity-35" />
      <p className="absolute inset-0 grid place-items-center px-4 text-center">
        {TEXTS.notRenderedYet}
      </p>
    </div>
  );
}

/** The page of a video is open to its own organization. */
function VideoLink({ job }: { readonly job: ReviewJobBody }) {
  const { organization } = useSignedIn();
  const id = <code className="figures">{job.id.slice(0, SHORT_ID_LENGTH)}</code>;
  if (job.organizationName !== organization.name) return id;
  return (
    <Link to={PATHS.videoOf(job.id)} className="text-gilt underline underline-offset-4">
      {id}
    </Link>
  );
}

interface ReviewCardProps {
  readonly job: ReviewJobBody;
  readonly isSelected?: boolean;
  /** Ticks it or not; absent where nothing is decided together. */
  readonly onToggle?: () => void;
}

/** One job to decide on, or decided: the film, what was asked for, what the judge says of it. */
export function ReviewCard({ job, isSelected = false, onToggle }: ReviewCardProps) {
  const [isRejecting, setIsRejecting] = useState(false);
  const article = useRef<HTMLElement>(null);
  const { approve, reject } = useDecisions(job, () => {
    setIsRejecting(false);
    const next = article.current?.nextElementSibling ?? article.current?.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
  });
  const isWaiting = job.decidedAt === null;

  function handleKeyDown({ nativeEvent: event, currentTarget }: ReactKeyboardEvent) {
    const isElsewhere = !(event.target instanceof Node && currentTarget.contains(event.target));
    if (!isWaiting || isElsewhere || isTyping(event) || hasModifier(event)) return;
    const key = event.key.toLowerCase();
    if (key !== 'a' && key !== 'r' && key !== 'x') return;
    event.preventDefault();
    if (key === 'x') onToggle?.();
    else if (key === 'r') setIsRejecting(true);
    else if (!approve.isPending && !job.needsSecondReviewer) approve.mutate();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts; the buttons do the same
    <article
      ref={article}
      aria-label={job.prompt}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- J and K go from review to review
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 focus:border-gilt lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-4">
        <ReviewPicture job={job} />
        <ModelStills job={job} />
      </div>
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          {onToggle && (
            <input
              type="checkbox"
              aria-label={TEXTS.select(job.prompt)}
              checked={isSelected}
              onChange={onToggle}
              className="size-5 accent-(--brass)"
            />
          )}
          <ModerationBadge status={job.moderationStatus} />
          <VideoLink job={job} />
          <span>{findPreset(job.preset)?.name ?? job.preset}</span>
          <span>{job.organizationName}</span>
          {job.author && <span>{job.author}</span>}
          <time dateTime={job.createdAt}>{formatDateTime(job.createdAt)}</time>
        </div>
        <ReviewText job={job} />
        <FirstUses uses={job.firstUses} />
        {job.moderationReason && <p className="text-danger">{job.moderationReason}</p>}
        <dl className="figures flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {factsOf(job).map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {job.decidedAt && (
          <p className="text-sm text-muted">
            {TEXTS.decidedBy(
              DECISION_LABELS[job.moderationStatus],
              job.decidedBy ?? TEXTS.aClosedAccount,
            )}{' '}
            <time dateTime={job.decidedAt}>{formatDateTime(job.decidedAt)}</time>
          </p>
        )}
        <ReviewActions
          job={job}
          isApproving={approve.isPending}
          onApprove={() => approve.mutate()}
          onReject={() => setIsRejecting(true)}
        />
      </div>
      <RejectDialog
        isApproved={job.moderationStatus === 'approved'}
        open={isRejecting}
        onOpenChange={setIsRejecting}
        pending={reject.isPending}
        onReject={(body) => reject.mutate(body)}
      />
    </article>
  );
}

function factsOf(job: ReviewJobBody): (readonly [string, string | number])[] {
  return [
    ...controlFacts(job.controlsJson),
    [TEXTS.markets, job.markets.join(', ')],
    ...(job.policyVersion === null ? [] : [[TEXTS.policy, job.policyVersion] as const]),
  ];
}
