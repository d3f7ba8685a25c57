import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { ROLES, type Role } from '#domain/people/roles.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { USERS_QUERY_KEY } from '#web/features/users/users-query.ts';
import { ROLE_DUTIES, ROLE_LABELS } from '#web/people/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/select/select.tsx';

const ROLE_OPTIONS = ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  description: ROLE_DUTIES[value],
}));

interface UserDialogProps {
  readonly user: AdminUserBody;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function RoleDialog({ user, open, onOpenChange }: UserDialogProps) {
  const queryClient = useQueryClient();
  const [role, setRole] = useState<Role>(user.role);
  const change = useChange({
    mutationFn: () => call(adminRoutes.changeRole, { params: { userId: user.id }, body: { role } }),
    onSuccess: async () => {
      toast({ title: TEXTS.roleUpdated });
      onOpenChange(false);
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.updateFailed, error }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TEXTS.editRole}
      description={TEXTS.chooseWhatCanDoIn(user.username, user.organization.name)}
    >
      <Field label={TEXTS.role} hint={ROLE_DUTIES[role]}>
        <Select value={role} options={ROLE_OPTIONS} onChange={setRole} />
      </Field>
      <DialogActions>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {TEXTS.cancel}
        </Button>
        <Button pending={change.isPending} onClick={() => change.mutate()}>
          {TEXTS.saveRole}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
