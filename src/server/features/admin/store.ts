import { sql, type SQL } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/roles.ts';
import type { PageRequest } from '#server/http/paging.ts';
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
  readonly createdAt: Date;
  readonly organizationName: string;
  readonly creditBalance: number;
}

interface Found extends Omit<AdminUserRow, 'createdAt'> {
  readonly createdAt: Date | string;
}

const COLUMNS = sql`u.id, u.org_id as "organizationId", u.username, u.email, u.role,
  u.age_verified as "ageVerified", u.has_second_factor as "hasSecondFactor", u.created_at as "createdAt",
  o.name as "organizationName", o.credit_balance as "creditBalance"`;

/** Limited to `scope` if given, and to users after the cursor of `request`. */
function conditions(scope: OrganizationId | null, { after }: PageRequest): SQL {
  const isWithin = scope === null ? sql`true` : sql`u.org_id = ${scope}`;
  if (after === null) return isWithin;
  const { createdAt, id } = after;
  return sql`${isWithin}
    and (u.created_at, u.id) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

async function usersOf(connection: Connection, query: SQL): Promise<AdminUserRow[]> {
  const rows = await rowsOf<Found>(connection, query);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Newest first. */
export function findUsers(
  connection: Connection,
  scope: OrganizationId | null,
  request: PageRequest,
): Promise<AdminUserRow[]> {
  return usersOf(
    connection,
    sql`select ${COLUMNS} from users u join organizations o on o.id = u.org_id
      where ${conditions(scope, request)}
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
  scope: OrganizationId | null,
  { term, depth, request }: { term: string; depth: number; request: PageRequest },
): Promise<AdminUserRow[]> {
  const pattern = patternOf(term);
  return usersOf(
    connection,
    sql`select ${COLUMNS} from (
        select * from users u where ${conditions(scope, request)}
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
  scope: OrganizationId | null,
  { term, request }: { term: string; request: PageRequest },
): Promise<AdminUserRow[]> {
  return usersOf(
    connection,
    sql`with found as materialized (${matchesOf(term)}),
      page as (
        select u.id from found u where ${conditions(scope, request)}
        order by u.created_at desc, u.id desc limit ${request.limit + 1}
      )
      select ${COLUMNS} from page join users u on u.id = page.id
        join organizations o on o.id = u.org_id
      order by u.created_at desc, u.id desc`,
  );
}

const PAIR_LENGTH = 2;

/**
 * Two-letter terms, too short for trigrams, have indexes of their own. Single letters are too
 * common for any index.
 */
function matchesOf(term: string): SQL {
  const pattern = patternOf(term);
  if (term.length !== PAIR_LENGTH) {
    return sql`
      select id, org_id, created_at from users where lower(username) like ${pattern}
      union select id, org_id, created_at from users where lower(email) like ${pattern}
      union select m.id, m.org_id, m.created_at from organizations g
        join users m on m.org_id = g.id where lower(g.name) like ${pattern}`;
  }
  const parts = sql`array[${term.toLowerCase()}]::text[]`;
  return sql`
    select id, org_id, created_at from users
      where letter_pairs(lower(username) || ' ' || lower(email)) @> ${parts}
        and (lower(username) like ${pattern} or lower(email) like ${pattern})
    union select m.id, m.org_id, m.created_at from organizations g
      join users m on m.org_id = g.id where letter_pairs(lower(g.name)) @> ${parts}`;
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
