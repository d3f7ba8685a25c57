import { useState } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { draftOf } from '#web/media/rights-draft.ts';
import { RightsForm } from '#web/media/rights-form.tsx';
import { TEXTS } from '#web/media/texts.ts';
import { useStateRights } from '#web/media/use-state-rights.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';

interface LogoRightsDialogProps {
  readonly logo: MediaBody;
  readonly onClose: () => void;
}

/** What is true of most logos, to be confirmed; the whole form where it is not, or where nobody has a name to hold them. */
export function LogoRightsDialog({ logo, onClose }: LogoRightsDialogProps) {
  const { organization } = useSignedIn();
  const usual = draftOf(null, organization);
  const [isForm, setIsForm] = useState(usual.holder === '');
  const confirm = useStateRights([logo], onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.rights}
      description={
        isForm
          ? TEXTS.nothingIsUsedWithoutThem(logo.name)
          : TEXTS.usualRights(logo.name, usual.holder)
      }
    >
      {isForm ? (
        <RightsForm files={[logo]} onClose={onClose} />
      ) : (
        <DialogActions>
          <Button variant="secondary" onClick={() => setIsForm(true)}>
            {TEXTS.changeRights}
          </Button>
          <Button pending={confirm.isPending} onClick={() => confirm.mutate(usual)}>
            {TEXTS.confirmRights}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
