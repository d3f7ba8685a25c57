import { authRoutes } from '#contracts/routes/auth.ts';
import { call } from '#web/api/client.ts';
import { updateOrganization, updateUser, useIsCurrent } from '#web/session/session-store.ts';

/** Brings the stored login up to date: balance, plan and role may have changed on the server. */
export async function refreshAccount(): Promise<void> {
  const { user, organization } = await call(authRoutes.me, {});
  updateUser(user);
  updateOrganization(organization);
  useIsCurrent.setState(true, true);
}
