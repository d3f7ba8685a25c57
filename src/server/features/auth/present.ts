import type { AccountBody } from '#contracts/schemas/auth.ts';
import { presentOrganization, presentUser } from './present-user.ts';
import type { Account } from './store.ts';

export function presentAccount({ user, organization }: Account): AccountBody {
  const { hasSecondFactor } = user;
  return {
    user: { ...presentUser(user), hasSecondFactor },
    organization: presentOrganization(organization),
  };
}
