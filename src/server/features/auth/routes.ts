import type { authRoutes } from '#contracts/routes/auth.ts';
import { clientOf, presentAccount } from './present.ts';
import type { AuthService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createAuthHandlers(auth: AuthService): HandlersOf<typeof authRoutes> {
  return {
    register: async ({ body, address, header }) => {
      const { account, token } = await auth.register(body, clientOf(address, header));
      return { ...presentAccount(account), token };
    },
    login: async ({ body, address, header }) => {
      const { account, token } = await auth.login(body, clientOf(address, header));
      return { ...presentAccount(account), token };
    },
    sessions: async ({ caller }) =>
      (await auth.sessionsOf(caller)).map((session) => ({
        ...session,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
      })),
    endSession: ({ caller, params }) => auth.endOneSession(caller, params.id),
    endOtherSessions: ({ caller }) => auth.endOtherSessions(caller),
    logout: ({ caller }) => auth.logout(caller),
    me: async ({ caller }) => presentAccount(await auth.accountOf(caller.actor.userId)),
    forgotPassword: ({ body, address }) => auth.forgotPassword(body.email, address),
    resetPassword: ({ body, address }) => auth.resetPassword(body, address),
    verifyAge: async ({ caller }) => presentAccount(await auth.verifyAge(caller.actor.userId)),
  };
}
