import { useQueryClient } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { AdjustCreditsDialog } from '#web/features/users/adjust-credits-dialog.tsx';
import { RoleDialog } from '#web/features/users/role-dialog.tsx';
import { TEXTS } from '#web/features/users/texts.ts';
import { USERS_QUERY_KEY } from '#web/features/users/users-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

function DeleteAction({ user }: { readonly user: AdminUserBody }) {
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useChange({
    mutationFn: () => call(adminRoutes.remove, { params: { userId: user.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.userDeleted });
      setIsConfirming(false);
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.deleteFailed, error }),
  });
  return (
    <>
      <Button
        variant="quietDanger"
        size="small"
        aria-label={TEXTS.deleteUsername(user.username)}
        className="pointer-coarse:h-11"
        onClick={() => setIsConfirming(true)}
      >
        {TEXTS.delete}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        question={TEXTS.deleteUserThisActionCannotBe(user.username)}
        consequence={TEXTS.whatDeletingDoes}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

function ResetFactorAction({ user }: { readonly user: AdminUserBody }) {
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const reset = useChange({
    mutationFn: () => call(adminRoutes.resetSecondFactor, { params: { userId: user.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.secondFactorReset });
      setIsConfirming(false);
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.resetFailed, error }),
  });
  const name = TEXTS.resetSecondFactorOf(user.username);
  return (
    <>
      <Tooltip text={name}>
        <Button variant="quiet" size="icon" aria-label={name} onClick={() => setIsConfirming(true)}>
          <ShieldOff aria-hidden="true" className="size-4" />
        </Button>
      </Tooltip>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        question={TEXTS.resetSecondFactorQuestion(user.username)}
        consequence={TEXTS.resetSecondFactorConsequence}
        confirmLabel={TEXTS.resetSecondFactor}
        pending={reset.isPending}
        onConfirm={() => reset.mutate()}
      />
    </>
  );
}

/** Role, second factor and deletion; never of oneself. */
export function UserActions({ user }: { readonly user: AdminUserBody }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="flex items-center gap-x-1 lg:justify-end">
      <Button
        variant="secondary"
        size="small"
        aria-label={TEXTS.editRoleOf(user.username)}
        className="max-lg:mr-auto"
        onClick={() => setIsEditing(true)}
      >
        {TEXTS.editRole}
      </Button>
      {user.hasSecondFactor && <ResetFactorAction user={user} />}
      <DeleteAction user={user} />
      <RoleDialog key={user.role} user={user} open={isEditing} onOpenChange={setIsEditing} />
    </div>
  );
}

/** The operator's alone: the balance is the organization's, whichever of its people stands first. */
export function AdjustCredits({ user }: { readonly user: AdminUserBody }) {
  const { organization } = useSignedIn();
  const [isOpen, setIsOpen] = useState(false);
  if (!organization.isOperator) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={TEXTS.adjustCreditsOf(user.organization.name)}
        onClick={() => setIsOpen(true)}
      >
        {TEXTS.adjust}
      </Button>
      <AdjustCreditsDialog user={user} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
