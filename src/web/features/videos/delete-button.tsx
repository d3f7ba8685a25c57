import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { jobsQuery } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Deletes a finished video for good, after asking. */
export function DeleteButton({ job }: { readonly job: JobBody }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange({
    mutationFn: () => call(jobRoutes.remove, { params: { id: job.id } }),
    onSuccess: async () => {
      setIsAsking(false);
      toast({ title: TEXTS.videoDeleted });
      await queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey, exact: true });
    },
    onError: (error) => toastFailure({ title: TEXTS.deleteFailed, error }),
  });
  const consequences = [
    TEXTS.theVideoWillBeDeleted,
    ...(job.shareUrl === null ? [] : [TEXTS.itsPublicLinkStopsWorking]),
    ...(job.refunded ? [] : [TEXTS.creditsAreNotRefunded]),
  ];
  return (
    <>
      <Button size="aside" variant="aside" className="ml-auto" onClick={() => setIsAsking(true)}>
        {TEXTS.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.deleteThisVideo}
        consequence={consequences.join(' ')}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
