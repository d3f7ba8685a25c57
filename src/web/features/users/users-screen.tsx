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
import { classNames } from '#web/ui/class-names.ts';
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

interface UserRowProps {
  readonly user: AdminUserBody;
  /** Of its group: the organization and its balance, which the others share, stand out in its row. */
  readonly isFirst: boolean;
  readonly memberCount: number;
}

function UserRow({ user, isFirst, memberCount }: UserRowProps) {
  const session = useSignedIn();
  const isSelf = user.id === session.user.id;
  const shared = isFirst ? '' : 'text-muted';
  return (
    <Row>
      <Cell>
        <PersonCell username={user.username} email={user.email} isSelf={isSelf} />
      </Cell>
      {/* On a phone the head of the group says both. */}
      <Cell className="max-lg:hidden lg:max-w-40 2xl:max-w-64">
        <bdi className={classNames('line-clamp-2 wrap-anywhere', shared)}>
          {user.organization.name}
        </bdi>
        {isFirst && (
          <span className="figures block text-sm text-muted">{TEXTS.people(memberCount)}</span>
        )}
      </Cell>
      <Cell label={TEXTS.role}>{ROLE_LABELS[user.role]}</Cell>
      <Cell className="figures max-lg:hidden">
        <span className="flex items-center gap-3">
          <span className={shared}>{formatCount(user.organization.creditBalance)}</span>
          {isFirst && <AdjustCredits user={user} />}
        </span>
      </Cell>
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
    <span className="grid gap-1 max-lg:justify-items-end">
      <span className="flex flex-wrap gap-1.5 max-lg:justify-end">
        {suspendedAt !== null && <Badge tone="destructive">{TEXTS.suspended}</Badge>}
        <Badge tone={ageVerified ? 'default' : 'secondary'}>
          {ageVerified ? TEXTS.verified : TEXTS.pending}
        </Badge>
      </span>
      <span className="text-sm text-muted">
        {hasSecondFactor ? TEXTS.twoFactor : TEXTS.noTwoFactor}
        {!ageVerified && ` · ${TEXTS.ageNotVerified}`}
      </span>
      {lastActiveAt !== null && (
        <time
          dateTime={lastActiveAt}
          title={formatDateTime(lastActiveAt)}
          className="figures text-sm text-muted"
        >
          {TEXTS.activeSince(formatAge(lastActiveAt))}
        </time>
      )}
    </span>
  );
}

function UserTable({ users }: { readonly users: readonly AdminUserBody[] }) {
  const { sorted, sorting, sortBy } = useSorting(byOrganization(users), COLUMNS, 'organization');
  const counts = countByOrganization(users);
  return (
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
          <SortableHeader label={TEXTS.status} column="status" sorting={sorting} onSort={sortBy} />
          <HeaderCell className="lg:text-right">{TEXTS.actions}</HeaderCell>
        </tr>
      </thead>
      {groupsOf(sorted).map(({ organization, users: members }) => (
        <tbody key={members[0]?.id} className="border-line-strong not-last:border-b">
          {/* Where rows are blocks, a heading stands in for the columns that they share. */}
          <tr className="block lg:hidden">
            <th
              scope="rowgroup"
              className="flex items-center justify-between gap-x-6 gap-y-0.5 border-b border-line bg-raised/60 px-4 py-2.5 text-left wrap-anywhere"
            >
              <span className="grid min-w-0">
                <bdi className="font-display text-lg font-semibold">{organization.name}</bdi>
                <span className="figures text-sm font-normal text-muted">
                  {TEXTS.people(counts.get(organization.id) ?? 0)} ·{' '}
                  <span className="font-semibold text-ink">
                    {TEXTS.balanceOf(formatCount(organization.creditBalance))}
                  </span>
                </span>
              </span>
              {members[0] && <AdjustCredits user={members[0]} />}
            </th>
          </tr>
          {members.map((user, index) => (
            <UserRow
              key={user.id}
              user={user}
              isFirst={index === 0}
              memberCount={counts.get(organization.id) ?? 0}
            />
          ))}
        </tbody>
      ))}
    </Table>
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
