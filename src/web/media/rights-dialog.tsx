import type { MediaBody } from '#contracts/schemas/media.ts';
import { RightsForm } from '#web/media/rights-form.tsx';
import { TEXTS } from '#web/media/texts.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface RightsDialogProps {
  readonly open: boolean;
  readonly files: readonly MediaBody[];
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

function describe(files: readonly MediaBody[]): string {
  const names = files.map(({ name }) => name).join(', ');
  if (files.length > 1) return TEXTS.oneStatementForAll(names);
  return files[0]?.rights ? TEXTS.rightsOf(names) : TEXTS.nothingIsUsedWithoutThem(names);
}

/** Asks for the rights to one file, or to several at once. */
export function RightsDialog({ open, files, onClose, onSaved }: RightsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.rights}
      description={describe(files)}
    >
      <RightsForm
        files={files}
        onCancel={onClose}
        onSaved={() => {
          onClose();
          onSaved?.();
        }}
      />
    </Dialog>
  );
}
