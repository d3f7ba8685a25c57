import { Copy } from 'lucide-react';

import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

async function copy(secret: string, name: string) {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: TEXTS.copied(name) });
  } catch {
    // Browsers refuse the clipboard on insecure addresses; the field can still be selected.
    toast({ title: TEXTS.couldNotCopyPleaseSelectAnd });
  }
}

interface SecretOnceProps {
  /** What it is: "API key". */
  readonly name: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** Something that is shown now and never again. */
export function SecretOnce({ name, secret, onDone }: SecretOnceProps) {
  return (
    <div className="grid gap-5">
      <Field label={name} hint={TEXTS.storeItSomewhereSafeYouWill}>
        <Input
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
          className="font-mono text-sm"
        />
      </Field>
      <DialogActions>
        <Button variant="secondary" onClick={onDone}>
          {TEXTS.done}
        </Button>
        <Button onClick={() => void copy(secret, name)}>
          <Copy aria-hidden="true" className="size-4" />
          {TEXTS.copy}
        </Button>
      </DialogActions>
    </div>
  );
}
