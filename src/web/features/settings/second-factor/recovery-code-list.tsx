import { Copy, Download } from 'lucide-react';

import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { saveFile } from '#web/ui/save-file.ts';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Codes that are shown now and never again. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: TEXTS.copied });
    } catch {
      // Browsers refuse the clipboard on insecure addresses.
      toast({ title: TEXTS.couldNotCopy });
    }
  }
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-plaque border border-line bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {TEXTS.copy}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), TEXTS.codesFile)}
        >
          <Download aria-hidden="true" className="size-4" />
          {TEXTS.download}
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onDone}>{TEXTS.iSavedThem}</Button>
      </DialogActions>
    </div>
  );
}
