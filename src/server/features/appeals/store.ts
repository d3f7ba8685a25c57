import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { AppealStatus, Refusal } from '#domain/moderation/appeals.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { appeals } from '#server/platform/database/schema/appeals.ts';

type AppealRow = typeof appeals.$inferSelect;

/** An appeal with the names of its organization and its author. */
export interface Appeal extends AppealRow {
  readonly organizationName: string;
  /** Null if the account was closed. */
  readonly author: string | null;
}

function selectAppeals(connection: Connection) {
  return connection
    .select({ appeal: appeals, organizationName: organizations.name, author: users.username })
    .from(appeals)
    .innerJoin(organizations, eq(organizations.id, appeals.organizationId))
    .leftJoin(users, eq(users.id, appeals.authorId))
    .$dynamic();
}

type SelectedRow = Omit<Appeal, keyof AppealRow> & { readonly appeal: AppealRow };

const toAppeal = ({ appeal, ...names }: SelectedRow): Appeal => ({ ...appeal, ...names });

export async function findAppeal(connection: Connection, id: string): Promise<Appeal | null> {
  const [row] = await selectAppeals(connection).where(eq(appeals.id, id));
  return row ? toAppeal(row) : null;
}

/** Returns the waiting appeal about this order; null if there is none. */
export async function findWaitingAbout(
  connection: Connection,
  organizationId: OrganizationId,
  orderHash: string,
): Promise<Appeal | null> {
  const [row] = await selectAppeals(connection).where(
    and(
      eq(appeals.organizationId, organizationId),
      eq(appeals.orderHash, orderHash),
      eq(appeals.status, 'waiting'),
    ),
  );
  return row ? toAppeal(row) : null;
}

/** The refusals of exactly this order that the operator overruled, by decisions still valid. */
export async function findOverruled(
  connection: Connection,
  organizationId: OrganizationId,
  { orderHashes, now }: { readonly orderHashes: readonly string[]; readonly now: Date },
): Promise<Refusal[]> {
  return connection
    .select({ policyVersion: appeals.policyVersion, findings: appeals.findings })
    .from(appeals)
    .where(
      and(
        eq(appeals.organizationId, organizationId),
        inArray(appeals.orderHash, [...orderHashes]),
        gt(appeals.expiresAt, now),
      ),
    );
}

export async function findOwn(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after }: PageRequest,
): Promise<Appeal[]> {
  const rows = await selectAppeals(connection)
    .where(and(eq(appeals.organizationId, organizationId), isOlder(appeals, after)))
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(limit + 1);
  return rows.map(toAppeal);
}

/** Waiting appeals, except those of the operator's own organization. */
export async function findWaiting(
  connection: Connection,
  decider: OrganizationId,
  { limit, after }: PageRequest,
): Promise<Appeal[]> {
  const rows = await selectAppeals(connection)
    .where(
      and(
        eq(appeals.status, 'waiting'),
        ne(appeals.organizationId, decider),
        isNull(organizations.closedAt),
        isOlder(appeals, after),
      ),
    )
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(limit + 1);
  return rows.map(toAppeal);
}

/** Returns false if an appeal about the same order is already waiting. */
export async function insertAppeal(
  tx: Transaction,
  appeal: typeof appeals.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(appeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: appeals.id });
  return rows.length > 0;
}

interface DecisionRow {
  readonly status: Exclude<AppealStatus, 'waiting'>;
  readonly decidedBy: UserId;
  readonly decidedAt: Date;
  readonly expiresAt: Date | null;
  readonly decisionNote: string | null;
}

/** Returns false if it was already decided. */
export async function decide(tx: Transaction, id: string, decision: DecisionRow): Promise<boolean> {
  const rows = await tx
    .update(appeals)
    .set(decision)
    .where(and(eq(appeals.id, id), eq(appeals.status, 'waiting')))
    .returning({ id: appeals.id });
  return rows.length > 0;
}
