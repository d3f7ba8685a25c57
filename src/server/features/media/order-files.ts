/**
 * The files that orders use: what films need to know about them, and whether they may be shown.
 * Called by the jobs feature. Files of other organizations are reported as not found.
 */
import { createHash } from 'node:crypto';

import type { MediaId, OrganizationId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { MediaKind } from '#domain/media/media.ts';
import { mayBeSentTo, refusalsOfUse, type RightsChannel } from '#domain/media/rights.ts';
import type { FilmMedia } from '#film/film-media.ts';
import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import * as store from './store.ts';

export type MediaRow = store.MediaWithRights;

/** A checked file, with the SHA-256 of the re-encoded version that films use. */
export interface OrderFile {
  readonly row: MediaRow;
  readonly sha256: string;
}

export interface FileReference {
  /** Its path in the order, for error messages. */
  readonly path: string;
  readonly mediaId: MediaId;
  readonly kinds: readonly MediaKind[];
}

/** Files and the markets they are shown in. */
export interface FileUse {
  readonly ids: readonly MediaId[];
  readonly markets: readonly MarketCode[];
  readonly channel?: RightsChannel;
}

interface Deps {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

export type OrderFiles = ReturnType<typeof createOrderFiles>;

const FILE_DELETED = 'A file of this video was deleted.';
const KIND_MESSAGE =
  'Only photos and clips can be used in shots, and video models can only start from photos';

export function createOrderFiles({ db, storage, clock }: Deps) {
  /** Files from before hashes were stored are read once. */
  async function hashOf({ id, mainKey, mainSha256 }: MediaRow): Promise<string> {
    if (mainSha256 !== null) return mainSha256;
    const bytes = mainKey === null ? null : await storage.sizeOf(mainKey);
    if (mainKey === null || bytes === null) throw new Error(`The file ${id} is gone`);
    const hash = createHash('sha256');
    const contents = storage.read(mainKey, { first: 0, last: bytes - 1 });
    for await (const chunk of contents) hash.update(chunk as Buffer);
    const sha256 = hash.digest('hex');
    await store.recordMainHash(db, id, sha256);
    return sha256;
  }

  /** Returns why one of these files may not be shown in these markets now, or null. */
  async function refusalNow(
    connection: Connection,
    organizationId: OrganizationId,
    { ids, markets, channel }: FileUse,
  ): Promise<string | null> {
    const rows = await store.findMany(connection, organizationId, ids);
    const now = clock.now();
    const [refusal] = rows.flatMap(({ name, rights }) =>
      refusalsOfUse(rights, { name, markets, channel, now }),
    );
    return refusal ?? (rows.length < new Set(ids).size ? FILE_DELETED : null);
  }

  return {
    /** Returns the referenced files. Throws 400 if one does not exist or is not ready. */
    async find(
      organizationId: OrganizationId,
      references: readonly FileReference[],
    ): Promise<ReadonlyMap<MediaId, OrderFile>> {
      const ids = [...new Set(references.map(({ mediaId }) => mediaId))];
      const rows = await store.findMany(db, organizationId, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const issues = references.flatMap(({ path, mediaId, kinds }) => {
        const message = problemOf(byId.get(mediaId), kinds);
        return message === null ? [] : [{ path, message }];
      });
      const [first] = issues;
      if (first) throw new AppError('validation_failed', { message: first.message, issues });
      const files = new Map<MediaId, OrderFile>();
      for (const row of rows) files.set(row.id, { row, sha256: await hashOf(row) });
      return files;
    },

    /** Returns why these files cannot be shown in these markets now, one sentence each. */
    refusalsOf: (files: Iterable<OrderFile>, markets: readonly MarketCode[]): string[] =>
      [...files].flatMap(({ row: { name, rights } }) =>
        refusalsOfUse(rights, { name, markets, now: clock.now() }),
      ),

    /** Returns why these photos cannot be sent to a video model now, one sentence each. */
    unsendable: (files: readonly OrderFile[], model: string): string[] =>
      files.flatMap(({ row: { name, rights } }) =>
        mayBeSentTo(rights, model, clock.now()) ? [] : [withheldFrom(name, model)],
      ),

    /** Whether a photo, or a picture with this logo in it, may be sent to a video model now. */
    maySend: async (
      organizationId: OrganizationId,
      id: MediaId,
      model: string,
    ): Promise<boolean> => {
      const [row] = await store.findMany(db, organizationId, [id]);
      return row !== undefined && mayBeSentTo(row.rights, model, clock.now());
    },

    /**
     * Locks files and their rights until the transaction ends. Returns why one of them may no
     * longer be shown in these markets, or null.
     */
    async hold(
      tx: Transaction,
      organizationId: OrganizationId,
      use: FileUse,
    ): Promise<string | null> {
      await store.lockMany(tx, organizationId, use.ids);
      return refusalNow(tx, organizationId, use);
    },

    refusalNow,
  };
}

function withheldFrom(name: string, model: string): string {
  return `The rights to “${name}” do not allow sending it to the video model “${model}”. They must allow AI to alter the file and name this model.`;
}

function problemOf(row: MediaRow | undefined, kinds: readonly MediaKind[]): string | null {
  if (!row) return 'File not found';
  if (row.state === 'refused') return `“${row.name}” cannot be used: ${row.refusal ?? ''}`;
  if (row.state !== 'ready') return `“${row.name}” is still being checked`;
  return row.kind !== null && kinds.includes(row.kind) ? null : `“${row.name}”: ${KIND_MESSAGE}`;
}

/** A photo or clip as used by films. */
export function filmMediaOf({ row, sha256 }: OrderFile): FilmMedia {
  const { width, height, seconds, digitalSourceType, credentials } = row.facts;
  if (width === undefined || height === undefined)
    throw new Error(`The file ${row.id} has no size`);
  return {
    mediaId: row.id,
    kind: row.kind === 'clip' ? 'clip' : 'image',
    sha256,
    width,
    height,
    seconds: seconds ?? null,
    sourceType: digitalSourceType ?? null,
    ...(credentials && { credentials }),
  };
}
