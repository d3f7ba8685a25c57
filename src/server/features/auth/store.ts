import { and, eq, sql } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;
export type OrganizationRow = typeof organizations.$inferSelect;

export interface Account {
  readonly user: UserRow;
  readonly organization: OrganizationRow;
}

const accountColumns = { user: users, organization: organizations };

export async function findAccountByEmail(
  connection: Connection,
  email: string,
): Promise<Account | null> {
  const [found] = await connection
    .select(accountColumns)
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found ?? null;
}

export async function findAccount(connection: Connection, userId: UserId): Promise<Account | null> {
  const [found] = await connection
    .select(accountColumns)
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId));
  return found ?? null;
}

export async function insertOrganization(
  connection: Connection,
  values: typeof organizations.$inferInsert,
): Promise<void> {
  await connection.insert(organizations).values(values);
}

export async function insertUser(
  connection: Connection,
  values: typeof users.$inferInsert,
): Promise<void> {
  await connection.insert(users).values(values);
}

/** Returns the user's organization if this changed anything, else null. */
export async function setAgeVerified(
  connection: Connection,
  userId: UserId,
): Promise<OrganizationId | null> {
  const [changed] = await connection
    .update(users)
    .set({ ageVerified: true })
    .where(and(eq(users.id, userId), eq(users.ageVerified, false)))
    .returning({ organizationId: users.organizationId });
  return changed?.organizationId ?? null;
}

export async function setPasswordHash(
  connection: Connection,
  userId: UserId,
  passwordHash: string,
): Promise<void> {
  await connection.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/**
 * Locks account and password until the transaction ends, and returns since when it is suspended;
 * null if they have changed.
 */
export async function lockUnchanged(
  tx: Transaction,
  userId: UserId,
  passwordHash: string,
): Promise<Pick<UserRow, 'suspendedAt'> | null> {
  const [row] = await tx
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return row ?? null;
}

/**
 * An arbitrary number, the same in every process: two concurrent first accounts must not both
 * become the operator.
 */
const FIRST_ACCOUNT_LOCK = 727_002;

/**
 * Whether nobody has registered yet. If so, no other process gets the same result until this
 * transaction ends.
 */
export async function isFirstOrganization(connection: Connection): Promise<boolean> {
  if (await hasOrganization(connection)) return false;
  await connection.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
  return !(await hasOrganization(connection));
}

async function hasOrganization(connection: Connection): Promise<boolean> {
  const found = await connection.select({ id: organizations.id }).from(organizations).limit(1);
  return found.length > 0;
}

/** Makes one organization the only operator; returns the ones that were it before. */
export async function moveOperator(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<OrganizationId[]> {
  const former = await connection
    .update(organizations)
    .set({ isOperator: false })
    .where(eq(organizations.isOperator, true))
    .returning({ id: organizations.id });
  await connection
    .update(organizations)
    .set({ isOperator: true })
    .where(eq(organizations.id, organizationId));
  return former.map(({ id }) => id);
}
