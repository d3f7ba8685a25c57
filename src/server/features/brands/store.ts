import { and, desc, eq, isNotNull, isNull, lt, max, ne, not, sql } from 'drizzle-orm';

import type { BrandId, OrganizationId, UserId } from '#domain/ids.ts';
import type { BrandReview } from '#domain/brands/brand.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import { brands, brandVersions } from '#server/platform/database/schema/brands.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

export type BrandRow = typeof brands.$inferSelect;
export type BrandVersionRow = typeof brandVersions.$inferSelect;

/** A version with the username of who published it; null if the account was closed. */
export interface PublishedVersionRow extends BrandVersionRow {
  readonly publisher: string | null;
}

export interface BrandToReview extends BrandRow {
  readonly organizationName: string;
}

const isOf = (organizationId: OrganizationId, id: BrandId) =>
  and(eq(brands.organizationId, organizationId), eq(brands.id, id));
const isLive = isNull(brands.archivedAt);

export async function findBrands(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after, archived }: PageRequest & { archived: boolean },
): Promise<BrandRow[]> {
  return connection
    .select()
    .from(brands)
    .where(
      and(
        eq(brands.organizationId, organizationId),
        archived ? isNotNull(brands.archivedAt) : isLive,
        isOlder(brands, after),
      ),
    )
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(limit + 1);
}

/** Returns a brand that is not deleted; null if there is none. */
export async function findBrand(
  connection: Connection,
  organizationId: OrganizationId,
  id: BrandId,
): Promise<BrandRow | null> {
  const [row] = await connection
    .select()
    .from(brands)
    .where(and(isOf(organizationId, id), isLive));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockBrand(
  tx: Transaction,
  organizationId: OrganizationId,
  id: BrandId,
): Promise<BrandRow | null> {
  const [row] = await tx
    .select()
    .from(brands)
    .where(and(isOf(organizationId, id), isLive))
    .for('update');
  return row ?? null;
}

/** Serializes changes that concern all brands of an organization: their number and the default. */
export async function lockBrandsOf(tx: Transaction, organizationId: OrganizationId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`brands of ${organizationId}`}))`);
}

export async function countBrands(tx: Transaction, organizationId: OrganizationId) {
  return tx.$count(brands, and(eq(brands.organizationId, organizationId), isLive));
}

export async function insertBrand(
  tx: Transaction,
  values: typeof brands.$inferInsert,
): Promise<BrandRow> {
  const [row] = await tx.insert(brands).values(values).returning();
  if (!row) throw new Error('A brand was not stored');
  return row;
}

export async function updateBrand(
  tx: Transaction,
  id: BrandId,
  changes: Partial<typeof brands.$inferInsert>,
): Promise<BrandRow> {
  const [row] = await tx.update(brands).set(changes).where(eq(brands.id, id)).returning();
  if (!row) throw new Error('A locked brand is gone');
  return row;
}

export async function hasDefault(tx: Transaction, organizationId: OrganizationId) {
  const isDefaultOf = and(eq(brands.organizationId, organizationId), brands.isDefault);
  return (await tx.$count(brands, isDefaultOf)) > 0;
}

/** Clears the default flag of the organization's brand that has it. */
export async function clearDefault(
  tx: Transaction,
  organizationId: OrganizationId,
  except: BrandId,
): Promise<void> {
  await tx
    .update(brands)
    .set({ isDefault: false })
    .where(and(eq(brands.organizationId, organizationId), brands.isDefault, ne(brands.id, except)));
}

/** Restores a deleted brand; null if there is none. */
export async function restoreBrand(
  tx: Transaction,
  organizationId: OrganizationId,
  id: BrandId,
): Promise<BrandRow | null> {
  const [row] = await tx
    .update(brands)
    .set({ archivedAt: null })
    .where(and(isOf(organizationId, id), isNotNull(brands.archivedAt)))
    .returning();
  return row ?? null;
}

/** Stores the current draft under the next version number. The brand must be locked. */
export async function insertVersion(
  tx: Transaction,
  values: Omit<typeof brandVersions.$inferInsert, 'number'>,
): Promise<BrandVersionRow> {
  const [last] = await tx
    .select({ number: max(brandVersions.number) })
    .from(brandVersions)
    .where(eq(brandVersions.brandId, values.brandId));
  const [row] = await tx
    .insert(brandVersions)
    .values({ ...values, number: (last?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('A version of a brand was not stored');
  return row;
}

export async function findVersions(
  connection: Connection,
  brandId: BrandId,
  { limit, after }: PageRequest,
): Promise<PublishedVersionRow[]> {
  const rows = await connection
    .select({ version: brandVersions, publisher: users.username })
    .from(brandVersions)
    .leftJoin(users, eq(users.id, brandVersions.publishedBy))
    .where(and(eq(brandVersions.brandId, brandId), isOlder(brandVersions, after)))
    .orderBy(desc(brandVersions.createdAt), desc(brandVersions.id))
    .limit(limit + 1);
  return rows.map(({ version, publisher }) => ({ ...version, publisher }));
}

const isToLookAt = and(isNotNull(brands.publishedNumber), isNull(brands.look), isLive);

/** Brands as published, regardless of their current drafts. */
function selectToReview(connection: Connection) {
  return connection
    .select({ brand: brands, version: brandVersions, organizationName: organizations.name })
    .from(brands)
    .innerJoin(organizations, eq(organizations.id, brands.organizationId))
    .innerJoin(
      brandVersions,
      and(eq(brandVersions.brandId, brands.id), eq(brandVersions.number, brands.publishedNumber)),
    )
    .$dynamic();
}

type SelectedBrand = Awaited<ReturnType<typeof selectToReview>>[number];

function toBrandToReview({ brand, version, organizationName }: SelectedBrand): BrandToReview {
  const { name, identity } = version;
  return { ...brand, name, identity, organizationName };
}

export async function findToReview(
  connection: Connection,
  { limit, after }: PageRequest,
): Promise<BrandToReview[]> {
  const rows = await selectToReview(connection)
    .where(and(isToLookAt, isNull(organizations.closedAt), isOlder(brands, after)))
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(limit + 1);
  return rows.map(toBrandToReview);
}

/** A brand with the operator's decision about it. */
export interface ReviewedBrandRow {
  readonly id: BrandId;
  readonly name: string;
  readonly organizationName: string;
  readonly look: BrandReview;
  readonly lookReason: string | null;
  readonly lookedAt: Date;
  readonly decidedBy: string | null;
}

/** Latest decision first, one more than the page size; the operator's own brands need none. */
export async function findReviewed(
  connection: Connection,
  { limit, after }: PageRequest,
): Promise<ReviewedBrandRow[]> {
  const place = { createdAt: brands.lookedAt, id: brands.id };
  const rows = await connection
    .select({ brand: brands, organizationName: organizations.name, decidedBy: users.username })
    .from(brands)
    .innerJoin(organizations, eq(organizations.id, brands.organizationId))
    .leftJoin(users, eq(users.id, brands.lookedBy))
    .where(and(isNotNull(brands.lookedAt), not(organizations.isOperator), isOlder(place, after)))
    .orderBy(desc(brands.lookedAt), desc(brands.id))
    .limit(limit + 1);
  return rows.flatMap(({ brand: { look, lookedAt, ...brand }, ...names }) =>
    look === null || lookedAt === null ? [] : [{ ...brand, look, lookedAt, ...names }],
  );
}

/** Null if there is nothing to review. */
export async function findOneToReview(
  connection: Connection,
  id: BrandId,
): Promise<BrandToReview | null> {
  const [row] = await selectToReview(connection).where(and(eq(brands.id, id), isToLookAt));
  return row ? toBrandToReview(row) : null;
}

interface ReviewRecord {
  readonly look: BrandReview;
  readonly version: number;
  readonly lookReason: string | null;
  readonly by: UserId;
  readonly now: Date;
}

/**
 * Stores the operator's decision about a version; null if that version does not wait for one.
 */
export async function recordReview(
  tx: Transaction,
  id: BrandId,
  { look, version, lookReason, by: lookedBy, now: lookedAt }: ReviewRecord,
): Promise<BrandToReview | null> {
  const takenBack = { publishedNumber: null, publishedAt: null, hasUnpublishedChanges: true };
  const [brand] = await tx
    .update(brands)
    .set({ look, lookReason, lookedBy, lookedAt, ...(look === 'rejected' && takenBack) })
    .where(and(eq(brands.id, id), eq(brands.publishedNumber, version), isToLookAt))
    .returning();
  if (!brand) return null;
  const [organization] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, brand.organizationId));
  return { ...brand, organizationName: organization?.name ?? '' };
}

/** Permanently removes brands deleted before `archivedBefore`, including their versions. */
export async function deleteArchivedBrands(
  connection: Connection,
  archivedBefore: Date,
): Promise<void> {
  await connection.delete(brands).where(lt(brands.archivedAt, archivedBefore));
}
