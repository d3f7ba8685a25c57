import { useQueryClient } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { UserBody } from '#contracts/schemas/user.ts';
import { TEAM_ROLES, type TeamRole } from '#domain/people/roles.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { membersQuery } from '#web/people/members-query.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import type { SelectOption } from '#web/ui/select/select-props.ts';
import { Select } from '#web/ui/select/select.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

const ROLE_OPTIONS: readonly SelectOption<TeamRole | 'owner'>[] = TEAM_ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
}));
/** Another owner's present role is shown, but nobody is made owner here. */
const OWNER_OPTIONS = [{ value: 'owner', label: ROLE_LABELS.owner } as const, ...ROLE_OPTIONS];

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: membersQuery.queryKey });
}

/** The role of somebody else, for an owner to change. */
export function RoleSelect({ member }: { readonly member: UserBody }) {
  const refresh = useRefresh();
  const changeRole = useChange({
    mutationFn: (role: TeamRole) =>
      call(teamRoutes.changeRole, { params: { userId: member.id }, body: { role } }),
    onSuccess: async () => {
      toast({ title: TEXTS.roleUpdated });
      await refresh();
    },
    onError: (error) => toastFailure({ title: TEXTS.failedToUpdateRole, error }),
  });
  return (
    <Select
      label={TEXTS.roleOf(member.username)}
      value={member.role}
      options={member.role === 'owner' ? OWNER_OPTIONS : ROLE_OPTIONS}
      onChange={(role) => role !== 'owner' && changeRole.mutate(role)}
      className="h-9 w-32"
    />
  );
}

export function RemoveButton({ member }: { readonly member: UserBody }) {
  const refresh = useRefresh();
  const remove = useChange({
    mutationFn: () => call(teamRoutes.remove, { params: { userId: member.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.memberRemoved });
      await refresh();
    },
    onError: (error) => toastFailure({ title: TEXTS.failedToRemoveMember, error }),
  });
  return (
    <ConfirmButton
      change={remove}
      variant="aside"
      size="aside"
      className="gap-1.5"
      aria-label={TEXTS.removeUsername(member.username)}
      question={TEXTS.removeFromTheTeam(member.username)}
      consequence={TEXTS.theirAccountIsClosedImmediatelyTheir}
      confirmLabel={TEXTS.remove}
    >
      <UserMinus aria-hidden="true" className="size-4" />
      {TEXTS.remove}
    </ConfirmButton>
  );
}
