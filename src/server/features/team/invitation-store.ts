import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { invitations } from '#server/platform/database/schema/invitations.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const INVITING_ROLES = PERMISSIONS['team.invite'].roles;

/** Locks an organization and its invitations until the transaction ends. */
export async function lockOrganization(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<{ isOperator: boolean } | null> {
  const [row] = await tx
    .select({ isOperator: organizations.isOperator })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNull(organizations.closedAt)))
    .for('no key update');
  return row ?? null;
}

/**
 * Locks the role of the inviter until the transaction ends; false if it does not allow inviting.
 */
export async function lockInviter(
  tx: Transaction,
  organizationId: OrganizationId,
  userId: UserId,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.organizationId, organizationId),
        inArray(users.role, INVITING_ROLES),
        isNull(users.suspendedAt),
      ),
    )
    .for('share');
  return rows.length > 0;
}

/** Only members of this organization: accounts elsewhere are not revealed. */
export async function isMember(
  connection: Connection,
  organizationId: OrganizationId,
  email: string,
): Promise<boolean> {
  const rows = await connection
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    );
  return rows.length > 0;
}

/** Replaces any earlier invitation for the same address. */
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

/**
 * Invitations that have not expired and whose creators may still invite, with inviter and
 * organization.
 */
function selectOpen(connection: Connection, now: Date) {
  return connection
    .select({
      ...getTableColumns(invitations),
      organizationName: organizations.name,
      inviter: users.username,
    })
    .from(invitations)
    .innerJoin(
      organizations,
      and(eq(organizations.id, invitations.organizationId), isNull(organizations.closedAt)),
    )
    .innerJoin(
      users,
      and(
        eq(users.id, invitations.invitedBy),
        eq(users.organizationId, invitations.organizationId),
        inArray(users.role, INVITING_ROLES),
        isNull(users.suspendedAt),
        gt(invitations.expiresAt, now),
        // A key's invitation must not lead into an organization that has since become the operator.
        or(isNull(invitations.apiKeyId), eq(organizations.isOperator, false)),
      ),
    );
}

export function findOpenInvitations(
  connection: Connection,
  organizationId: OrganizationId,
  { now, limit, after }: PageRequest & { readonly now: Date },
): Promise<InvitationRow[]> {
  return selectOpen(connection, now)
    .where(and(eq(invitations.organizationId, organizationId), isOlder(invitations, after)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit + 1);
}

export async function findByToken(connection: Connection, tokenHash: string, now: Date) {
  const [row] = await selectOpen(connection, now).where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** The content of the email for an open invitation. */
export async function findForEmail(connection: Connection, id: string, now: Date) {
  const [row] = await selectOpen(connection, now).where(eq(invitations.id, id));
  return row ?? null;
}

/** Removes an invitation; null if someone else was first. */
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

export async function deleteInvitationsBy(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.invitedBy, userId));
}

export async function deleteExpiredInvitations(connection: Connection, now: Date): Promise<void> {
  await connection.delete(invitations).where(lte(invitations.expiresAt, now));
}
