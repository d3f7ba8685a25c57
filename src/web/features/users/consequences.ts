import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { formatCount } from '#web/ui/text/figure.ts';

const keysOf = ({ apiKeyCount }: AdminUserBody) =>
  apiKeyCount === 0 ? [] : [TEXTS.keysEnd(apiKeyCount)];

/** What deleting this very user does. */
export function deletionConsequence(user: AdminUserBody): string {
  const { name, creditBalance, memberCount } = user.organization;
  const others = memberCount - 1;
  return [
    TEXTS.whatDeletingDoes,
    ...keysOf(user),
    others === 0
      ? TEXTS.closesOrganization(name, formatCount(creditBalance))
      : TEXTS.remainIn(others, name),
  ].join(' ');
}

/** What suspending this very user does. */
export function suspensionConsequence(user: AdminUserBody): string {
  return [TEXTS.whatSuspendingDoes, ...keysOf(user)].join(' ');
}
