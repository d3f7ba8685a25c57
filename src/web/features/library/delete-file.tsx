import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { mediaQuery } from '#web/media/media-query.ts';
import { TEXTS } from '#web/media/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Who may delete a file: whoever uploaded it, and managers. */
export function useMayDelete() {
  const { user } = useSignedIn();
  return ({ uploadedBy }: MediaBody) =>
    roleHas(user.role, 'media.upload') &&
    (uploadedBy === user.username || roleHas(user.role, 'brands.edit'));
}

export function DeleteFile({ file }: { readonly file: MediaBody }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange({
    mutationFn: () => call(mediaRoutes.remove, { params: { id: file.id } }),
    onSuccess: async () => {
      setIsAsking(false);
      toast({ title: TEXTS.fileDeleted });
      await queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.deleteFailed, error }),
  });
  return (
    <>
      <Button
        size="aside"
        variant="aside"
        className="ml-auto"
        aria-label={TEXTS.deleteName(file.name)}
        onClick={() => setIsAsking(true)}
      >
        {TEXTS.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.askToDelete(file.name)}
        consequence={TEXTS.theFileIsGoneForGood}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
