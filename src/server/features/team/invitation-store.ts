import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { invitations } from '#server/platform/database/invitation-schema.ts';
import { organizations, users } from '#server/platform/database/schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Keeps an organization open and its invitations in order until the transaction ends. */
export async function lockOrganization(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<boolean> {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNull(organizations.closedAt)))
    .for('no key update');
  return rows.length > 0;
}

export async function hasAccount(connection: Connection, email: string): Promise<boolean> {
  const rows = await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return rows.length > 0;
}

/** Puts an invitation in the place of any earlier one for the same address. */
export async function replaceInvitation(
  tx: Transaction,
  values: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.organizationId, values.organizationId),
        eq(sql`lower(${invitations.email})`, values.email.toLowerCase()),
      ),
    );
  const [row] = await tx.insert(invitations).values(values).returning();
  if (!row) throw new Error('An invitation was not stored');
  return row;
}

export function findOpenInvitations(
  connection: Connection,
  organizationId: OrganizationId,
  now: Date,
): Promise<InvitationRow[]> {
  return connection
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

export async function findByToken(
  connection: Connection,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await connection
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row ?? null;
}

/** What the letter about an open invitation says. */
export async function findForLetter(connection: Connection, id: string, now: Date) {
  const [row] = await connection
    .select({
      email: invitations.email,
      role: invitations.role,
      organizationName: organizations.name,
      inviter: users.username,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.id, id), gt(invitations.expiresAt, now)));
  return row ?? null;
}

/** Takes an invitation away; null where somebody else was first. */
export async function takeInvitation(
  tx: Transaction,
  organizationId: OrganizationId,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteExpiredInvitations(connection: Connection, now: Date): Promise<void> {
  await connection.delete(invitations).where(lte(invitations.expiresAt, now));
}
