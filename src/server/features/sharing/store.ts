import { randomBytes, randomUUID } from 'node:crypto';

import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { JobId, MediaId, OrganizationId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { jobReviews, jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';
import { media } from '#server/platform/database/schema/media.ts';
import { shares, shareViews } from '#server/platform/database/schema/sharing.ts';

export type ShareRow = typeof shares.$inferSelect;

const SLUG_BYTES = 16;

/** Locks a finished, approved job until the transaction ends; null if it is not in that state. */
export async function lockApprovedJob(tx: Transaction, jobId: JobId) {
  const [row] = await tx
    .select({ organizationId: jobs.organizationId, markets: jobs.markets })
    .from(jobReviews)
    .innerJoin(jobRuns, eq(jobRuns.jobId, jobReviews.jobId))
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(
      and(
        eq(jobReviews.jobId, jobId),
        eq(jobRuns.status, 'ready'),
        eq(jobReviews.moderationStatus, 'approved'),
      ),
    )
    .for('no key update', { of: jobReviews });
  return row ?? null;
}

export async function findOpenShare(
  connection: Connection,
  organizationId: OrganizationId,
  jobId: JobId,
): Promise<ShareRow | null> {
  const [row] = await connection
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.organizationId, organizationId),
        eq(shares.jobId, jobId),
        isNull(shares.endedAt),
      ),
    );
  return row ?? null;
}

type NewShare = Pick<
  ShareRow,
  'organizationId' | 'jobId' | 'markets' | 'passwordHash' | 'expiresAt' | 'createdAt'
>;

export async function insertShare(tx: Transaction, values: NewShare): Promise<ShareRow> {
  const slug = randomBytes(SLUG_BYTES).toString('base64url');
  const [row] = await tx
    .insert(shares)
    .values({ ...values, id: randomUUID(), slug })
    .returning();
  if (!row) throw new Error('A share was not inserted');
  return row;
}

export async function changeShare(
  tx: Transaction,
  id: string,
  change: { markets: readonly MarketCode[]; passwordHash: string | null; expiresAt: Date | null },
): Promise<ShareRow> {
  const [row] = await tx
    .update(shares)
    .set({ ...change, revision: sql`${shares.revision} + 1` })
    .where(eq(shares.id, id))
    .returning();
  if (!row) throw new Error('A share vanished');
  return row;
}

/**
 * A share with the data of its job for the page; the latter is null if the job no longer exists.
 */
export async function findBySlug(connection: Connection, slug: string) {
  const [row] = await connection
    .select({
      share: shares,
      organizationName: jobRows.organizationName,
      brand: jobRows.brand,
      advertises: jobRows.advertises,
      publicTitle: jobRows.publicTitle,
      publicWebsite: jobRows.publicWebsite,
      licensee: jobRows.licensee,
      organizationClosedAt: organizations.closedAt,
      status: jobRows.status,
      moderationStatus: jobRows.moderationStatus,
      videoKey: jobRows.videoKey,
      posterKey: jobRows.posterKey,
      captionsKey: jobRows.captionsKey,
      controls: jobRows.controls,
    })
    .from(shares)
    .innerJoin(organizations, eq(organizations.id, shares.organizationId))
    .leftJoin(jobRows, eq(jobRows.id, shares.jobId))
    .where(eq(shares.slug, slug));
  return row ?? null;
}

/** Storage key of a logo; null if it no longer exists. */
export async function findLogoKey(
  connection: Connection,
  { organizationId }: Pick<ShareRow, 'organizationId'>,
  id: MediaId,
): Promise<string | null> {
  const [row] = await connection
    .select({ key: media.mainKey })
    .from(media)
    .where(and(eq(media.organizationId, organizationId), eq(media.id, id)));
  return row?.key ?? null;
}

export type SharedRow = NonNullable<Awaited<ReturnType<typeof findBySlug>>>;

export async function countView(
  connection: Connection,
  view: { shareId: string; day: string; country: string },
): Promise<void> {
  await connection
    .insert(shareViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [shareViews.shareId, shareViews.day, shareViews.country],
      set: { views: sql`${shareViews.views} + 1` },
    });
}

const VIEW_ROWS_MAX = 1_000;

export function findViews(connection: Connection, shareId: string) {
  return connection
    .select({ day: shareViews.day, country: shareViews.country, views: shareViews.views })
    .from(shareViews)
    .where(eq(shareViews.shareId, shareId))
    .orderBy(desc(shareViews.day), desc(shareViews.views), shareViews.country)
    .limit(VIEW_ROWS_MAX);
}
