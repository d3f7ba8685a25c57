import { and, eq } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

export type OrganizationRow = typeof organizations.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type Profile = Pick<UserRow, 'username' | 'email'>;

export async function findUser(connection: Connection, userId: UserId): Promise<UserRow | null> {
  const [row] = await connection.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Locks an account until the transaction ends; null if it no longer exists. */
export async function lockUser(tx: Transaction, userId: UserId): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row ?? null;
}

/** The user before and after; null if the account no longer exists. */
export async function setProfile(tx: Transaction, userId: UserId, profile: Profile) {
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  const [after] = await tx.update(users).set(profile).where(eq(users.id, userId)).returning();
  return before && after ? { before, after } : null;
}

/** Returns whether the password still had the hash `former`. */
export async function replacePasswordHash(
  tx: Transaction,
  userId: UserId,
  { former, passwordHash }: { former: string; passwordHash: string },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, former)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function setSecurity(
  tx: Transaction,
  organizationId: OrganizationId,
  security: Pick<OrganizationRow, 'requiresSecondFactor'>,
): Promise<OrganizationRow | null> {
  const [row] = await tx
    .update(organizations)
    .set(security)
    .where(eq(organizations.id, organizationId))
    .returning();
  return row ?? null;
}

export type OrganizationRules = Partial<
  Pick<
    OrganizationRow,
    | 'defaultMarkets'
    | 'requiresSecondReviewer'
    | 'fallsBackToStudio'
    | 'website'
    | 'advertises'
    | 'defaultVenueLine'
    | 'defaultCallToAction'
    | 'defaultLanguage'
    | 'legalEntity'
    | 'venueName'
    | 'venueAddress'
    | 'licences'
  >
>;

/** Changes the given settings; returns the organization afterwards, or null if there is none. */
export async function setRules(
  tx: Transaction,
  organizationId: OrganizationId,
  rules: OrganizationRules,
): Promise<OrganizationRow | null> {
  const isThis = eq(organizations.id, organizationId);
  const [row] =
    Object.keys(rules).length === 0
      ? await tx.select().from(organizations).where(isThis)
      : await tx.update(organizations).set(rules).where(isThis).returning();
  return row ?? null;
}
