import type { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import { clientOf, presentAccount } from '#server/features/auth/present.ts';
import type { AuthService } from '#server/features/auth/service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

import type { SignInProofs } from './prove.ts';
import type { SecondFactorService } from './service.ts';

interface Services {
  readonly auth: AuthService;
  readonly proofs: SignInProofs;
  readonly secondFactor: SecondFactorService;
}

export function createSecondFactorHandlers({
  auth,
  proofs,
  secondFactor,
}: Services): HandlersOf<typeof secondFactorRoutes> {
  return {
    prove: async ({ body, address, header }) => {
      const { account, token } = await auth.finishLogin(body, clientOf(address, header));
      return { ...presentAccount(account), token };
    },
    passkeyRequest: ({ body }) => proofs.passkeyRequest(body.challenge),
    state: async ({ caller }) => {
      const { totp, passkeys, ...state } = await secondFactor.state(caller.actor);
      return {
        ...state,
        totpSince: totp?.confirmedAt?.toISOString() ?? null,
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },
    startTotp: ({ caller, body }) => secondFactor.startTotp(caller.actor, body.currentPassword),
    confirmTotp: ({ caller, body }) => secondFactor.confirmTotp(caller.actor, body.code),
    removeTotp: ({ caller, body }) => secondFactor.removeTotp(caller.actor, body.currentPassword),
    startPasskey: ({ caller, body }) =>
      secondFactor.startPasskey(caller.actor, body.currentPassword),
    confirmPasskey: ({ caller, body }) => secondFactor.confirmPasskey(caller.actor, body),
    removePasskey: ({ caller, params, body }) =>
      secondFactor.removePasskey(caller.actor, params.id, body.currentPassword),
    renewRecoveryCodes: async ({ caller, body }) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(caller.actor, body.currentPassword),
    }),
  };
}
