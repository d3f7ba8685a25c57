import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { jobsQuery } from '#web/features/videos/jobs-query.ts';
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
      toast({ title: 'Share link withdrawn' });
      setIsAsking(false);
      onWithdrawn();
      await queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey, exact: true });
    },
    onError: (error) =>
      toastFailure({ title: 'Could not withdraw', error, fallback: 'Something went wrong' }),
  });
  return (
    <>
      <Button size="small" variant="refuse" onClick={() => setIsAsking(true)}>
        Withdraw link
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question="Withdraw this link?"
        consequence="Whoever has it sees at once that the film is no longer shared. A new link has another address."
        confirmLabel="Withdraw"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
