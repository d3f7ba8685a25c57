/**
 * The files of organizations: their kinds, rights and deletion. Called by the media routes and by
 * brands, which refer to files. Uploading is in `uploads.ts`, checking in `check-task.ts`.
 * Authorization: the route's permission; files of other organizations are reported as not found;
 * creators can delete what they uploaded, managers everything.
 */
import type { RightsBody } from '#contracts/schemas/media.ts';
import type { MediaId, OrganizationId, UserId } from '#domain/ids.ts';
import { stateOf, type MediaKind } from '#domain/media/media.ts';
import { roleHas, type Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { findMediaUses, type MediaUse } from '#server/features/brands/media-uses.ts';
import { findVideoUses, type VideoUse } from '#server/features/jobs/library/video-uses.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly storage: Storage;
  readonly releasesBox: SecretBox;
  /** Takes down everything that shows a file without permission. */
  readonly takeDownWith: (mediaId: MediaId) => Promise<void>;
}

/** A file with additional data for screens. */
export interface ShownMedia extends store.MediaWithRights {
  readonly usedIn: readonly Use[];
  readonly videoCount: number;
  /** The releases in plain text; null if there are none, or if the reader is not a manager. */
  readonly openReleases: string | null;
}

type Use = MediaUse | Omit<VideoUse, 'mediaId' | 'count'>;

export type MediaService = ReturnType<typeof createMediaService>;

const NOT_READY = 'You can add the rights once the file has been checked';
const OTHERS_FILE = 'Only owners and admins can delete other people’s files';
const MANAGERS_SEE_RELEASES = 'Only owners and admins can reinstate a withdrawn release';
const LAST_MILLISECOND = 'T23:59:59.999Z';

export function createMediaService(deps: Deps) {
  const { db, clock, audit, storage, releasesBox, takeDownWith } = deps;

  async function show(
    { organizationId, role }: Actor,
    rows: readonly store.MediaWithRights[],
  ): Promise<ShownMedia[]> {
    const uses = await findMediaUses(db, organizationId);
    const videos = await findVideoUses(
      db,
      rows.map(({ id }) => id),
    );
    const isManager = roleHas(role, 'brands.edit');
    return rows.map((row) => {
      const locked = isManager ? (row.rights?.releases ?? null) : null;
      const openReleases = locked === null ? null : releasesBox.unlock(locked);
      const inVideos = videos.filter(({ mediaId }) => mediaId === row.id);
      const usedIn = [...(uses.get(row.id) ?? []), ...inVideos.map(toUse)];
      const videoCount = inVideos[0]?.count ?? 0;
      return { ...row, usedIn, videoCount, openReleases };
    });
  }

  async function find(actor: Actor, id: MediaId): Promise<ShownMedia> {
    const [shown] = await show(actor, await store.findMany(db, actor.organizationId, [id]));
    if (!shown) throw new AppError('not_found');
    return shown;
  }

  async function lock(tx: Transaction, { organizationId }: Actor, id: MediaId) {
    const row = await store.lockMedia(tx, organizationId, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    find,

    async list(
      actor: Actor,
      request: PageRequest & { kind: MediaKind | undefined },
    ): Promise<Page<ShownMedia>> {
      const page = pageOf(await store.findPage(db, actor.organizationId, request), request.limit);
      return { ...page, items: await show(actor, page.items) };
    },

    /**
     * Sets the rights to a file, replacing the previous ones. Videos that are no longer covered are
     * taken down.
     */
    async stateRights(actor: Actor, id: MediaId, body: RightsBody): Promise<ShownMedia> {
      const { organizationId, userId: statedBy, isOperator } = actor;
      await db.transaction(async (tx) => {
        const row = await lock(tx, actor, id);
        if (row.state !== 'ready') throw new AppError('wrong_state', { message: NOT_READY });
        const { consents = {}, releases } = body;
        const [before] = await store.findMany(tx, organizationId, [id]);
        await store.putRights(tx, {
          mediaId: id,
          basis: body.basis,
          holder: body.holder,
          territories: [...new Set(body.territories)],
          channels: body.channels ?? [],
          people: body.people,
          everybodyIs25: body.everybodyIs25 ?? false,
          consentsToGambling: consents.gamblingAdvertising ?? true,
          consentsToAi: consents.alterationByAi ?? false,
          outsideProviders: consents.outsideProviders ?? [],
          // Creators cannot read the releases, so their changes leave them untouched.
          releases:
            releases === undefined
              ? (before?.rights?.releases ?? null)
              : lockedReleases(releasesBox, releases),
          validUntil: body.validUntil ? momentOf(body.validUntil) : null,
          withdrawnAt: withdrawnAt(before?.rights ?? null, { actor, body, now: clock.now() }),
          remindedDays: null,
          statedBy,
          statedAt: clock.now(),
        });
        if (isOperator) await store.recordReview(tx, id, { by: statedBy, now: clock.now() });
        const action = 'media.rights_stated';
        const details = { basis: body.basis, people: body.people, sha256: row.sha256 };
        const who = { organizationId, actorId: statedBy };
        await audit.record(tx, { ...who, action, subjectId: id, details });
      });
      await takeDownWith(id);
      return find(actor, id);
    },

    /**
     * Permanently deletes a file and takes down what shows it; throws 409 while a brand refers to
     * it.
     */
    async remove(actor: Actor, id: MediaId): Promise<void> {
      const { organizationId, userId: actorId, role } = actor;
      const keys = await db.transaction(async (tx) => {
        const row = await lock(tx, actor, id);
        if (row.uploadedBy !== actorId && !roleHas(role, 'brands.edit')) {
          throw new AppError('forbidden', { message: OTHERS_FILE });
        }
        const [use] = (await findMediaUses(tx, organizationId)).get(id) ?? [];
        if (use) throw new AppError('wrong_state', { message: inUse(use) });
        const pieces = await store.findPieces(tx, id);
        await store.deleteMedia(tx, id);
        const details = { sha256: row.sha256 };
        const who = { organizationId, actorId };
        await audit.record(tx, { ...who, action: 'media.deleted', subjectId: id, details });
        return [row.mainKey, row.previewKey, ...pieces.map(({ key }) => key)];
      });
      await takeDownWith(id);
      for (const key of keys) if (key !== null) await storage.remove(key);
    },

    /** Storage keys of thumbnails of these files. */
    async previewKeysOf(
      organizationId: OrganizationId,
      ids: readonly MediaId[],
    ): Promise<string[]> {
      const rows = await store.findMany(db, organizationId, ids);
      return rows.flatMap(({ previewKey }) => (previewKey === null ? [] : [previewKey]));
    },

    /** Stores that the operator has reviewed these files; only the first time counts. */
    async recordReviews(
      tx: Transaction,
      ids: readonly MediaId[],
      look: { readonly by: UserId; readonly now: Date },
    ): Promise<void> {
      for (const id of ids.toSorted()) await store.recordReview(tx, id, look);
    },

    /**
     * Returns why files cannot be referred to, one sentence each; files without problems are
     * absent.
     */
    async problemsOf(
      organizationId: OrganizationId,
      ids: readonly MediaId[],
      { kinds, mustBeUsable }: { kinds: readonly MediaKind[]; mustBeUsable: boolean },
    ): Promise<ReadonlyMap<MediaId, string>> {
      const found = new Map(
        (await store.findMany(db, organizationId, ids)).map((row) => [row.id, row]),
      );
      const now = clock.now();
      return new Map(
        ids.flatMap((id) => {
          const problem = problemOf(found.get(id), { kinds, mustBeUsable, now });
          return problem === null ? [] : [[id, problem] as const];
        }),
      );
    },
  };
}

function toUse({ kind, id, name }: VideoUse) {
  return { kind, id, name };
}

function problemOf(
  row: store.MediaWithRights | undefined,
  { kinds, mustBeUsable, now }: { kinds: readonly MediaKind[]; mustBeUsable: boolean; now: Date },
): string | null {
  if (!row) return 'File not found';
  if (row.kind === null || !kinds.includes(row.kind)) return `“${row.name}” cannot be used here`;
  if (!mustBeUsable) return null;
  const state = stateOf(row, now);
  if (state === 'expired') return `The rights to “${row.name}” have expired`;
  if (state !== 'ready') return `“${row.name}” is not ready`;
  return row.rights ? null : `Please add the rights to “${row.name}” first`;
}

function inUse({ name }: MediaUse): string {
  return `The brand “${name}” uses this file. Remove it from the brand first.`;
}

/**
 * When a release was withdrawn: now, or as stated before if the body does not say. Throws if
 * someone who cannot see releases undoes a withdrawal.
 */
function withdrawnAt(
  before: store.MediaRightsRow | null,
  { actor, body, now }: { actor: Actor; body: RightsBody; now: Date },
): Date | null {
  const since = before?.withdrawnAt ?? null;
  if (body.isWithdrawn === undefined) return since;
  if (body.isWithdrawn) return since ?? now;
  if (since !== null && !roleHas(actor.role, 'brands.edit')) {
    throw new AppError('forbidden', { message: MANAGERS_SEE_RELEASES });
  }
  return null;
}

function lockedReleases(box: SecretBox, releases: string | null): string | null {
  return releases === null || releases === '' ? null : box.lock(releases);
}

/** A date means the end of that day, in UTC. */
function momentOf(dayOrMoment: string): Date {
  return new Date(dayOrMoment.includes('T') ? dayOrMoment : `${dayOrMoment}${LAST_MILLISECOND}`);
}
