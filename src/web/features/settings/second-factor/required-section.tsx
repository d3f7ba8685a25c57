import { useQuery } from '@tanstack/react-query';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { SettingsSection, TickedRule } from '#web/features/settings/settings-section.tsx';
import { membersQuery } from '#web/people/members-query.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Who has a second factor already, and who would be asked for one. */
function WhoHasIt() {
  const { data: members } = useQuery(membersQuery);
  if (!members) return null;
  const without = members.filter(({ hasSecondFactor }) => hasSecondFactor !== true);
  return (
    <p className="figures text-sm wrap-anywhere">
      {TEXTS.peopleHaveIt(members.length - without.length, members.length)}
      {without.length > 0 && (
        <span className="text-muted">
          {' '}
          {TEXTS.withoutIt(without.map(({ username }) => username))}
        </span>
      )}
    </p>
  );
}

/** Whether everybody in the organization needs a second factor; owners decide, at once. */
export function RequiredSection() {
  const { user, organization } = useSignedIn();
  const save = useChange({
    mutationFn: (requiresSecondFactor: boolean) =>
      call(settingsRoutes.organizationSecurity, { body: { requiresSecondFactor } }),
    onSuccess: (fresh) => {
      updateOrganization(fresh);
      toast({ title: TEXTS.organizationUpdated });
    },
    onError: (error) => toastFailure({ title: TEXTS.updateFailed, error }),
  });
  if (!roleHas(user.role, 'organization.edit')) return null;
  return (
    <SettingsSection title={TEXTS.forEverybody}>
      <TickedRule
        label={TEXTS.requireForEverybody}
        hint={TEXTS.requireHint}
        checked={save.isPending ? save.variables : organization.requiresSecondFactor}
        onChange={(isRequired) => save.mutate(isRequired)}
      />
      <WhoHasIt />
    </SettingsSection>
  );
}
