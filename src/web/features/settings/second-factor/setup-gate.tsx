import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { NewFactorBody } from '#contracts/schemas/second-factor.ts';
import { RecoveryCodeList } from '#web/features/settings/second-factor/recovery-code-list.tsx';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { TotpSetup } from '#web/features/settings/second-factor/totp-setup.tsx';
import { updateUser } from '#web/session/session-store.ts';
import { useSignOut } from '#web/session/use-sign-out.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

/** Stands over every screen of somebody whose organization requires a second factor that is not set up. */
export function SecondFactorGate() {
  const { user, organization } = useSignedIn();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isMissing = organization.requiresSecondFactor && user.hasSecondFactor === false;

  function finish() {
    updateUser({ hasSecondFactor: true });
    setCodes(null);
    // What was refused until now is read again.
    void queryClient.resetQueries();
  }
  function handleAdded({ recoveryCodes }: NewFactorBody) {
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  }

  return (
    <Dialog
      open={isMissing}
      dismissable={false}
      title={codes ? TEXTS.saveYourCodes : TEXTS.requiredTitle}
      description={codes ? TEXTS.saveYourCodesLead : TEXTS.requiredLead}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={finish} />
      ) : (
        <>
          <TotpSetup onAdded={handleAdded} />
          <Button variant="quiet" onClick={signOut}>
            {TEXTS.signOut}
          </Button>
        </>
      )}
    </Dialog>
  );
}
