import type { authRoutes } from '#contracts/routes/auth.ts';
import { presentAccount } from './present.ts';
import type { AuthService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createAuthHandlers(auth: AuthService): HandlersOf<typeof authRoutes> {
  return {
    register: async ({ body, address }) => {
      const { account, token } = await auth.register(body, address);
      return { ...presentAccount(account), token };
    },
    login: async ({ body, address }) => {
      const { account, token } = await auth.login(body, address);
      return { ...presentAccount(account), token };
    },
    logout: ({ caller }) => auth.logout(caller),
    me: async ({ caller }) => presentAccount(await auth.accountOf(caller.actor.userId)),
    forgotPassword: ({ body, address }) => auth.forgotPassword(body.email, address),
    resetPassword: ({ body, address }) => auth.resetPassword(body, address),
    verifyAge: async ({ caller }) => presentAccount(await auth.verifyAge(caller.actor.userId)),
  };
}
