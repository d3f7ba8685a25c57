import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface WithdrawButtonProps {
  readonly jobId: string;
  readonly onWithdrawn: () => void;
}

export function WithdrawButton({ jobId, onWithdrawn }: WithdrawButtonProps) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useChange({
    mutationFn: () => call(sharingRoutes.end, { params: { id: jobId } }),
    onSuccess: async () => {
      toast({ title: TEXTS.shareLinkWithdrawn });
      setIsAsking(false);
      onWithdrawn();
      await rereadVideo(queryClient, jobId);
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotWithdrawTheLink, error }),
  });
  return (
    <>
      <Button size="small" variant="refuse" onClick={() => setIsAsking(true)}>
        {TEXTS.withdrawLink}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.withdrawThisLink}
        consequence={TEXTS.theLinkStopsWorkingImmediatelyIf}
        confirmLabel={TEXTS.withdraw}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
