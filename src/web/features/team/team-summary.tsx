import { useQuery } from '@tanstack/react-query';

import type { UserBody } from '#contracts/schemas/user.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { formatCount } from '#web/ui/text/figure.ts';

/** How many they are and, as far as the viewer may know, what they spent and how they sign in. */
export function TeamSummary({ members }: { readonly members: readonly UserBody[] }) {
  const { user } = useSignedIn();
  const budgets = useQuery({ ...budgetsQuery, enabled: roleHas(user.role, 'billing.manage') });
  const spent = budgets.data?.reduce((sum, { spentCredits }) => sum + spentCredits, 0);
  const isFactorKnown = members.every(({ hasSecondFactor }) => hasSecondFactor !== undefined);
  const secured = members.filter(({ hasSecondFactor }) => hasSecondFactor).length;
  const facts = [
    TEXTS.memberCount(members.length),
    spent !== undefined && TEXTS.spentThisMonth(formatCount(spent), null),
    isFactorKnown && TEXTS.twoFactorOf(secured, members.length),
  ];
  return <p className="figures mb-3 text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>;
}
