import { sql, type SQL } from 'drizzle-orm';

import type { AdminUsersFilter, UserStatus } from '#contracts/schemas/admin.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { SESSION_DAYS } from '#domain/limits.ts';
import type { Role } from '#domain/people/roles.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import { rowsOf, type Connection } from '#server/platform/database/database.ts';

/** A user with their organization. */
export interface AdminUserRow {
  readonly id: UserId;
  readonly organizationId: OrganizationId;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly ageVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly suspendedAt: Date | null;
  readonly lastActiveAt: Date | null;
  readonly apiKeyCount: number;
  readonly createdAt: Date;
  readonly organizationName: string;
  readonly creditBalance: number;
  readonly memberCount: number;
}

type Moment = Date | string;

interface Found extends Omit<AdminUserRow, 'createdAt' | 'suspendedAt' | 'lastActiveAt'> {
  readonly createdAt: Moment;
  readonly suspendedAt: Moment | null;
  readonly lastActiveAt: Moment | null;
}

const COLUMNS = sql`u.id, u.org_id as "organizationId", u.username, u.email, u.role,
  u.age_verified as "ageVerified", u.has_second_factor as "hasSecondFactor", u.created_at as "createdAt",
  o.name as "organizationName", o.credit_balance as "creditBalance", u.suspended_at as "suspendedAt",
  (select count(*)::int from users m where m.org_id = o.id) as "memberCount",
  (select count(*)::int from api_keys k where k.created_by = u.id) as "apiKeyCount",
  greatest(
    (select max(s.expires_at) from sessions s where s.user_id = u.id) - ${SESSION_DAYS} * interval '1 day',
    (select max(n.last_used_at) from login_networks n where n.user_id = u.id)
  ) as "lastActiveAt"`;

/** The users that are looked for. */
export interface Selection extends Omit<AdminUsersFilter, 'search'> {
  /** The only organization whose users can be found; null for all. */
  readonly scope: OrganizationId | null;
}

const HAS_STATUS: Record<UserStatus, SQL> = {
  verified: sql`u.age_verified and u.suspended_at is null`,
  pending: sql`not u.age_verified and u.suspended_at is null`,
  no_second_factor: sql`not u.has_second_factor and u.suspended_at is null`,
  suspended: sql`u.suspended_at is not null`,
};

/** Those of the selection after the cursor of `request`. */
function conditions({ scope, role, status }: Selection, { after }: PageRequest): SQL {
  const parts = [
    ...(scope === null ? [] : [sql`u.org_id = ${scope}`]),
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(status ? [HAS_STATUS[status]] : []),
    ...(after === null
      ? []
      : [
          sql`(u.created_at, u.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

async function usersOf(connection: Connection, query: SQL): Promise<AdminUserRow[]> {
  const rows = await rowsOf<Found>(connection, query);
  const dateOf = (moment: Moment | null) => (moment === null ? null : new Date(moment));
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    suspendedAt: dateOf(row.suspendedAt),
    lastActiveAt: dateOf(row.lastActiveAt),
  }));
}

/** Newest first. */
export function findUsers(
  connection: Connection,
  selection: Selection,
  request: PageRequest,
): Promise<AdminUserRow[]> {
  return usersOf(
    connection,
    sql`select ${COLUMNS} from users u join organizations o on o.id = u.org_id
      where ${conditions(selection, request)}
      order by u.created_at desc, u.id desc
      limit ${request.limit + 1}`,
  );
}

/**
 * Searches the newest `depth` users after the cursor for `term`. A frequent term fills its page
 * here; only a rare one needs the indexes, which are slow for frequent terms. `offset 0` keeps the
 * planner from reading all organizations for a few hundred users.
 */
export function searchNewest(
  connection: Connection,
  selection: Selection,
  { term, depth, request }: { term: string; depth: number; request: PageRequest },
): Promise<AdminUserRow[]> {
  const pattern = patternOf(term);
  return usersOf(
    connection,
    sql`select ${COLUMNS} from (
        select * from users u where ${conditions(selection, request)}
        order by u.created_at desc, u.id desc limit ${depth}
      ) u cross join lateral (select * from organizations where id = u.org_id offset 0) o
      where lower(u.username) like ${pattern} or lower(u.email) like ${pattern}
        or lower(o.name) like ${pattern}
      order by u.created_at desc, u.id desc
      limit ${request.limit + 1}`,
  );
}

/**
 * Searches all users for `term` through indexes. An `or` over the join of users and organizations
 * could not use them: 100 ms instead of 1 ms at 100,000 users. Matches are materialized, because
 * the planner would otherwise scan all users from the newest; only those on the page are joined.
 */
export function searchAll(
  connection: Connection,
  selection: Selection,
  { term, request }: { term: string; request: PageRequest },
): Promise<AdminUserRow[]> {
  return usersOf(
    connection,
    sql`with found as materialized (${matchesOf(term)}),
      page as (
        select u.id from found u where ${conditions(selection, request)}
        order by u.created_at desc, u.id desc limit ${request.limit + 1}
      )
      select ${COLUMNS} from page join users u on u.id = page.id
        join organizations o on o.id = u.org_id
      order by u.created_at desc, u.id desc`,
  );
}

const PAIR_LENGTH = 2;

/** What users are selected and sorted by. */
const FOUND = sql`u.id, u.org_id, u.created_at, u.role, u.age_verified, u.has_second_factor, u.suspended_at`;

/**
 * Two-letter terms, too short for trigrams, have indexes of their own. Single letters are too
 * common for any index.
 */
function matchesOf(term: string): SQL {
  const pattern = patternOf(term);
  if (term.length !== PAIR_LENGTH) {
    return sql`
      select ${FOUND} from users u where lower(u.username) like ${pattern}
      union select ${FOUND} from users u where lower(u.email) like ${pattern}
      union select ${FOUND} from organizations g
        join users u on u.org_id = g.id where lower(g.name) like ${pattern}`;
  }
  const parts = sql`array[${term.toLowerCase()}]::text[]`;
  return sql`
    select ${FOUND} from users u
      where letter_pairs(lower(u.username) || ' ' || lower(u.email)) @> ${parts}
        and (lower(u.username) like ${pattern} or lower(u.email) like ${pattern})
    union select ${FOUND} from organizations g
      join users u on u.org_id = g.id where letter_pairs(lower(g.name)) @> ${parts}`;
}

/** A `like` pattern for part of a text, with wildcards in `term` escaped. */
function patternOf(term: string): string {
  return `%${term.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

export async function findUser(
  connection: Connection,
  userId: UserId,
): Promise<AdminUserRow | null> {
  const [row] = await usersOf(
    connection,
    sql`select ${COLUMNS} from users u join organizations o on o.id = u.org_id
      where u.id = ${userId}`,
  );
  return row ?? null;
}
