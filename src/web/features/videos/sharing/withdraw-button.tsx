import { useQueryClient } from '@tanstack/react-query';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

interface WithdrawButtonProps {
  readonly jobId: string;
  readonly onWithdrawn?: (() => void) | undefined;
}

export function WithdrawButton({ jobId, onWithdrawn }: WithdrawButtonProps) {
  const queryClient = useQueryClient();
  const withdraw = useChange({
    mutationFn: () => call(sharingRoutes.end, { params: { id: jobId } }),
    onSuccess: async () => {
      toast({ title: TEXTS.shareLinkWithdrawn });
      onWithdrawn?.();
      await rereadVideo(queryClient, jobId);
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotWithdrawTheLink, error }),
  });
  return (
    <ConfirmButton
      change={withdraw}
      size="inline"
      variant="quietDanger"
      className="text-sm!"
      question={TEXTS.withdrawThisLink}
      consequence={TEXTS.theLinkStopsWorkingImmediatelyIf}
      confirmLabel={TEXTS.withdraw}
    >
      {TEXTS.withdrawLink}
    </ConfirmButton>
  );
}
