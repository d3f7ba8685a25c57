import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { roleHas } from '#domain/permissions.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { EnginesPanel } from '#web/features/users/engines-panel.tsx';
import { UserActions } from '#web/features/users/user-actions.tsx';
import { usersQuery } from '#web/features/users/users-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DeniedState } from '#web/ui/denied-state.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PersonCell } from '#web/ui/person-cell.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SortableHeader, useSorting } from '#web/ui/sorting.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const SKELETON_ROW_COUNT = 3;
const SEARCH_DELAY_MILLISECONDS = 250;

const COLUMNS = {
  user: (user: AdminUserBody) => user.username,
  organization: (user: AdminUserBody) => user.organization.name,
  role: (user: AdminUserBody) => user.role,
  credits: (user: AdminUserBody) => user.organization.creditBalance,
  status: (user: AdminUserBody) => (user.ageVerified ? 'Verified' : 'Pending'),
} as const;

function UserRow({ user }: { readonly user: AdminUserBody }) {
  const session = useSignedIn();
  return (
    <Row>
      <Cell>
        <PersonCell
          username={user.username}
          email={user.email}
          isSelf={user.id === session.user.id}
        />
      </Cell>
      <Cell>{user.organization.name}</Cell>
      <Cell className="capitalize">{user.role}</Cell>
      <Cell className="figures">{user.organization.creditBalance}</Cell>
      <Cell>
        <Badge tone={user.ageVerified ? 'default' : 'secondary'}>
          {user.ageVerified ? 'Verified' : 'Pending'}
        </Badge>
      </Cell>
      <Cell>
        <UserActions user={user} />
      </Cell>
    </Row>
  );
}

function UserTable({ users }: { readonly users: readonly AdminUserBody[] }) {
  const { sorted, sorting, sortBy } = useSorting(users, COLUMNS, 'user');
  return (
    <Table label="Users">
      <thead>
        <tr>
          <SortableHeader label="User" column="user" sorting={sorting} onSort={sortBy} />
          <SortableHeader
            label="Organization"
            column="organization"
            sorting={sorting}
            onSort={sortBy}
          />
          <SortableHeader label="Role" column="role" sorting={sorting} onSort={sortBy} />
          <SortableHeader label="Credits" column="credits" sorting={sorting} onSort={sortBy} />
          <SortableHeader label="Status" column="status" sorting={sorting} onSort={sortBy} />
          <HeaderCell>Actions</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </Table>
  );
}

function UserList() {
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(
    usersQuery(useDebounced(search.trim(), SEARCH_DELAY_MILLISECONDS)),
  );
  const users = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <>
      <search className="relative mb-6 block max-w-xl">
        <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
        <Input
          type="search"
          aria-label="Search users"
          placeholder="Search by username, email or organization"
          className="pl-9"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      {query.isPending && (
        <SkeletonRows label="Loading users" count={SKELETON_ROW_COUNT} className="h-16" />
      )}
      {query.isError && users.length === 0 && (
        <FailedRead title="Users could not be loaded" query={query} />
      )}
      {users.length > 0 && <UserTable users={users} />}
      {query.isSuccess && users.length === 0 && <EmptyState title="No users found" />}
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
  { value: 'people', label: 'People', content: <UserList /> },
  { value: 'engines', label: 'Video models', content: <EnginesPanel /> },
] as const;

export function UsersScreen() {
  const { user, organization } = useSignedIn();
  if (!roleHas(user.role, 'users.manage')) return <DeniedState />;
  return (
    <div className="max-w-7xl">
      <PageHeading title="User Management" lead="Everybody, their house and what they may do." />
      {organization.isOperator ? (
        <Tabs label="User Management" tabs={OPERATOR_TABS} />
      ) : (
        <UserList />
      )}
    </div>
  );
}
