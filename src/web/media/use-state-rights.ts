import { useQueryClient } from '@tanstack/react-query';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { mediaQuery } from '#web/media/media-query.ts';
import { bodyOf, type RightsDraft } from '#web/media/rights-draft.ts';
import { TEXTS } from '#web/media/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** States the rights to one file, or the same rights to several. */
export function useStateRights(files: readonly MediaBody[], onStated: () => void) {
  const queryClient = useQueryClient();
  const { user } = useSignedIn();
  return useChange({
    mutationFn: async (draft: RightsDraft) => {
      const body = bodyOf(draft, {
        isManager: roleHas(user.role, 'brands.edit'),
        isOfMany: files.length > 1,
      });
      for (const { id } of files) {
        // oxlint-disable-next-line no-await-in-loop -- where one is refused, the rest is not stated
        await call(mediaRoutes.stateRights, { params: { id }, body });
      }
    },
    onSuccess: () => {
      toast({ title: TEXTS.rightsSaved });
      onStated();
    },
    onError: (error) => toastFailure({ title: TEXTS.rightsNotSaved, error }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  });
}
