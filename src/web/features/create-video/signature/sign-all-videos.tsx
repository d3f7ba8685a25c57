import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { SIGNATURE_TEXTS } from '#web/features/create-video/signature/texts.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Calls the organization by the name that one video is signed with, which signs the next ones, too. */
export function SignAllVideos({ name }: { readonly name: string }) {
  const rename = useChange({
    mutationFn: () => call(settingsRoutes.organization, { body: { name } }),
    onSuccess: ({ pendingName, ...organization }) => {
      updateOrganization(organization);
      toast(
        pendingName === null
          ? { title: SIGNATURE_TEXTS.updated, description: SIGNATURE_TEXTS.nowSigned(name) }
          : { title: SIGNATURE_TEXTS.nameSentForReview },
      );
    },
    onError: (error) => toastFailure({ title: SIGNATURE_TEXTS.updateFailed, error }),
  });
  // The name may wait for the operator, and stays what it was until then.
  if (rename.isSuccess) return null;
  return (
    <Button
      variant="link"
      size="inline"
      pending={rename.isPending}
      className="-mt-2 justify-self-start text-left! text-sm whitespace-normal!"
      onClick={() => rename.mutate()}
    >
      {SIGNATURE_TEXTS.signAllVideos(name)}
    </Button>
  );
}
