import { useQueryClient } from '@tanstack/react-query';
import { PenLine, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { roleHas } from '#domain/permissions.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DownloadLink } from '#web/features/videos/download-link.tsx';
import { copyOf } from '#web/features/videos/job-copy.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { ShareButton } from '#web/features/videos/share-button.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useCanManage } from '#web/features/videos/use-can-manage.ts';
import { VideoMenu } from '#web/features/videos/video-menu.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast-store.ts';

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

/** The order again with what the reviewer asked for, and what that costs. */
function CorrectLink({ job, isFree }: CorrectLinkProps) {
  const correction = isFree ? { resubmits: job.id, reviewNote: job.moderationReason } : {};
  return (
    <Button asChild size="small" className="pointer-coarse:h-11">
      <Link to={PATHS.create} state={{ ...copyOf(job), ...correction }}>
        <PenLine aria-hidden="true" className="size-4" />
        {isFree ? TEXTS.correctForFree : TEXTS.correctFor(VIDEO_COST_CREDITS)}
      </Link>
    </Button>
  );
}

interface JobActionsProps {
  readonly job: JobBody;
  /** The videos of the same order, itself included; they are moved together. */
  readonly together?: readonly JobBody[];
  /** On the video's own page, the next step is a primary button. */
  readonly isMain?: boolean;
  /** What comes before all of them. */
  readonly children?: ReactNode;
}

/** What people come to a video for, in one row, and a menu with the rest. */
export function JobActions({ job, together = [job], isMain = false, children }: JobActionsProps) {
  const { user } = useSignedIn();
  const canManage = useCanManage()(job);
  const isFree = job.canBeCorrectedFree && canManage;
  const isApproved = job.moderationStatus === 'approved';
  const isAwaited = job.moderationStatus === 'pending';
  const isRejected = job.moderationStatus === 'rejected';
  const isQueued = canManage && job.status === 'queued';
  const isHeld = job.moderationStatus === 'flagged';
  const canCorrect = isFree || (isRejected && roleHas(user.role, 'video.create'));
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2',
        isMain && 'sm:justify-end sm:text-right',
      )}
    >
      {children}
      {canCorrect && <CorrectLink job={job} isFree={isFree} />}
      <DownloadLink job={job} isIcon={canCorrect && !isMain} />
      {canManage && job.status === 'ready' && (isApproved || (isMain && isAwaited)) && (
        <ShareButton
          job={job}
          isNext={isMain && isApproved && job.shareUrl === null}
          disabledReason={isApproved ? null : TEXTS.shareOnceApproved}
        />
      )}
      {isMain && isQueued && isHeld && roleHas(user.role, 'video.create') && (
        <CancelButton job={job} isToEdit variant={children ? 'secondary' : 'primary'} />
      )}
      {isQueued && <CancelButton job={job} />}
      <span className={isMain ? '' : '-mr-2 ml-auto'}>
        <VideoMenu job={job} together={together} />
      </span>
    </div>
  );
}
