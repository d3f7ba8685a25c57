import { useState, type ComponentProps } from 'react';

import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '#web/ui/dialogs/confirm-panel.tsx';

/** What is done once somebody has confirmed it: a mutation without input. */
interface Change {
  readonly isPending: boolean;
  readonly mutate: (input: undefined, options: { readonly onSuccess: () => void }) => void;
}

interface ConfirmButtonProps
  extends
    Omit<ComponentProps<typeof Button>, 'onClick'>,
    Pick<ConfirmDialogProps, 'question' | 'consequence' | 'confirmLabel'> {
  readonly change: Change;
}

/** A button that asks before it does something. The question stays open where that fails. */
export function ConfirmButton({
  change,
  question,
  consequence,
  confirmLabel,
  ...button
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => change.mutate(undefined, { onSuccess: () => setIsAsking(false) });
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={question}
        {...(consequence !== undefined && { consequence })}
        confirmLabel={confirmLabel}
        pending={change.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
