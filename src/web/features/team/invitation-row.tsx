import { useQueryClient } from '@tanstack/react-query';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { InvitationBody } from '#contracts/schemas/team.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { CopyLinkButton } from '#web/features/team/copy-link-button.tsx';
import { invitationsQuery } from '#web/features/team/team-queries.ts';
import { MEMBER_ROW } from '#web/features/team/member-row.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/text/moment.ts';
import { Cell, Row } from '#web/ui/tables/table.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

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
    <Row className={MEMBER_ROW}>
      <Cell className="text-muted max-lg:col-span-2">{invitation.email}</Cell>
      <Cell>{ROLE_LABELS[invitation.role]}</Cell>
      <Cell className="max-lg:justify-end">
        <span className="grid gap-1 max-lg:justify-items-end">
          <span>
            <Badge tone="amber">{TEXTS.invited}</Badge>
          </span>
          <span className="figures text-sm text-nowrap text-muted">
            {TEXTS.expires(formatDate(invitation.expiresAt))}
          </span>
        </span>
      </Cell>
      <Cell className="max-lg:hidden" />
      <Cell className="max-lg:col-span-2">
        <div className="-ml-3 flex">
          <CopyLinkButton invitation={invitation} variant="quiet" />
          <Button
            variant="quietDanger"
            size="small"
            pending={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {TEXTS.withdraw}
          </Button>
        </div>
      </Cell>
    </Row>
  );
}
