import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Whether the studio makes what a video model failed to make. */
export function FallbackRule() {
  const { organization } = useSignedIn();
  const save = useChange({
    mutationFn: (fallsBackToStudio: boolean) =>
      call(settingsRoutes.organizationRules, { body: { fallsBackToStudio } }),
    onSuccess: (changed) => {
      updateOrganization(changed);
      toast({ title: TEXTS.organizationUpdated });
    },
    onError: (error) => toastFailure({ title: TEXTS.updateFailed, error }),
  });
  return (
    <Card aria-labelledby="video-model">
      <CardTitle id="video-model" className="mb-5">
        {TEXTS.whenAVideoModelFails}
      </CardTitle>
      <div className="flex items-baseline gap-3">
        <input
          id="fallback"
          aria-describedby="fallback-hint"
          type="checkbox"
          checked={organization.fallsBackToStudio ?? false}
          disabled={save.isPending}
          onChange={(event) => save.mutate(event.target.checked)}
          className="size-4 shrink-0 translate-y-0.5 accent-(--brass)"
        />
        <div>
          <label htmlFor="fallback" className="font-semibold">
            {TEXTS.theStudioMakesTheVideo}
          </label>
          <p id="fallback-hint" className="text-sm text-muted">
            {TEXTS.otherwiseItFailsAndIsRefunded}
          </p>
        </div>
      </div>
    </Card>
  );
}
