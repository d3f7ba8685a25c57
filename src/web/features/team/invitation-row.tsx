import { useQueryClient } from '@tanstack/react-query';
import { Link2, X } from 'lucide-react';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { InvitationBody } from '#contracts/schemas/team.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { invitationsQuery } from '#web/features/team/team-queries.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/moment.ts';
import { Cell, Row } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast-store.ts';

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

/** Somebody who was invited and has not come yet. */
export function InvitationRow({ invitation }: { readonly invitation: InvitationBody }) {
  const queryClient = useQueryClient();
  const withdraw = useChange({
    mutationFn: () => call(teamRoutes.withdraw, { params: { id: invitation.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.invitationWithdrawn });
      await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotWithdrawTheLink, error }),
  });
  return (
    <Row>
      <Cell className="text-muted">{invitation.email}</Cell>
      <Cell label={TEXTS.role}>{ROLE_LABELS[invitation.role]}</Cell>
      <Cell label={TEXTS.status}>
        <Badge tone="amber">{TEXTS.invited}</Badge>
      </Cell>
      <Cell className="figures whitespace-nowrap text-muted">
        {TEXTS.expires(formatDate(invitation.expiresAt))}
      </Cell>
      <Cell>
        <div className="flex gap-2">
          <Button
            variant="quiet"
            size="small"
            onClick={() => void copyLink(invitation.inviteUrl ?? '')}
          >
            <Link2 aria-hidden="true" className="size-4" />
            {TEXTS.copyLink}
          </Button>
          <Button
            variant="quiet"
            size="small"
            pending={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            <X aria-hidden="true" className="size-4" />
            {TEXTS.withdraw}
          </Button>
        </div>
      </Cell>
    </Row>
  );
}
