import { and, count, eq, gt, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { appeals } from '#server/platform/database/schema/appeals.ts';
import { brands } from '#server/platform/database/schema/brands.ts';
import { media, mediaRights } from '#server/platform/database/schema/media.ts';
import { nameReviews } from '#server/platform/database/schema/name-reviews.ts';
import { notifications } from '#server/platform/database/schema/notifications.ts';
import { allowances } from '#server/platform/database/schema/rules.ts';
import { shares } from '#server/platform/database/schema/sharing.ts';

/** A period starting now. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Counts a user's unread notifications about finished videos. */
export async function countReadyUnread(connection: Connection, userId: UserId): Promise<number> {
  return connection.$count(
    notifications,
    and(
      eq(notifications.userId, userId),
      eq(notifications.kind, 'ready'),
      eq(notifications.isShown, true),
      isNull(notifications.readAt),
    ),
  );
}

/** Videos a reviewer can decide on now, and how many of them are on hold. */
export interface ReviewsWaiting {
  readonly total: number;
  readonly onHold: number;
  /** Orders of the finished ones: an order with several shapes is one. */
  readonly orders: number;
}

export const NO_REVIEWS: ReviewsWaiting = { total: 0, onHold: 0, orders: 0 };

/**
 * Counts the videos a reviewer can decide on now: finished ones of their organization or, for the
 * operator, of all, and those held for the operator before they are made.
 */
export async function countReviewsWaiting(
  connection: Connection,
  { organizationId, userId, isOperator }: Actor,
): Promise<ReviewsWaiting> {
  const isMade = and(eq(jobRows.moderationStatus, 'pending'), eq(jobRows.status, 'ready'));
  const isHeld = and(eq(jobRows.moderationStatus, 'flagged'), ne(jobRows.status, 'failed'));
  const ofReviewer = isOperator
    ? or(isMade, isHeld)
    : and(isMade, not(jobRows.needsOperator), eq(jobRows.organizationId, organizationId));
  const [row] = await connection
    .select({
      total: count(),
      onHold: sql`count(*) filter (where ${isHeld})`.mapWith(Number),
      orders:
        sql`count(distinct coalesce(${jobRows.groupId}, ${jobRows.id})) filter (where ${isMade})`.mapWith(
          Number,
        ),
    })
    .from(jobRows)
    .innerJoin(organizations, eq(organizations.id, jobRows.organizationId))
    .where(
      and(
        ofReviewer,
        isNull(organizations.closedAt),
        // If a second person has to approve, nobody reviews their own videos.
        or(
          not(organizations.requiresSecondReviewer),
          isNull(jobRows.authorId),
          ne(jobRows.authorId, userId),
        ),
      ),
    );
  return row ?? NO_REVIEWS;
}

/** Counts an organization's unfinished videos that wait for a reviewer before they are made. */
export async function countHeld(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<number> {
  return connection.$count(
    jobRows,
    and(
      eq(jobRows.organizationId, organizationId),
      eq(jobRows.moderationStatus, 'flagged'),
      eq(jobRows.status, 'queued'),
    ),
  );
}

/** Counts publications of brands and names that wait for the operator. */
export async function countBrandsWaiting(connection: Connection): Promise<number> {
  const isNew = and(
    isNotNull(brands.publishedNumber),
    isNull(brands.look),
    isNull(brands.archivedAt),
  );
  const ofOpen = isNull(organizations.closedAt);
  const [published] = await connection
    .select({ count: count() })
    .from(brands)
    .innerJoin(organizations, eq(organizations.id, brands.organizationId))
    .where(and(isNew, ofOpen));
  const [named] = await connection
    .select({ count: count() })
    .from(nameReviews)
    .innerJoin(organizations, eq(organizations.id, nameReviews.organizationId))
    .where(and(eq(nameReviews.status, 'waiting'), ofOpen));
  return (published?.count ?? 0) + (named?.count ?? 0);
}

/** Counts the appeals that wait for the operator, as their list shows them. */
export async function countAppealsWaiting(
  connection: Connection,
  decider: OrganizationId,
): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(appeals)
    .innerJoin(organizations, eq(organizations.id, appeals.organizationId))
    .where(
      and(
        eq(appeals.status, 'waiting'),
        ne(appeals.organizationId, decider),
        isNull(organizations.closedAt),
      ),
    );
  return row?.count ?? 0;
}

/** Counts the requests to allow a term or a brand that wait for the operator. */
export async function countRequestsWaiting(connection: Connection): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(allowances)
    .innerJoin(organizations, eq(organizations.id, allowances.organizationId))
    .where(and(eq(allowances.status, 'waiting'), isNull(organizations.closedAt)));
  return row?.count ?? 0;
}

/** The low-balance alert of an organization; null if it has none. */
export async function findLowBalanceAlert(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<number | null> {
  const [row] = await connection
    .select({ credits: organizations.lowBalanceCredits })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.credits ?? null;
}

/** Counts the open share links that expire within a period. */
export async function countLinksEnding(
  connection: Connection,
  organizationId: OrganizationId,
  { from, until }: Span,
): Promise<number> {
  return connection.$count(
    shares,
    and(
      eq(shares.organizationId, organizationId),
      isNull(shares.endedAt),
      gt(shares.expiresAt, from),
      lte(shares.expiresAt, until),
    ),
  );
}

/** Counts the files whose rights end within a period. */
export async function countRightsEnding(
  connection: Connection,
  organizationId: OrganizationId,
  { from, until }: Span,
): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(mediaRights)
    .innerJoin(media, eq(media.id, mediaRights.mediaId))
    .where(
      and(
        eq(media.organizationId, organizationId),
        gt(mediaRights.validUntil, from),
        lte(mediaRights.validUntil, until),
      ),
    );
  return row?.count ?? 0;
}
