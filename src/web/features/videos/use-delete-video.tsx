import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { deletionOf, useDeleteVideos } from '#web/features/videos/use-delete-videos.ts';
import { PATHS } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/**
 * Deletes a finished video, which can be undone; asks first where a public link ends, which cannot.
 * The question stands wherever `question` is rendered.
 */
export function useDeleteVideo(job: JobBody) {
  const navigate = useNavigate();
  const isOnItsPage = useMatch(PATHS.videoOf(job.id)) !== null;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteVideos(() => {
    setIsAsking(false);
    if (isOnItsPage) void navigate(PATHS.videos);
  });
  const deleteNow = () => remove.mutate(deletionOf([job]));
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      question={TEXTS.deleteThisVideo}
      consequence={TEXTS.itsPublicLinkStopsWorking}
      confirmLabel={TEXTS.delete}
      pending={remove.isPending}
      onConfirm={deleteNow}
    />
  );
  const ask = job.shareUrl === null ? deleteNow : () => setIsAsking(true);
  return { ask, isPending: remove.isPending, question };
}
