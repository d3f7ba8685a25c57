import { Readable } from 'node:stream';

import type { adminRoutes } from '#contracts/routes/admin.ts';
import type { UserId } from '#domain/ids.ts';
import { presentOrganization } from '#server/features/auth/present-user.ts';
import type { SecondFactorService } from '#server/features/second-factor/service.ts';
import type { AdminService } from './service.ts';
import { presentAdminUser, userLinesOf } from './present.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createAdminHandlers(
  admin: AdminService,
  secondFactor: Pick<SecondFactorService, 'reset'>,
): HandlersOf<typeof adminRoutes> {
  return {
    users: async ({ caller, query, nextPage }) => {
      const request = pageRequestOf(query);
      const page = await admin.listUsers(caller.actor, query, request);
      nextPage(page.nextCursor);
      return page.items.map(presentAdminUser);
    },
    usersCsv: async ({ caller, query }) =>
      Readable.from(userLinesOf(admin.exportUsers(caller.actor, query))),
    signOut: ({ caller, params }) => admin.signOut(caller.actor, params.userId as UserId),
    suspend: ({ caller, params }) => admin.suspend(caller.actor, params.userId as UserId),
    reinstate: ({ caller, params }) => admin.reinstate(caller.actor, params.userId as UserId),
    changeRole: async ({ caller, params, body }) =>
      presentAdminUser(await admin.changeRole(caller.actor, params.userId as UserId, body.role)),
    adjustCredits: async ({ caller, body }) =>
      presentOrganization(await admin.adjustCredits(caller.actor, body)),
    resetSecondFactor: ({ caller, params }) =>
      secondFactor.reset(caller.actor, params.userId as UserId),
    remove: ({ caller, params }) => admin.remove(caller.actor, params.userId as UserId),
  };
}
