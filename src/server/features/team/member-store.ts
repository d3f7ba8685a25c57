import { and, asc, desc, eq, sql } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import { closedOrganization } from '#domain/people/pseudonym.ts';
import type { Role } from '#domain/people/roles.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { apiKeys, webhooks } from '#server/platform/database/schema/developers.ts';
import { invitations, emails } from '#server/platform/database/schema/invitations.ts';
import { jobs } from '#server/platform/database/schema/jobs.ts';

export type MemberRow = typeof users.$inferSelect;

export function findMembers(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<MemberRow[]> {
  return connection
    .select()
    .from(users)
    .where(eq(users.organizationId, organizationId))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Newest first. */
export function findMembersPage(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after }: PageRequest,
): Promise<MemberRow[]> {
  return connection
    .select()
    .from(users)
    .where(and(eq(users.organizationId, organizationId), isOlder(users, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1);
}

/** Locks a user; of any organization if `organizationId` is null. */
export async function lockMember(
  tx: Transaction,
  organizationId: OrganizationId | null,
  userId: UserId,
): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        organizationId === null ? undefined : eq(users.organizationId, organizationId),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function setRole(tx: Transaction, userId: UserId, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
}

export async function setSuspended(
  tx: Transaction,
  userId: UserId,
  suspendedAt: Date | null,
): Promise<void> {
  await tx.update(users).set({ suspendedAt }).where(eq(users.id, userId));
}

/** Deletes the API keys that a user has created. */
export async function deleteKeysOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.createdBy, userId));
}

/**
 * Their jobs stay with the organization, without an author; sessions, API keys, invitations and
 * open links are removed. The organization is locked before its invitations, as when one is
 * accepted.
 */
export async function deleteMember(
  tx: Transaction,
  { id, organizationId }: MemberRow,
): Promise<void> {
  await tx.update(jobs).set({ authorId: null }).where(eq(jobs.authorId, id));
  await lockOrganization(tx, organizationId);
  await tx.delete(emails).where(eq(emails.aboutId, id));
  await tx.delete(users).where(eq(users.id, id));
}

async function lockOrganization(tx: Transaction, organizationId: OrganizationId): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
}

/**
 * Locks the organization and then counts, so that concurrent transactions that change its members
 * see each other's changes.
 */
export async function countPeople(tx: Transaction, organizationId: OrganizationId) {
  await lockOrganization(tx, organizationId);
  const [counted] = await tx
    .select({
      members: sql<number>`count(*)::int`,
      owners: sql<number>`(count(*) filter (where ${users.role} = 'owner'))::int`,
      activeOwners: sql<number>`(count(*) filter (
        where ${users.role} = 'owner' and ${users.suspendedAt} is null))::int`,
    })
    .from(users)
    .where(eq(users.organizationId, organizationId));
  return counted ?? { members: 0, owners: 0, activeOwners: 0 };
}

/**
 * The organization has no members left: everything that could act on its behalf is removed, and so
 * is its name.
 */
export async function closeOrganization(
  tx: Transaction,
  organizationId: OrganizationId,
  closedAt: Date,
): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.organizationId, organizationId));
  await tx.delete(webhooks).where(eq(webhooks.organizationId, organizationId));
  const name = closedOrganization(organizationId);
  await tx
    .update(organizations)
    .set({ closedAt, name })
    .where(eq(organizations.id, organizationId));
}
