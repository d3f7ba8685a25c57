import { useQueryClient } from '@tanstack/react-query';
import { Download, PenLine, X } from 'lucide-react';
import { Link } from 'react-router';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { roleHas } from '#domain/permissions.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DeleteButton } from '#web/features/videos/delete-button.tsx';
import { MoveButton } from '#web/features/videos/folders/move-button.tsx';
import { TEXTS as FOLDER_TEXTS } from '#web/features/videos/folders/texts.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { ShareButton } from '#web/features/videos/share-button.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useCanManage } from '#web/features/videos/use-can-manage.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** What a new order starts from. */
export function copyOf({ preset, prompt, words, controlsJson, markets, brand, shots }: JobBody) {
  const brandId = brand && brand.id;
  return { preset, prompt, words, controlsJson, markets, brandId, shots };
}

const SHORT_ID_LENGTH = 8;

/** Of a downloaded file. */
export function fileNameOf({ id }: JobBody, ending: 'mp4' | 'vtt'): string {
  return `casinoreel-${id.slice(0, SHORT_ID_LENGTH)}.${ending}`;
}

function CancelButton({ job }: { readonly job: JobBody }) {
  const queryClient = useQueryClient();
  const cancel = useChange({
    mutationFn: () => call(jobRoutes.cancel, { params: { id: job.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.videoCancelled, description: TEXTS.yourCreditsHaveBeenRefunded });
      await rereadVideo(queryClient, job.id);
      refreshAccount().catch(() => undefined);
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotCancel, error }),
  });
  return (
    <Button size="small" variant="quiet" pending={cancel.isPending} onClick={() => cancel.mutate()}>
      {!cancel.isPending && <X aria-hidden="true" className="size-4" />}
      {TEXTS.cancel}
    </Button>
  );
}

function MainActions({ job, canManage }: ActionsProps) {
  const canShare = job.status === 'ready' && job.moderationStatus !== 'rejected';
  return (
    <>
      {job.status === 'ready' && job.videoUrl && (
        <Button asChild size="small" variant="secondary">
          <a href={job.videoUrl} download={fileNameOf(job, 'mp4')}>
            <Download aria-hidden="true" className="size-4" />
            {TEXTS.download}
          </a>
        </Button>
      )}
      {canManage && canShare && <ShareButton job={job} />}
      {job.canBeCorrectedFree && canManage && (
        <Button asChild size="small" variant="secondary">
          <Link
            to={PATHS.create}
            state={{ ...copyOf(job), resubmits: job.id, reviewNote: job.moderationReason }}
          >
            <PenLine aria-hidden="true" className="size-4" />
            {TEXTS.correctForFree}
          </Link>
        </Button>
      )}
      {canManage && job.status === 'queued' && <CancelButton job={job} />}
    </>
  );
}

function OtherActions({ job, together, canManage }: OtherActionsProps) {
  const { user } = useSignedIn();
  const hasEnded = job.status === 'ready' || job.status === 'failed';
  return (
    <>
      {roleHas(user.role, 'video.create') && (
        <Button asChild size="aside" variant="aside">
          <Link to={PATHS.create} state={copyOf(job)}>
            {TEXTS.copyAsNew}
          </Link>
        </Button>
      )}
      {job.status === 'ready' && job.captionsUrl && (
        <Button asChild size="aside" variant="aside">
          <a href={job.captionsUrl} download={fileNameOf(job, 'vtt')}>
            {TEXTS.captions}
          </a>
        </Button>
      )}
      {job.status === 'ready' && (
        <Button asChild size="aside" variant="aside">
          <Link to={PATHS.proofOf(job.id)}>{TEXTS.proofSheet}</Link>
        </Button>
      )}
      {canManage && (
        <MoveButton size="aside" variant="aside" jobs={together}>
          {FOLDER_TEXTS.move}
        </MoveButton>
      )}
      {canManage && hasEnded && <DeleteButton job={job} />}
    </>
  );
}

interface ActionsProps {
  readonly job: JobBody;
  readonly canManage: boolean;
}

interface OtherActionsProps extends ActionsProps {
  /** The videos of the same order that are moved with it, itself included. */
  readonly together: readonly JobBody[];
}

type JobActionsProps = Pick<ActionsProps, 'job'> & Partial<Pick<OtherActionsProps, 'together'>>;

/** All that somebody can do with a video: first what they came for, then the rest. */
export function JobActions({ job, together = [job] }: JobActionsProps) {
  const canManage = useCanManage()(job);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <MainActions job={job} canManage={canManage} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 border-t border-line pt-2 empty:hidden">
        <OtherActions job={job} together={together} canManage={canManage} />
      </div>
    </>
  );
}
