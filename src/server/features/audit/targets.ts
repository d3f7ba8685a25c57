/** Reads what audit entries are about: names are never part of an entry, so that they can be erased. */
import { eq, inArray, sql } from 'drizzle-orm';
import { unionAll, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { auditTargetOf, type AuditTarget } from '#domain/events/audit-target.ts';
import type { UserId } from '#domain/ids.ts';
import { CREDIT_PACKAGES } from '#domain/money/packages.ts';
import { formerMember } from '#domain/people/pseudonym.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { brands } from '#server/platform/database/schema/brands.ts';
import { apiKeys, webhooks } from '#server/platform/database/schema/developers.ts';
import { invitations } from '#server/platform/database/schema/invitations.ts';
import { jobReviews, jobs, videoEntries } from '#server/platform/database/schema/jobs.ts';
import { media } from '#server/platform/database/schema/media.ts';
import { nameReviews } from '#server/platform/database/schema/name-reviews.ts';
import { payments } from '#server/platform/database/schema/payments.ts';
import type { NamedAuditRow } from './store.ts';

export interface NamedTarget extends AuditTarget {
  /** The current name; null if it has none, or no longer exists. */
  readonly name: string | null;
  /** Of a video. */
  readonly authorId: UserId | null;
  /** Why a video was rejected, in the moderator's words. */
  readonly rejection: string | null;
}

export interface TargetedAuditRow extends NamedAuditRow {
  readonly target: NamedTarget | null;
}

type Found = Omit<NamedTarget, 'kind' | 'id'>;

const NOT_FOUND: Found = { name: null, authorId: null, rejection: null };

/** Adds to each entry what it is about, with one query for videos and one for everything else. */
export async function withTargets(
  connection: Connection,
  rows: readonly NamedAuditRow[],
): Promise<TargetedAuditRow[]> {
  const targets = rows.map(auditTargetOf);
  const known = targets.filter((target) => target !== null);
  const idsOf = (isVideo: boolean) => [
    ...new Set(known.filter(({ kind }) => (kind === 'video') === isVideo).map(({ id }) => id)),
  ];
  const found = new Map([
    ...(await findVideos(connection, idsOf(true))),
    ...(await findNames(connection, idsOf(false))),
  ]);
  return rows.map((row, index) => ({ ...row, target: named(targets[index] ?? null, found) }));
}

function named(target: AuditTarget | null, found: ReadonlyMap<string, Found>): NamedTarget | null {
  if (target === null) return null;
  const { name, ...rest } = found.get(target.id) ?? NOT_FOUND;
  return { ...target, ...rest, name: shownName(target, name) };
}

function shownName({ kind, id }: AuditTarget, name: string | null): string | null {
  if (kind === 'payment') return CREDIT_PACKAGES.find((each) => each.id === name)?.name ?? null;
  return name ?? (kind === 'person' ? formerMember(id) : null);
}

async function findVideos(
  connection: Connection,
  ids: readonly string[],
): Promise<[string, Found][]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .select({
      id: sql<string>`${jobs.id}`,
      prompt: jobs.prompt,
      words: jobs.words,
      label: videoEntries.title,
      authorId: jobs.authorId,
      status: jobReviews.moderationStatus,
      reason: jobReviews.moderationReason,
    })
    .from(jobs)
    .innerJoin(jobReviews, eq(jobReviews.jobId, jobs.id))
    .leftJoin(videoEntries, eq(videoEntries.jobId, jobs.id))
    .where(inArray(sql`${jobs.id}`, [...ids]));
  return rows.map(({ id, authorId, status, reason, ...video }) => {
    const rejection = status === 'rejected' ? reason : null;
    return [id, { name: titleOfVideo(video), authorId, rejection }];
  });
}

async function findNames(
  connection: Connection,
  ids: readonly string[],
): Promise<[string, Found][]> {
  if (ids.length === 0) return [];
  const from = (table: PgTable & { readonly id: PgColumn }, name: PgColumn) =>
    connection
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(sql`${table.id}`, [...ids]));
  const rows = await unionAll(
    from(users, users.username),
    from(invitations, invitations.email),
    from(brands, brands.name),
    from(media, media.name),
    from(nameReviews, nameReviews.name),
    from(apiKeys, apiKeys.name),
    from(webhooks, webhooks.url),
    from(payments, payments.packageId),
  );
  return rows.map(({ id, name }) => [id, { ...NOT_FOUND, name }]);
}
