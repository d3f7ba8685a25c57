import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { SecretOnce } from '#web/features/settings/developers/secret-once.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface Step {
  readonly title: string;
  readonly description: string;
}

interface SecretDialogProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** What the secret is: "API key". */
  readonly secretName: string;
  readonly asking: Step;
  readonly showing: Step;
  /** Asks for what is needed, and hands over the secret that was made of it. */
  readonly renderForm: (onMade: (secret: string) => void) => ReactNode;
}

/** A button that opens a form, and then shows once what came of it. */
export function SecretDialog(props: SecretDialogProps) {
  const { label, icon: Icon, secretName, asking, showing, renderForm } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  function handleOpenChange(open: boolean) {
    setIsOpen(open);
    if (!open) setSecret(null);
  }
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={handleOpenChange}
        {...(secret === null ? asking : showing)}
      >
        {secret === null ? (
          renderForm(setSecret)
        ) : (
          <SecretOnce name={secretName} secret={secret} onDone={() => handleOpenChange(false)} />
        )}
      </Dialog>
    </>
  );
}
