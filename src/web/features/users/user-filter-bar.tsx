import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUsersFilter } from '#contracts/schemas/admin.ts';
import { ROLES } from '#domain/people/roles.ts';
import { callFile } from '#web/api/client.ts';
import { STATUS_LABELS, TEXTS } from '#web/features/users/texts.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { ExportButton } from '#web/site/export-button.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/select/select.tsx';

type Role = NonNullable<AdminUsersFilter['role']>;
type Status = NonNullable<AdminUsersFilter['status']>;

const ALL = 'all';
const ROLE_OPTIONS = [
  { value: ALL, label: TEXTS.allRoles },
  ...ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
];
const STATUS_OPTIONS = [
  { value: ALL, label: TEXTS.anyStatus },
  ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
];

interface UserFilterBarProps {
  readonly filter: AdminUsersFilter;
  readonly onChange: (filter: AdminUsersFilter) => void;
}

/** Who is listed, and the same people as a file. */
export function UserFilterBar({ filter, onChange }: UserFilterBarProps) {
  const { search = '', role, status } = filter;
  return (
    <search className="mb-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="max-sm:col-span-2 sm:min-w-80 sm:grow">
        <SearchInput
          label={TEXTS.searchUsers}
          placeholder={TEXTS.searchByUsernameEmailOrOrganization}
          value={search}
          onChange={(text) => onChange({ ...filter, search: text })}
        />
      </div>
      <div className="min-w-0 sm:w-40">
        <Select
          label={TEXTS.filterByRole}
          value={role ?? ALL}
          options={ROLE_OPTIONS}
          onChange={(value) =>
            onChange({ ...filter, role: value === ALL ? undefined : (value as Role) })
          }
        />
      </div>
      <div className="min-w-0 sm:w-48">
        <Select
          label={TEXTS.filterByStatus}
          value={status ?? ALL}
          options={STATUS_OPTIONS}
          onChange={(value) =>
            onChange({ ...filter, status: value === ALL ? undefined : (value as Status) })
          }
        />
      </div>
      <div className="grid max-sm:col-span-2">
        <ExportButton
          fileName={TEXTS.fileName}
          load={() => callFile(adminRoutes.usersCsv, { query: givenOf(filter) })}
        />
      </div>
    </search>
  );
}

/** The filter as the calls take it. */
export function givenOf({ search = '', role, status }: AdminUsersFilter): AdminUsersFilter {
  const text = search.trim();
  return { ...(text && { search: text }), ...(role && { role }), ...(status && { status }) };
}
