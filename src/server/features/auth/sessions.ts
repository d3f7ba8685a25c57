import { createHash, randomBytes } from 'node:crypto';

import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';

import { DAY_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { SESSION_DAYS } from '#domain/limits.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { organizations, sessions, users } from '#server/platform/database/schema/accounts.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';

/** A token expires after this long without use. */
const LIFETIME_MS = SESSION_DAYS * DAY_MS;

/**
 * How much of its lifetime a session loses before its expiry is updated, so that not every call
 * writes.
 */
const RENEWAL_MS = 10 * 60_000;

const TOKEN_BYTES = 32;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** When a session starts, and details of its device. */
export interface SessionStart {
  readonly now: Date;
  readonly device?: string | null;
  readonly lockedNetwork?: string | null;
}

/** Starts a session and returns its token, which is not stored anywhere. */
export async function startSession(
  connection: Connection,
  userId: UserId,
  { now, device = null, lockedNetwork = null }: SessionStart,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await connection.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    device,
    lockedNetwork,
  });
  return token;
}

export async function endSession(connection: Connection, tokenHash: string): Promise<void> {
  await connection.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export interface SessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly device: string | null;
  readonly lockedNetwork: string | null;
}

/** Sessions of a user, most recently used first. */
export async function findSessionsOf(
  connection: Connection,
  userId: UserId,
  now: Date,
): Promise<SessionRow[]> {
  const rows = await connection
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.id));
  // Every use renews a session for its whole lifetime.
  return rows.map(({ expiresAt, ...row }) => ({
    ...row,
    lastUsedAt: new Date(expiresAt.getTime() - LIFETIME_MS),
  }));
}

/** Ends one session of a user; false if there is none with that id. */
export async function endSessionOf(
  connection: Connection,
  userId: UserId,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a user, except the one with `keptHash` if given. */
export async function endSessionsOf(
  connection: Connection,
  userId: UserId,
  keptHash: string | null,
): Promise<void> {
  const ofUser = eq(sessions.userId, userId);
  await connection
    .delete(sessions)
    .where(keptHash === null ? ofUser : and(ofUser, ne(sessions.tokenHash, keptHash)));
}

export async function deleteExpiredSessions(connection: Connection, now: Date): Promise<void> {
  await connection.delete(sessions).where(lte(sessions.expiresAt, now));
}

const HOLDER_COLUMNS = {
  expiresAt: sessions.expiresAt,
  credentialId: sessions.id,
  userId: users.id,
  organizationId: users.organizationId,
  role: users.role,
  ageVerified: users.ageVerified,
  lacksSecondFactor: sql<boolean>`${organizations.requiresSecondFactor} and not ${users.hasSecondFactor}`,
  isOperator: organizations.isOperator,
};

/** Returns who may use the signed media URLs of a session; null if it has ended. */
export function createFindSessionMediaHolder(db: Database, clock: Clock) {
  const query = db
    .select(HOLDER_COLUMNS)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('find_session_media_holder');

  return async (id: string): Promise<MediaHolder | null> => {
    const [found] = await query.execute({ id });
    if (!found || found.expiresAt <= clock.now()) return null;
    return mediaHolderOf({ actor: found, credentialId: found.credentialId });
  };
}

/**
 * Returns the holder of a token, in one query. Role, age and organization are read every time, so
 * that a change takes effect with the next call.
 */
export function createFindSession(db: Database, clock: Clock) {
  const query = db
    .select(HOLDER_COLUMNS)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session');

  return async (token: string): Promise<SignedIn | null> => {
    const sessionHash = hashToken(token);
    const [found] = await query.execute({ tokenHash: sessionHash });
    const now = clock.now();
    if (!found || found.expiresAt <= now) return null;
    const { expiresAt, credentialId, ...actor } = found;
    const freshUntil = new Date(now.getTime() + LIFETIME_MS);
    if (freshUntil.getTime() - expiresAt.getTime() > RENEWAL_MS) {
      await db
        .update(sessions)
        .set({ expiresAt: freshUntil })
        .where(eq(sessions.tokenHash, sessionHash));
    }
    return { actor, sessionHash, credentialId };
  };
}
