import { useQueryClient } from '@tanstack/react-query';
import { Copy, PenLine, ShieldCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DownloadLink } from '#web/features/videos/actions/download-link.tsx';
import { useCanManage } from '#web/features/videos/actions/use-can-manage.ts';
import { useCanReview } from '#web/features/videos/actions/use-can-review.ts';
import { VideoMenu } from '#web/features/videos/actions/video-menu.tsx';
import { copyOf } from '#web/features/videos/job-copy.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { copyText } from '#web/features/videos/sharing/copy-text.ts';
import { ShareButton } from '#web/features/videos/sharing/share-button.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

interface CancelButtonProps {
  readonly job: JobBody;
  /** Whether the order is opened in Create afterwards, to be changed and sent again. */
  readonly isToEdit?: boolean;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
}

function CancelButton({ job, isToEdit = false, variant = 'quiet' }: CancelButtonProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cancel = useChange({
    mutationFn: () => call(jobRoutes.cancel, { params: { id: job.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.videoCancelled, description: TEXTS.yourCreditsHaveBeenRefunded });
      if (isToEdit) void navigate(PATHS.create, { state: copyOf(job) });
      await rereadVideo(queryClient, job.id);
      refreshAccount().catch(() => undefined);
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotCancel, error }),
  });
  const Icon = isToEdit ? PenLine : X;
  return (
    <Button
      size="small"
      variant={variant}
      pending={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      {!cancel.isPending && <Icon aria-hidden="true" className="size-4" />}
      {isToEdit ? TEXTS.cancelAndEdit : TEXTS.cancel}
    </Button>
  );
}

interface CorrectLinkProps {
  readonly job: JobBody;
  readonly isFree: boolean;
}

/** The order again with what the reviewer asked for, and what that costs; the next step of its author. */
function CorrectLink({ job, isFree }: CorrectLinkProps) {
  const { user } = useSignedIn();
  const correction = isFree ? { resubmits: job.id, reviewNote: job.moderationReason } : {};
  return (
    <Button asChild size="small" variant={job.author === user.username ? 'primary' : 'secondary'}>
      <Link to={PATHS.create} state={{ ...copyOf(job), ...correction }}>
        <PenLine aria-hidden="true" className="size-4" />
        {isFree ? TEXTS.correctForFree : TEXTS.correctFor(VIDEO_COST_CREDITS)}
      </Link>
    </Button>
  );
}

function ReviewLink({ job }: { readonly job: JobBody }) {
  return (
    <Button asChild size="small">
      <Link to={PATHS.reviewOf(job.id)}>
        <ShieldCheck aria-hidden="true" className="size-4" />
        {TEXTS.review}
      </Link>
    </Button>
  );
}

/** What the signed-in person can do about a decision: make it, or order what it asked for. */
export function useDecisionStep(job: JobBody): ReactNode {
  const { user } = useSignedIn();
  const isFree = useCanManage()(job) && job.canBeCorrectedFree;
  const canReview = useCanReview()(job);
  if (canReview) return <ReviewLink job={job} />;
  const canOrderAgain = job.moderationStatus === 'rejected' && roleHas(user.role, 'video.create');
  return isFree || canOrderAgain ? <CorrectLink job={job} isFree={isFree} /> : null;
}

interface CopyLinkButtonProps {
  readonly url: string;
}

function CopyLinkButton({ url }: CopyLinkButtonProps) {
  return (
    <Button size="small" variant="secondary" onClick={() => void copyText(url, TEXTS.linkCopied)}>
      <Copy aria-hidden="true" className="size-4" />
      {TEXTS.copyLink}
    </Button>
  );
}

interface JobActionsProps {
  readonly job: JobBody;
  /** The videos of the same order, itself included; they are moved together. */
  readonly together?: readonly JobBody[];
  /** On the video's own page, the next step is a primary button. */
  readonly isMain?: boolean;
}

/** The next step of this person first, then what else people come to a video for, and a menu with the rest. */
export function JobActions({ job, together = [job], isMain = false }: JobActionsProps) {
  const { user } = useSignedIn();
  const canManage = useCanManage()(job);
  const decisionStep = useDecisionStep(job);
  const isApproved = job.moderationStatus === 'approved';
  const isAwaited = job.moderationStatus === 'pending' && decisionStep === null;
  const isQueued = canManage && job.status === 'queued';
  const isHeld = job.moderationStatus === 'flagged';
  const { shareUrl } = job;
  const canShare = canManage && job.status === 'ready' && (isApproved || (isMain && isAwaited));
  const hasStep = decisionStep !== null || shareUrl !== null || canShare;
  const nextVariant = isMain ? 'primary' : 'secondary';
  const download = <DownloadLink job={job} isIcon={hasStep && !isMain} />;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2',
        // On a phone, the buttons share their row with the menu.
        isMain && 'max-sm:[&>a]:grow max-sm:[&>button]:grow sm:justify-end sm:text-right',
      )}
    >
      {decisionStep}
      {/* On its own page, the link has a card. */}
      {shareUrl !== null && !isMain && <CopyLinkButton url={shareUrl} />}
      {(isMain || !hasStep) && download}
      {canShare && (
        <ShareButton
          job={job}
          variant={isApproved && shareUrl === null ? nextVariant : isMain ? 'secondary' : 'quiet'}
          isIcon={!isMain && shareUrl !== null}
          disabledReason={isApproved ? null : TEXTS.shareOnceApproved}
        />
      )}
      {isMain && isQueued && isHeld && roleHas(user.role, 'video.create') && (
        <CancelButton job={job} isToEdit variant={decisionStep ? 'secondary' : 'primary'} />
      )}
      {isQueued && <CancelButton job={job} />}
      <span className={classNames('flex', !isMain && '-mr-2 ml-auto')}>
        {!isMain && hasStep && download}
        <VideoMenu job={job} together={together} />
      </span>
    </div>
  );
}
