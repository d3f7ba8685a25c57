import { useRef, useState, type FormEvent } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { draftOf } from '#web/media/rights-draft.ts';
import { RightsForm } from '#web/media/rights-form.tsx';
import { TEXTS } from '#web/media/texts.ts';
import { useStateRights } from '#web/media/use-state-rights.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface LogoRightsDialogProps {
  readonly logo: MediaBody;
  /** Who may hold them, where the organization has no name. */
  readonly likelyHolder?: string;
  readonly onClose: () => void;
}

/** What is true of most logos, to be confirmed; the whole form where it is not. Who holds them is asked where the organization has no name. */
export function LogoRightsDialog({ logo, likelyHolder = '', onClose }: LogoRightsDialogProps) {
  const { organization } = useSignedIn();
  const usual = draftOf(null, organization);
  const [isForm, setIsForm] = useState(false);
  const [holder, setHolder] = useState(usual.holder || likelyHolder);
  const field = useRef<HTMLInputElement>(null);
  const confirm = useStateRights([logo], onClose);
  const problem = fieldProblems(confirm.error)['holder'];
  const isNameless = usual.holder === '';

  function handleConfirm(event: FormEvent) {
    event.preventDefault();
    confirm.mutate({ ...usual, holder }, { onError: () => field.current?.focus() });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.rights}
      description={
        isForm
          ? TEXTS.nothingIsUsedWithoutThem(logo.name)
          : TEXTS.usualRights(logo.name, holder.trim() || TEXTS.theHolder)
      }
    >
      {isForm ? (
        <RightsForm files={[logo]} holder={holder} onCancel={onClose} onSaved={onClose} />
      ) : (
        <form noValidate onSubmit={handleConfirm} className="grid gap-5">
          {isNameless && (
            <Field label={TEXTS.rightsHolderLabel} error={problem}>
              <Input
                ref={field}
                value={holder}
                onChange={({ target }) => setHolder(target.value)}
              />
            </Field>
          )}
          <DialogActions>
            <Button variant="secondary" onClick={() => setIsForm(true)}>
              {TEXTS.changeRights}
            </Button>
            <Button type="submit" pending={confirm.isPending}>
              {TEXTS.confirmRights}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
