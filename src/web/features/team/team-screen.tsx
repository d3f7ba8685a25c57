import { useQuery } from '@tanstack/react-query';

import type { UserBody } from '#contracts/schemas/user.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { InvitationRow } from '#web/features/team/invitation-row.tsx';
import { InviteButton } from '#web/features/team/invite-dialog.tsx';
import { RemoveButton, RoleSelect } from '#web/features/team/member-actions.tsx';
import { MemberSpending } from '#web/features/team/member-spending.tsx';
import { RoleGuide } from '#web/features/team/role-guide.tsx';
import { TeamSummary } from '#web/features/team/team-summary.tsx';
import { invitationsQuery } from '#web/features/team/team-queries.ts';
import { membersQuery } from '#web/people/members-query.ts';
import { MEMBER_ROW } from '#web/features/team/member-row.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { PersonCell } from '#web/ui/tables/person-cell.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { SortableHeader, useSorting } from '#web/ui/tables/sorting.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

const SKELETON_ROW_COUNT = 3;

const COLUMNS = {
  member: (user: UserBody) => user.username,
  role: (user: UserBody) => user.role,
  status: (user: UserBody) => (user.ageVerified ? TEXTS.verified : TEXTS.pending),
  joined: (user: UserBody) => user.createdAt,
} as const;

/** What is confirmed of somebody; those who manage users also see who lacks a second factor that is required. */
function Status({ member }: { readonly member: UserBody }) {
  const { organization } = useSignedIn();
  const { ageVerified, hasSecondFactor, isSuspended } = member;
  const isMissing = organization.requiresSecondFactor && hasSecondFactor === false;
  return (
    <span className="grid gap-1 max-lg:justify-items-end">
      <span className="flex flex-wrap gap-1.5 max-lg:justify-end">
        <Badge tone={ageVerified ? 'default' : 'secondary'}>
          {ageVerified ? TEXTS.verified : TEXTS.pending}
        </Badge>
        {isSuspended && <Badge tone="amber">{TEXTS.suspended}</Badge>}
        {hasSecondFactor && <Badge>{TEXTS.twoFactor}</Badge>}
        {isMissing && <Badge tone="amber">{TEXTS.noTwoFactor}</Badge>}
      </span>
      <span className="text-sm text-nowrap text-muted">
        {ageVerified ? TEXTS.ageVerified : TEXTS.ageNotVerified}
      </span>
    </span>
  );
}

function MemberRow({ member }: { readonly member: UserBody }) {
  const { user } = useSignedIn();
  const isSelf = member.id === user.id;
  return (
    <Row className={MEMBER_ROW}>
      <Cell className="max-lg:col-span-2">
        <div className="grid min-w-0 justify-items-start gap-1">
          <PersonCell username={member.username} email={member.email} isSelf={isSelf} />
          <MemberSpending userId={member.id} />
        </div>
      </Cell>
      <Cell className="max-lg:col-start-1 max-lg:row-start-2">
        {!isSelf && roleHas(user.role, 'team.changeRole') ? (
          <RoleSelect member={member} />
        ) : (
          ROLE_LABELS[member.role]
        )}
      </Cell>
      <Cell className="max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-end">
        <Status member={member} />
      </Cell>
      <Cell className="figures text-muted max-lg:row-start-3 max-lg:justify-start max-lg:text-sm">
        <span className="lg:hidden">{TEXTS.joined}</span>
        {formatDate(member.createdAt)}
      </Cell>
      {roleHas(user.role, 'team.invite') && (
        <Cell className="max-lg:col-start-2 max-lg:row-start-3 max-lg:justify-end">
          {!isSelf && roleHas(user.role, 'team.remove') && <RemoveButton member={member} />}
        </Cell>
      )}
    </Row>
  );
}

function MemberTable({ members }: { readonly members: readonly UserBody[] }) {
  const { user } = useSignedIn();
  const isManager = roleHas(user.role, 'team.invite');
  const invitations = useQuery({ ...invitationsQuery, enabled: isManager });
  const { sorted, sorting, sortBy } = useSorting(members, COLUMNS, 'joined');
  return (
    <Table label={TEXTS.teamMembers}>
      <thead>
        <tr>
          <SortableHeader label={TEXTS.member} column="member" sorting={sorting} onSort={sortBy} />
          <SortableHeader label={TEXTS.role} column="role" sorting={sorting} onSort={sortBy} />
          <SortableHeader label={TEXTS.status} column="status" sorting={sorting} onSort={sortBy} />
          <SortableHeader label={TEXTS.joined} column="joined" sorting={sorting} onSort={sortBy} />
          {isManager && <HeaderCell>{TEXTS.actions}</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {sorted.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
        {invitations.data?.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </tbody>
    </Table>
  );
}

export function TeamScreen() {
  const { user } = useSignedIn();
  const members = useQuery(membersQuery);
  return (
    <div className="max-w-400">
      <PageHeading
        title={TEXTS.team}
        lead={TEXTS.manageWhoHasAccessAndWhat}
        actions={roleHas(user.role, 'team.invite') && <InviteButton />}
      />
      <QueryState
        query={members}
        loading={
          <SkeletonRows label={TEXTS.loadingTeam} count={SKELETON_ROW_COUNT} className="h-16" />
        }
        errorTitle={TEXTS.theTeamCouldNotBeLoaded}
      >
        {(list) => (
          <>
            <TeamSummary members={list} />
            <MemberTable members={list} />
          </>
        )}
      </QueryState>
      <RoleGuide />
    </div>
  );
}
