import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useDeleteVideos } from '#web/features/videos/use-delete-videos.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Deletes a finished video, which can be undone; asks first where a public link ends, which cannot. */
export function DeleteButton({ job }: { readonly job: JobBody }) {
  const navigate = useNavigate();
  const isOnItsPage = useMatch(PATHS.videoOf(job.id)) !== null;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteVideos(() => {
    setIsAsking(false);
    if (isOnItsPage) void navigate(PATHS.videos);
  });
  const handleDelete = () => remove.mutate([job.id]);
  return (
    <>
      <Button
        size="aside"
        variant="aside"
        className="ml-auto"
        pending={remove.isPending}
        onClick={job.shareUrl === null ? handleDelete : () => setIsAsking(true)}
      >
        {TEXTS.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.deleteThisVideo}
        consequence={TEXTS.itsPublicLinkStopsWorking}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={handleDelete}
      />
    </>
  );
}
