import { Link } from 'react-router';

import { TEXTS } from '#web/features/auth/texts.ts';
import type { Invitation } from '#web/features/auth/use-invitation.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Over the form: why the invitation cannot be used, or not be read. */
export function InvitationNotice({ invitation }: { readonly invitation: Invitation }) {
  if (invitation.state === 'unknown') return <Alert>{invitation.sentence}</Alert>;
  if (invitation.state === 'ended') return <EndedInvitation sentence={invitation.sentence} />;
  return null;
}

function EndedInvitation({ sentence }: { readonly sentence: string }) {
  return (
    <>
      <Alert>{sentence}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          {/* A page of its own: the link of the invitation stays behind. */}
          <a href={PATHS.register}>{TEXTS.createAnAccountWithoutIt}</a>
        </Button>
        <Button asChild variant="secondary">
          <Link to={PATHS.login}>{TEXTS.signIn}</Link>
        </Button>
      </div>
    </>
  );
}
