import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { refreshAccount } from '#web/api/account.ts';
import { PasswordForm } from '#web/features/settings/second-factor/password-form.tsx';
import { secondFactorQuery } from '#web/features/settings/second-factor/second-factor-query.ts';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

interface RemoveDialogProps {
  readonly title: string;
  readonly onRemove: (currentPassword: string) => Promise<unknown>;
}

/** A button that removes a sign-in method, against the password. */
export function RemoveDialog({ title, onRemove }: RemoveDialogProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  async function remove(currentPassword: string) {
    await onRemove(currentPassword);
    toast({ title: TEXTS.removed });
    setIsOpen(false);
    await refreshAccount();
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }
  return (
    <>
      <Button size="small" variant="quiet" aria-label={title} onClick={() => setIsOpen(true)}>
        {TEXTS.remove}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        description={TEXTS.lastMethodGoes}
      >
        <PasswordForm
          action={TEXTS.remove}
          isDestructive
          failure={TEXTS.couldNotRemove}
          onPassword={remove}
        />
      </Dialog>
    </>
  );
}
