import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { TEXTS as SETTINGS_TEXTS } from '#web/features/settings/texts.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Whether everybody in the organization needs a second factor. */
export function RequirementCard() {
  const { organization } = useSignedIn();
  const change = useChange({
    mutationFn: (requiresSecondFactor: boolean) =>
      call(settingsRoutes.organizationSecurity, { body: { requiresSecondFactor } }),
    onSuccess: (changed) => {
      updateOrganization(changed);
      toast({ title: SETTINGS_TEXTS.organizationUpdated });
    },
    onError: (error) => toastFailure({ title: SETTINGS_TEXTS.updateFailed, error }),
  });
  return (
    <Card aria-labelledby="sign-in-security">
      <CardTitle id="sign-in-security" className="mb-5">
        {TEXTS.signInSecurity}
      </CardTitle>
      <div className="flex items-baseline gap-3">
        <input
          id="require-second-factor"
          aria-describedby="require-second-factor-hint"
          type="checkbox"
          checked={organization.requiresSecondFactor ?? false}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.checked)}
          className="size-4 shrink-0 translate-y-0.5 accent-(--brass)"
        />
        <div>
          <label htmlFor="require-second-factor" className="font-semibold">
            {TEXTS.requireForEverybody}
          </label>
          <p id="require-second-factor-hint" className="text-sm text-muted">
            {TEXTS.requireHint}
          </p>
        </div>
      </div>
    </Card>
  );
}
