import { Link } from 'react-router';

import { TEAM_ROLE_DESCRIPTIONS } from '#domain/roles.ts';
import { TEXTS } from '#web/features/auth/texts.ts';
import type { Invitation } from '#web/features/auth/use-invitation.ts';
import { PATHS } from '#web/paths.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';

/** Over the form: what the invitation is for, or why it is not. */
export function InvitationNotice({ invitation }: { readonly invitation: Invitation }) {
  if (invitation.state === 'unknown') return <Alert>{invitation.sentence}</Alert>;
  if (invitation.state === 'ended') return <EndedInvitation sentence={invitation.sentence} />;
  if (invitation.state !== 'open') return null;
  const { organizationName, role, email } = invitation.offer;
  return (
    <section
      aria-label={TEXTS.yourInvitation}
      className="rounded-card border border-gilt-line bg-surface p-5"
    >
      <Facts
        facts={[
          [TEXTS.organization, organizationName],
          [TEXTS.role, `${ROLE_LABELS[role]}: ${TEAM_ROLE_DESCRIPTIONS[role].toLowerCase()}`],
          [TEXTS.invitedAddress, email],
        ]}
      />
    </section>
  );
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
