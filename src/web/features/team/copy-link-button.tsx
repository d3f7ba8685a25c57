import { Link2 } from 'lucide-react';

import type { InvitationBody } from '#contracts/schemas/team.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

async function copyLink(inviteUrl: string) {
  const link = new URL(inviteUrl, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: TEXTS.linkCopied, description: TEXTS.itWorksOnceAndExpiresIn });
  } catch {
    // Browsers refuse the clipboard on insecure addresses: then the link is at least shown.
    toast({ title: TEXTS.copyThisLink, description: link });
  }
}

interface CopyLinkButtonProps {
  readonly invitation: InvitationBody;
  readonly variant: 'quiet' | 'secondary';
}

/** Copies the link of an invitation, to be passed on by hand. */
export function CopyLinkButton({ invitation, variant }: CopyLinkButtonProps) {
  return (
    <Button
      variant={variant}
      size="small"
      onClick={() => void copyLink(invitation.inviteUrl ?? '')}
    >
      <Link2 aria-hidden="true" className="size-4" />
      {TEXTS.copyLink}
      <span className="sr-only"> {TEXTS.linkOf(invitation.email)}</span>
    </Button>
  );
}
