import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import type { AdminUserBody, AdminUsersFilter } from '#contracts/schemas/admin.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { TEXTS } from '#web/features/users/texts.ts';
import { AddressTabs } from '#web/site/address-tabs.tsx';
import { formatCount } from '#web/ui/text/figure.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { EnginesPanel } from '#web/features/users/engines-panel.tsx';
import { AdjustCredits, UserActions } from '#web/features/users/user-actions.tsx';
import { givenOf, UserFilterBar } from '#web/features/users/user-filter-bar.tsx';
import { usersQuery } from '#web/features/users/users-query.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { DeniedState } from '#web/ui/feedback/denied-state.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadMore } from '#web/ui/tables/load-more.tsx';
import { formatAge, formatDateTime } from '#web/ui/text/moment.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { PersonCell } from '#web/ui/tables/person-cell.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { SortableHeader, useSorting } from '#web/ui/tables/sorting.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

const SKELETON_ROW_COUNT = 3;
const SEARCH_DELAY_MILLISECONDS = 250;
/** User, organization and role stand to the left of the credits. */
const GROUP_COLUMN_COUNT = 3;

const COLUMNS = {
  user: (user: AdminUserBody) => user.username,
  organization: (user: AdminUserBody) => user.organization.name,
  role: (user: AdminUserBody) => user.role,
  credits: (user: AdminUserBody) => user.organization.creditBalance,
  status: (user: AdminUserBody) =>
    user.suspendedAt ? TEXTS.suspended : user.ageVerified ? TEXTS.verified : TEXTS.pending,
} as const;

interface Group {
  readonly organization: AdminUserBody['organization'] & { readonly id: string };
  readonly users: AdminUserBody[];
}

/** Rows next to each other of one organization, which share its name and balance. */
function groupsOf(users: readonly AdminUserBody[]): Group[] {
  const groups: Group[] = [];
  for (const user of users) {
    const last = groups.at(-1);
    if (last?.organization.id === user.orgId) last.users.push(user);
    else groups.push({ organization: { ...user.organization, id: user.orgId }, users: [user] });
  }
  return groups;
}

/** Whatever they are sorted by, people of one organization stay together where that says nothing else. */
function byOrganization(users: readonly AdminUserBody[]): AdminUserBody[] {
  const placeOf = ({ organization, orgId, username }: AdminUserBody) =>
    `${organization.name} ${orgId} ${username}`;
  return users.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

function countByOrganization(users: readonly AdminUserBody[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { orgId } of users) counts.set(orgId, (counts.get(orgId) ?? 0) + 1);
  return counts;
}

/** The organization of the rows below it, and the balance that they share. */
function GroupRow({ group, memberCount }: { readonly group: Group; readonly memberCount: number }) {
  const { organization, users } = group;
  const [first] = users;
  return (
    <tr className="border-b border-line bg-raised/60 max-lg:flex max-lg:items-center max-lg:px-4 max-lg:py-2.5">
      <th
        scope="rowgroup"
        colSpan={GROUP_COLUMN_COUNT}
        className="min-w-0 text-left wrap-anywhere max-lg:mr-auto lg:px-4 lg:py-2.5"
      >
        <bdi className="font-display text-lg font-semibold">{organization.name}</bdi>
        <span className="figures text-sm font-normal text-nowrap text-muted max-lg:block lg:ml-3">
          {TEXTS.people(memberCount)}
        </span>
      </th>
      <td className="figures font-semibold text-nowrap max-lg:px-3 lg:px-4">
        {formatCount(organization.creditBalance)}
        <span className="text-sm font-normal text-muted lg:sr-only"> {TEXTS.creditsUnit}</span>
      </td>
      <td colSpan={2} className="lg:px-4 lg:py-2 lg:text-right">
        {first && <AdjustCredits user={first} />}
      </td>
    </tr>
  );
}

/** The credits are the organization's: the head of its group says them. */
function UserRow({ user }: { readonly user: AdminUserBody }) {
  const session = useSignedIn();
  const isSelf = user.id === session.user.id;
  return (
    <Row>
      <Cell>
        <PersonCell username={user.username} email={user.email} isSelf={isSelf} />
      </Cell>
      {/* On a phone the head of the group says it. */}
      <Cell className="max-lg:hidden lg:max-w-32 2xl:max-w-64">
        <bdi className="block truncate text-muted" title={user.organization.name}>
          {user.organization.name}
        </bdi>
      </Cell>
      <Cell label={TEXTS.role}>{ROLE_LABELS[user.role]}</Cell>
      <Cell className="max-lg:hidden" />
      <Cell label={TEXTS.status}>
        <Status user={user} />
      </Cell>
      <Cell>{!isSelf && <UserActions user={user} />}</Cell>
    </Row>
  );
}

function Status({ user }: { readonly user: AdminUserBody }) {
  const { ageVerified, hasSecondFactor, lastActiveAt, suspendedAt } = user;
  return (
    <span className="figures grid gap-1 text-sm text-nowrap text-muted max-lg:justify-items-end">
      <span className="flex items-center gap-2">
        {suspendedAt !== null && <Badge tone="destructive">{TEXTS.suspended}</Badge>}
        <Badge tone={ageVerified ? 'default' : 'secondary'}>
          {ageVerified ? TEXTS.verified : TEXTS.pending}
        </Badge>
        {hasSecondFactor ? TEXTS.twoFactor : TEXTS.noTwoFactor}
      </span>
      {(!ageVerified || lastActiveAt !== null) && (
        <span>
          {!ageVerified && TEXTS.ageNotVerified}
          {!ageVerified && lastActiveAt !== null && ' · '}
          {lastActiveAt !== null && (
            <time dateTime={lastActiveAt} title={formatDateTime(lastActiveAt)}>
              {ageVerified ? TEXTS.activeSince(formatAge(lastActiveAt)) : formatAge(lastActiveAt)}
            </time>
          )}
        </span>
      )}
    </span>
  );
}

function UserTable({ users }: { readonly users: readonly AdminUserBody[] }) {
  const { sorted, sorting, sortBy } = useSorting(byOrganization(users), COLUMNS, 'organization');
  const counts = countByOrganization(users);
  return (
    // All six columns stand beside the open sidebar of a narrow desktop.
    <div className="lg:max-2xl:[&_td]:px-3 lg:max-2xl:[&_th]:px-3">
      <Table label={TEXTS.users}>
        <thead>
          <tr>
            <SortableHeader label={TEXTS.user} column="user" sorting={sorting} onSort={sortBy} />
            <SortableHeader
              label={TEXTS.organization}
              column="organization"
              sorting={sorting}
              onSort={sortBy}
            />
            <SortableHeader label={TEXTS.role} column="role" sorting={sorting} onSort={sortBy} />
            <SortableHeader
              label={TEXTS.credits}
              column="credits"
              sorting={sorting}
              onSort={sortBy}
            />
            <SortableHeader
              label={TEXTS.status}
              column="status"
              sorting={sorting}
              onSort={sortBy}
            />
            <HeaderCell className="lg:text-right">{TEXTS.actions}</HeaderCell>
          </tr>
        </thead>
        {groupsOf(sorted).map((group) => (
          <tbody key={group.users[0]?.id} className="border-line-strong not-last:border-b">
            <GroupRow group={group} memberCount={counts.get(group.organization.id) ?? 0} />
            {group.users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

/** How many are listed so far, and of how many organizations. */
function countOf(users: readonly AdminUserBody[], hasMore: boolean): string {
  const organizations = new Set(users.map(({ orgId }) => orgId)).size;
  return TEXTS.listed({ people: users.length, organizations, hasMore });
}

function UserList() {
  const [filter, setFilter] = useState<AdminUsersFilter>({});
  const search = useDebounced(filter.search ?? '', SEARCH_DELAY_MILLISECONDS);
  const query = useInfiniteQuery(usersQuery(givenOf({ ...filter, search })));
  const users = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <>
      <UserFilterBar filter={filter} onChange={setFilter} />
      {users.length > 0 && (
        <p className="figures mb-3 text-sm text-muted">{countOf(users, query.hasNextPage)}</p>
      )}
      {query.isPending && (
        <SkeletonRows label={TEXTS.loadingUsers} count={SKELETON_ROW_COUNT} className="h-16" />
      )}
      {query.isError && users.length === 0 && (
        <FailedRead title={TEXTS.usersCouldNotBeLoaded} query={query} />
      )}
      {users.length > 0 && <UserTable users={users} />}
      {query.isSuccess && users.length === 0 && (
        <EmptyState title={TEXTS.noUsersFound} text={TEXTS.tryAnotherSearch} />
      )}
      {query.hasNextPage && (
        <LoadMore
          pending={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

const OPERATOR_TABS = [
  { value: 'people', label: TEXTS.peopleTab, content: <UserList /> },
  { value: 'engines', label: TEXTS.videoModels, content: <EnginesPanel /> },
] as const;

export function UsersScreen() {
  const { user, organization } = useSignedIn();
  if (!roleHas(user.role, 'users.manage')) return <DeniedState />;
  return (
    <div className="max-w-400">
      <PageHeading title={TEXTS.userManagement} lead={TEXTS.manageUsersRolesAndCredits} />
      {organization.isOperator ? (
        <AddressTabs label={TEXTS.userManagement} tabs={OPERATOR_TABS} />
      ) : (
        <UserList />
      )}
    </div>
  );
}
