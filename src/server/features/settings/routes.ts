import type { settingsRoutes } from '#contracts/routes/settings.ts';
import { presentOrganization, presentUser } from '#server/features/auth/present-user.ts';
import type { SettingsService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createSettingsHandlers(
  settings: SettingsService,
): HandlersOf<typeof settingsRoutes> {
  return {
    profile: async ({ caller, body }) => presentUser(await settings.changeProfile(caller, body)),
    password: ({ caller, body }) => settings.changePassword(caller, body),
    organization: async ({ caller, body }) => {
      const { organization, pendingName } = await settings.renameOrganization(
        caller.actor,
        body.name,
      );
      return { ...presentOrganization(organization), pendingName };
    },
    organizationSecurity: async ({ caller, body }) =>
      presentOrganization(await settings.changeSecurity(caller.actor, body)),
    organizationRules: async ({ caller, body }) =>
      presentOrganization(await settings.changeRules(caller.actor, body)),
  };
}
