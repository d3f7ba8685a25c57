import { AlertDialog } from 'radix-ui';

import { Button } from '#web/ui/button.tsx';
import { closeOnEscape } from '#web/ui/dialogs/close-on-escape.ts';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { useReturnFocus } from '#web/ui/dialogs/use-return-focus.ts';
import { TEXTS } from '#web/ui/texts.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question, in one sentence. */
  readonly question: string;
  readonly consequence?: string;
  /** The verb on the button: "Remove". */
  readonly confirmLabel: string;
  /** What the other button says where “Cancel” would be unclear. */
  readonly cancelLabel?: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

/** The opened question. Focus starts on Cancel. */
export function ConfirmPanel({
  open,
  onOpenChange,
  question,
  consequence,
  confirmLabel,
  cancelLabel = TEXTS.cancel,
  pending,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim data-[state=open]:animate-[fade-in_var(--duration-calm)]" />
        <AlertDialog.Content
          {...returnFocus}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          {...(!consequence && { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-(--z-dialog) grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 gap-4 overflow-y-auto rounded-table border border-danger bg-raised p-6 text-ink shadow-2xl sm:p-7"
        >
          <AlertDialog.Title className="font-display text-xl leading-snug font-semibold">
            {question}
          </AlertDialog.Title>
          {consequence && (
            <AlertDialog.Description className="text-muted">{consequence}</AlertDialog.Description>
          )}
          <DialogActions>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
