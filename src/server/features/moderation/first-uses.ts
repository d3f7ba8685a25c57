/**
 * What nobody had approved in a held video when it was ordered: files that are used for the first
 * time, and a brand that was published for the first time. Approving the video approves all of them.
 */
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { BrandReview } from '#domain/brands/brand.ts';
import type { JobId, UserId } from '#domain/ids.ts';
import type { MediaKind } from '#domain/media/media.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { brands } from '#server/platform/database/schema/brands.ts';
import { jobMedia, jobs } from '#server/platform/database/schema/jobs.ts';
import { media } from '#server/platform/database/schema/media.ts';

/** Something new in a video, with a picture for the reviewer. */
export interface FirstUse {
  readonly jobId: JobId;
  readonly kind: MediaKind | 'brand';
  readonly id: string;
  readonly name: string;
  /** Storage key of a thumbnail, of a brand that of its first logo; null if there is none. */
  readonly previewKey: string | null;
  /** Of the operator, since the video was ordered; only brands are rejected. */
  readonly decision: BrandReview | null;
  readonly reviewedAt: Date | null;
}

/** What was new in these videos when they were ordered. */
export async function findFirstUses(
  connection: Connection,
  jobIds: readonly JobId[],
): Promise<FirstUse[]> {
  if (jobIds.length === 0) return [];
  const isAsked = inArray(jobs.id, [...jobIds]);
  const files = await connection
    .select({
      jobId: jobMedia.jobId,
      kind: media.kind,
      id: media.id,
      name: media.name,
      previewKey: media.previewKey,
      reviewedAt: media.lookedAt,
    })
    .from(jobMedia)
    .innerJoin(jobs, eq(jobs.id, jobMedia.jobId))
    .innerJoin(media, eq(media.id, jobMedia.mediaId))
    .where(and(isAsked, or(isNull(media.lookedAt), gt(media.lookedAt, jobs.createdAt))))
    .orderBy(media.name, media.id);
  const ofBrands = await connection
    .select({
      jobId: jobs.id,
      id: brands.id,
      name: brands.name,
      previewKey: sql<string | null>`(select ${media.previewKey} from ${media}
        where ${media.id}::text = ${jobs.brand}->'logos'->0->>'mediaId')`,
      decision: brands.look,
      reviewedAt: brands.lookedAt,
    })
    .from(jobs)
    .innerJoin(brands, eq(brands.id, jobs.brandId))
    .where(
      and(
        isAsked,
        or(isNull(brands.look), ne(brands.look, 'approved'), gt(brands.lookedAt, jobs.createdAt)),
      ),
    );
  return [
    ...ofBrands.map((brand) => ({ ...brand, kind: 'brand' as const })),
    ...files.map(({ kind, ...file }) => ({
      ...file,
      kind: kind ?? 'image',
      decision: file.reviewedAt && ('approved' as const),
    })),
  ];
}

/**
 * Stores that the operator has reviewed everything new in a video, so that later videos with the
 * same files are not held.
 */
export async function recordFirstUses(
  tx: Transaction,
  { id, brandId, brandVersion }: Pick<typeof jobs.$inferSelect, 'id' | 'brandId' | 'brandVersion'>,
  { by: lookedBy, now: lookedAt }: { readonly by: UserId; readonly now: Date },
): Promise<{ readonly isBrandNew: boolean }> {
  const ofJob = tx.select({ id: jobMedia.mediaId }).from(jobMedia).where(eq(jobMedia.jobId, id));
  const unseen = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ofJob), isNull(media.lookedAt)))
    .orderBy(media.id)
    .for('no key update');
  const ids = unseen.map((file) => file.id);
  if (ids.length > 0) {
    await tx.update(media).set({ lookedBy, lookedAt }).where(inArray(media.id, ids));
  }
  if (brandId === null || brandVersion === null) return { isBrandNew: false };
  // A later publication is reviewed separately.
  const looked = await tx
    .update(brands)
    .set({ look: 'approved', lookReason: null, lookedBy, lookedAt })
    .where(
      and(eq(brands.id, brandId), eq(brands.publishedNumber, brandVersion), isNull(brands.look)),
    )
    .returning({ id: brands.id });
  return { isBrandNew: looked.length > 0 };
}

/** Whether the operator has rejected the brand of a held video; locked until `tx` ends. */
export async function isBrandRejected(
  tx: Transaction,
  { brandId }: Pick<typeof jobs.$inferSelect, 'brandId'>,
): Promise<boolean> {
  if (brandId === null) return false;
  const [brand] = await tx
    .select({ look: brands.look })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('no key update');
  return brand?.look === 'rejected';
}
