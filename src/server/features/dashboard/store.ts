import { and, count, eq, gt, isNull, lte } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { media, mediaRights } from '#server/platform/database/media-schema.ts';
import { notifications } from '#server/platform/database/notification-schema.ts';
import { shares } from '#server/platform/database/sharing-schema.ts';

/** A time from now on. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Counts what a person has not yet been shown of their finished videos. */
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

/** Counts the open share links that expire in a span. */
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

/** Counts the files whose rights end in a span. */
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
