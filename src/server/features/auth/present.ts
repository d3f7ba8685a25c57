import type { AccountBody } from '#contracts/schemas/auth.ts';
import { presentOrganization, presentUser } from './present-user.ts';
import type { Account } from './store.ts';

export function presentAccount({ user, organization }: Account): AccountBody {
  return { user: presentUser(user), organization: presentOrganization(organization) };
}
