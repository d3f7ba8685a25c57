import type { AccountBody } from '#contracts/schemas/auth.ts';
import { presentOrganization, presentUser } from './present-user.ts';
import type { Client } from './service.ts';
import type { Account } from './store.ts';

export function presentAccount({ user, organization }: Account): AccountBody {
  const { hasSecondFactor } = user;
  return {
    user: { ...presentUser(user), hasSecondFactor },
    organization: presentOrganization(organization),
  };
}

/** Describes the client from which a user signs in. */
export function clientOf(address: string, header: (name: string) => string | undefined): Client {
  return { address, userAgent: header('user-agent') };
}
