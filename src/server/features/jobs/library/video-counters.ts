import { and, eq, lt, sql } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import { UNFINISHED_VIDEOS_MAX } from '#domain/limits.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

function hasRoom(organizationId: OrganizationId) {
  return and(
    eq(organizations.id, organizationId),
    lt(organizations.unfinishedVideos, UNFINISHED_VIDEOS_MAX),
  );
}

/** Counts a new video; null if the limit of unfinished ones is reached. */
export async function countNewVideo(tx: Transaction, organizationId: OrganizationId) {
  const [row] = await tx
    .update(organizations)
    .set({
      unfinishedVideos: sql`${organizations.unfinishedVideos} + 1`,
      totalVideos: sql`${organizations.totalVideos} + 1`,
    })
    .where(hasRoom(organizationId))
    .returning({
      plan: organizations.plan,
      unfinishedVideos: organizations.unfinishedVideos,
      fallsBackToStudio: organizations.fallsBackToStudio,
    });
  return row ?? null;
}

/** Counts a failed video that is retried; false if the limit of unfinished ones is reached. */
export async function countReopenedVideo(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<boolean> {
  const rows = await tx
    .update(organizations)
    .set({ unfinishedVideos: sql`${organizations.unfinishedVideos} + 1` })
    .where(hasRoom(organizationId))
    .returning({ id: organizations.id });
  return rows.length > 0;
}

export async function countFinishedVideo(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<void> {
  await tx
    .update(organizations)
    .set({ unfinishedVideos: sql`${organizations.unfinishedVideos} - 1` })
    .where(eq(organizations.id, organizationId));
}

export async function findCounters(connection: Connection, organizationId: OrganizationId) {
  const [row] = await connection
    .select({ total: organizations.totalVideos, unfinished: organizations.unfinishedVideos })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? { total: 0, unfinished: 0 };
}
