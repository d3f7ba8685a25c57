/**
 * API keys for programs. Owners and admins create and revoke those of their organization. A key
 * acts on behalf of its creator: it may do what its scopes allow, as far as that person may do it
 * at the time of the call, and only within their own organization, even for members of the
 * operator. It ends with that person's account. The key itself is not stored. Authorization: the
 * route's permission.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';

import type { CreateApiKeyBody } from '#contracts/schemas/developers.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { ApiKeyId, OrganizationId } from '#domain/ids.ts';
import { API_KEYS_MAX, permissionsOf } from '#domain/people/api-scopes.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';

import * as store from './api-key-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

const KEY_BYTES = 32;
const PREFIX_LENGTH = 7;
/** At most one write in this period instead of one per call. */
const USE_NOTED_EVERY_MS = 5 * 60_000;
const TOO_MANY = `An organization can have at most ${API_KEYS_MAX} API keys. Revoke one first.`;

export function createApiKeysService({ db, clock, audit }: Deps) {
  return {
    list: (organizationId: OrganizationId) => store.findKeys(db, organizationId),

    /** Returns the key with its row. It cannot be retrieved again. */
    async create(actor: Actor, { name, scopes, lifetimeDays }: CreateApiKeyBody) {
      const { organizationId, userId } = actor;
      const key = `cr_${randomBytes(KEY_BYTES).toString('base64url')}`;
      const id = randomUUID() as ApiKeyId;
      const createdAt = clock.now();
      await db.transaction(async (tx) => {
        if ((await store.countKeys(tx, organizationId)) >= API_KEYS_MAX) {
          throw new AppError('wrong_state', { message: TOO_MANY });
        }
        await store.insertKey(tx, {
          id,
          organizationId,
          createdBy: userId,
          name,
          scopes,
          prefix: key.slice(0, PREFIX_LENGTH),
          keyHash: hashOf(key),
          createdAt,
          expiresAt:
            lifetimeDays === null ? null : new Date(createdAt.getTime() + lifetimeDays * DAY_MS),
        });
        const details = { scopes: scopes.join(' '), lifetimeDays };
        const action = 'api_key.created';
        await audit.record(tx, { organizationId, action, actorId: userId, subjectId: id, details });
      });
      const row = (await store.findKeys(db, organizationId)).find((found) => found.id === id);
      if (!row) throw new AppError('wrong_state');
      return { ...row, key };
    },

    async revoke({ organizationId, userId }: Actor, keyId: ApiKeyId): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await store.deleteKey(tx, organizationId, keyId))) throw new AppError('not_found');
        const action = 'api_key.revoked';
        await audit.record(tx, { organizationId, action, actorId: userId, subjectId: keyId });
      });
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Returns the holder of a key, with current permissions; null if the key is invalid. */
export function createFindKeyHolder(db: Database, clock: Clock) {
  const query = store.prepareFindHolder(db);
  return async (key: string): Promise<SignedIn | null> => {
    const keyHash = hashOf(key);
    const [found] = await query.execute({ keyHash });
    const now = clock.now();
    if (!found || (found.expiresAt !== null && found.expiresAt <= now)) return null;
    const { keyId, scopes, lastUsedAt, userId, organizationId, role, ageVerified } = found;
    const isNoted = lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_EVERY_MS;
    if (!isNoted) await store.recordUse(db, keyId, now);
    const actor = { userId, organizationId, role, ageVerified, isOperator: false };
    return {
      actor: { ...actor, permissions: permissionsOf(scopes) },
      sessionHash: keyHash,
      credentialId: keyId,
      apiKeyId: keyId,
    };
  };
}

/** Returns who may use the signed media URLs of a key; null if the key is invalid. */
export function createFindKeyMediaHolder(db: Database, clock: Clock) {
  const query = store.prepareFindKey(db);
  return async (id: string): Promise<MediaHolder | null> => {
    const [found] = await query.execute({ id });
    if (!found || (found.expiresAt !== null && found.expiresAt <= clock.now())) return null;
    const actor = { role: found.role, isOperator: false };
    return mediaHolderOf({ actor, credentialId: found.keyId });
  };
}
