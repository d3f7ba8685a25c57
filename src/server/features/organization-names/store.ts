import { randomUUID } from 'node:crypto';

import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { nameReviews } from '#server/platform/database/schema/name-reviews.ts';

type NameReviewRow = typeof nameReviews.$inferSelect;

/** A review with the organization's current name. */
export interface NameReview extends NameReviewRow {
  readonly organizationName: string;
}

/** The operator's decision on exactly this name; null if there is none. */
export async function findDecided(
  connection: Connection,
  organizationId: OrganizationId,
  name: string,
): Promise<NameReviewRow | null> {
  const [row] = await connection
    .select()
    .from(nameReviews)
    .where(
      and(
        eq(nameReviews.organizationId, organizationId),
        eq(nameReviews.name, name),
        ne(nameReviews.status, 'waiting'),
      ),
    );
  return row ?? null;
}

/**
 * Submits a name to the operator, replacing a waiting one. It gets a new id, so that nobody decides
 * on a name they did not see.
 */
export async function insertWaiting(
  tx: Transaction,
  review: Pick<
    NameReviewRow,
    'organizationId' | 'brandId' | 'name' | 'decision' | 'findings' | 'createdAt'
  >,
): Promise<void> {
  const { name, findings, createdAt } = review;
  const id = randomUUID();
  await tx
    .insert(nameReviews)
    .values({ ...review, id, status: 'waiting' })
    .onConflictDoUpdate({
      ...(review.brandId === null
        ? {
            target: [nameReviews.organizationId, nameReviews.decision],
            targetWhere: sql`${nameReviews.status} = 'waiting' and ${nameReviews.brandId} is null`,
          }
        : {
            target: nameReviews.brandId,
            targetWhere: sql`${nameReviews.status} = 'waiting' and ${nameReviews.brandId} is not null`,
          }),
      set: { id, name, findings, createdAt },
    });
}

/** Withdraws a request of an organization that has another name now. */
export async function deleteWaiting(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<void> {
  await tx
    .delete(nameReviews)
    .where(
      and(
        eq(nameReviews.organizationId, organizationId),
        isNull(nameReviews.brandId),
        eq(nameReviews.status, 'waiting'),
      ),
    );
}

export async function findWaiting(
  connection: Connection,
  { limit, after }: PageRequest,
): Promise<NameReview[]> {
  const rows = await connection
    .select({ review: nameReviews, organizationName: organizations.name })
    .from(nameReviews)
    .innerJoin(organizations, eq(organizations.id, nameReviews.organizationId))
    .where(
      and(
        eq(nameReviews.status, 'waiting'),
        isNull(organizations.closedAt),
        isOlder(nameReviews, after),
      ),
    )
    .orderBy(desc(nameReviews.createdAt), desc(nameReviews.id))
    .limit(limit + 1);
  return rows.map(({ review, organizationName }) => ({ ...review, organizationName }));
}

/** Decides on a waiting name; null if it is not waiting or was already decided. */
export async function decide(
  tx: Transaction,
  id: string,
  decision: { status: 'approved' | 'rejected'; by: UserId; now: Date },
): Promise<NameReviewRow | null> {
  const [waiting] = await tx
    .select()
    .from(nameReviews)
    .where(and(eq(nameReviews.id, id), eq(nameReviews.status, 'waiting')))
    .for('update');
  if (!waiting) return null;
  // One version of the policy may have held the same name that another one refused.
  await tx
    .delete(nameReviews)
    .where(
      and(
        eq(nameReviews.organizationId, waiting.organizationId),
        eq(nameReviews.name, waiting.name),
        ne(nameReviews.id, id),
      ),
    );
  const { status, by: decidedBy, now: decidedAt } = decision;
  const [row] = await tx
    .update(nameReviews)
    .set({ status, decidedBy, decidedAt })
    .where(eq(nameReviews.id, id))
    .returning();
  return row ?? null;
}

export async function renameOpen(
  tx: Transaction,
  organizationId: OrganizationId,
  name: string,
): Promise<typeof organizations.$inferSelect | null> {
  const [row] = await tx
    .update(organizations)
    .set({ name })
    .where(and(eq(organizations.id, organizationId), isNull(organizations.closedAt)))
    .returning();
  return row ?? null;
}

export async function findOrganization(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<typeof organizations.$inferSelect | null> {
  const [row] = await connection
    .select()
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}
