import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { ROLES, type Role } from '#domain/roles.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { USERS_QUERY_KEY } from '#web/features/users/users-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: value }));

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
      toast({ title: 'Role updated' });
      onOpenChange(false);
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
    },
    onError: (error) =>
      toastFailure({ title: 'Update failed', error, fallback: 'Something went wrong' }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit role"
      description={`What ${user.username} may do in ${user.organization.name}.`}
    >
      <Field label="Role">
        <Select value={role} options={ROLE_OPTIONS} onChange={setRole} />
      </Field>
      <DialogActions>
        <Button pending={change.isPending} onClick={() => change.mutate()}>
          Save role
        </Button>
      </DialogActions>
    </Dialog>
  );
}
