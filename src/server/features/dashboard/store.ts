import { and, count, eq, gt, isNull, lte, ne, not, or } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { media, mediaRights } from '#server/platform/database/media-schema.ts';
import { notifications } from '#server/platform/database/notification-schema.ts';
import { organizations } from '#server/platform/database/schema.ts';
import { shares } from '#server/platform/database/sharing-schema.ts';

/** A period starting now. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Counts a user's unread notifications about finished videos. */
export async function countReadyUnread(connection: Connection, userId: UserId): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, 'ready'),
        eq(notifications.isShown, true),
        isNull(notifications.readAt),
      ),
    );
  return row?.count ?? 0;
}

/**
 * Counts the videos a reviewer can decide on now: finished ones of their organization or, for the
 * operator, of all, and those held for the operator before they are made.
 */
export async function countReviewsWaiting(
  connection: Connection,
  { organizationId, userId, isOperator }: Actor,
): Promise<number> {
  const isMade = and(eq(jobRows.moderationStatus, 'pending'), eq(jobRows.status, 'ready'));
  const isHeld = and(eq(jobRows.moderationStatus, 'flagged'), ne(jobRows.status, 'failed'));
  const ofReviewer = isOperator
    ? or(isMade, isHeld)
    : and(isMade, not(jobRows.needsOperator), eq(jobRows.organizationId, organizationId));
  const [row] = await connection
    .select({ count: count() })
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
  return row?.count ?? 0;
}

/** Counts the open share links that expire within a period. */
export async function countLinksEnding(
  connection: Connection,
  organizationId: OrganizationId,
  { from, until }: Span,
): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(shares)
    .where(
      and(
        eq(shares.organizationId, organizationId),
        isNull(shares.endedAt),
        gt(shares.expiresAt, from),
        lte(shares.expiresAt, until),
      ),
    );
  return row?.count ?? 0;
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
