import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { deletionOf, useDeleteVideos } from '#web/features/videos/actions/use-delete-videos.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

/**
 * Deletes finished videos, which can be undone; asks first where public links end, which cannot.
 * The question stands wherever `question` is rendered.
 */
export function useDeletion(jobs: readonly JobBody[], onDeleted: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteVideos(() => {
    setIsAsking(false);
    onDeleted();
  });
  const deletion = deletionOf(jobs);
  const deleteNow = () => remove.mutate(deletion);
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      question={TEXTS.deleteTheseVideos(jobs.length)}
      consequence={TEXTS.publicLinksStopWorking(deletion.endedLinks, jobs.length)}
      confirmLabel={TEXTS.delete}
      pending={remove.isPending}
      onConfirm={deleteNow}
    />
  );
  const ask = deletion.endedLinks === 0 ? deleteNow : () => setIsAsking(true);
  return { ask, isPending: remove.isPending, question };
}

/** Deletes one video, and leaves its page. */
export function useDeleteVideo(job: JobBody) {
  const navigate = useNavigate();
  const isOnItsPage = useMatch(PATHS.videoOf(job.id)) !== null;
  return useDeletion([job], () => {
    if (isOnItsPage) void navigate(PATHS.videos);
  });
}
