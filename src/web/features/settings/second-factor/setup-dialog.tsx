import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { NewFactorBody } from '#contracts/schemas/second-factor.ts';
import { RecoveryCodeList } from '#web/features/settings/second-factor/recovery-code-list.tsx';
import { secondFactorQuery } from '#web/features/settings/second-factor/second-factor-query.ts';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { updateUser } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

interface SetupDialogProps {
  readonly label: string;
  readonly title: string;
  readonly done: string;
  readonly renderForm: (onAdded: (made: NewFactorBody) => void) => ReactNode;
}

/** A button that opens a setup, and then shows the recovery codes where there are new ones. */
export function SetupDialog({ label, title, done, renderForm }: SetupDialogProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function handleOpenChange(open: boolean) {
    setIsOpen(open);
    if (!open) setCodes(null);
  }
  function finish() {
    handleOpenChange(false);
    updateUser({ hasSecondFactor: true });
    // Not before: what is read anew draws another button, and this one would take its codes along.
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }
  function handleAdded({ recoveryCodes }: NewFactorBody) {
    toast({ title: done });
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  }
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={handleOpenChange}
        title={codes ? TEXTS.saveYourCodes : title}
        description={codes ? TEXTS.saveYourCodesLead : TEXTS.lead}
        dismissable={codes === null}
      >
        {codes ? <RecoveryCodeList codes={codes} onDone={finish} /> : renderForm(handleAdded)}
      </Dialog>
    </>
  );
}
