import { useQueryClient } from '@tanstack/react-query';
import { Coins, ShieldOff, ShieldUser, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

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

interface ActionButtonProps {
  /** What it does and to whom, for those who hear it. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function ActionButton({ name, icon, label, onClick }: ActionButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={name}
      className="px-1.5! 2xl:px-2.5! lg:max-2xl:text-[0.8125rem] lg:max-2xl:[&_svg]:hidden"
      onClick={onClick}
    >
      {icon}
      {label}
    </Button>
  );
}

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
      <ActionButton
        name={TEXTS.deleteUsername(user.username)}
        onClick={() => setIsConfirming(true)}
        icon={<Trash2 aria-hidden="true" className="size-4 text-danger" />}
        label={TEXTS.delete}
      />
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
  return (
    <>
      <ActionButton
        name={TEXTS.resetSecondFactorOf(user.username)}
        onClick={() => setIsConfirming(true)}
        icon={<ShieldOff aria-hidden="true" className="size-4" />}
        label={TEXTS.resetSecondFactor}
      />
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

/** Role, credits (the operator's alone) and deletion (never oneself). */
export function UserActions({ user }: { readonly user: AdminUserBody }) {
  const session = useSignedIn();
  const isSelf = user.id === session.user.id;
  const [dialog, setDialog] = useState<'role' | 'credits' | null>(null);
  const close = (open: boolean) => !open && setDialog(null);
  return (
    <div className="flex flex-wrap gap-x-1 lg:flex-nowrap lg:justify-end">
      {!isSelf && (
        <ActionButton
          name={TEXTS.editRoleOf(user.username)}
          onClick={() => setDialog('role')}
          icon={<ShieldUser aria-hidden="true" className="size-4" />}
          label={TEXTS.editRole}
        />
      )}
      {session.organization.isOperator && (
        <ActionButton
          name={TEXTS.adjustCreditsOf(user.username)}
          onClick={() => setDialog('credits')}
          icon={<Coins aria-hidden="true" className="size-4" />}
          label={TEXTS.adjustCredits}
        />
      )}
      {!isSelf && user.hasSecondFactor && <ResetFactorAction user={user} />}
      {!isSelf && <DeleteAction user={user} />}
      <RoleDialog key={user.role} user={user} open={dialog === 'role'} onOpenChange={close} />
      <AdjustCreditsDialog user={user} open={dialog === 'credits'} onOpenChange={close} />
    </div>
  );
}
