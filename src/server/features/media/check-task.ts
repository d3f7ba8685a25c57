/**
 * The task that checks an upload: joins its pieces, compares their hashes with those computed on
 * arrival, has the file decoded and re-encoded in a separate process, stores the result, and
 * deletes the original.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { MediaId } from '#domain/ids.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import * as store from './store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { checkFile } from '#server/platform/media/check-file.ts';
import type { CheckResult } from '#server/platform/media/check-result.ts';
import { hashOf } from '#server/platform/storage/fetch-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { PermanentFailure, type TaskHandler } from '#server/platform/tasks/task-handler.ts';

interface Deps {
  readonly db: Database;
  readonly audit: AuditService;
  readonly storage: Storage;
  readonly folder: string;
}

const GIVEN_UP = 'This file could not be checked. Please upload it again.';

export function createCheckMedia(deps: Deps): TaskHandler {
  const { db, folder } = deps;
  return {
    run: async ({ key, signal }) => {
      const id = key as MediaId;
      const row = await store.findById(db, id);
      if (row?.state !== 'checking') return undefined;
      await mkdir(folder, { recursive: true });
      const work = await mkdtemp(join(folder, 'check-'));
      try {
        await check(deps, row, { work, signal });
      } finally {
        await rm(work, { recursive: true, force: true });
      }
      return undefined;
    },
    onGiveUp: async (key) => {
      const row = await store.findById(db, key as MediaId);
      if (row?.state === 'checking')
        await end(deps, row, { result: { kind: 'refused', sentence: GIVEN_UP }, keys: null });
    },
  };
}

async function check(
  deps: Deps,
  row: store.MediaRow,
  { work, signal }: { work: string; signal: AbortSignal },
): Promise<void> {
  const { id, fileType: type, kind } = row;
  if (type === null || kind === null) throw new PermanentFailure('An upload has no type');
  const path = join(work, 'original');
  const sha256 = await assemble(deps, row, path);
  const folder = join(work, 'written');
  await mkdir(folder);
  const fontFamily = `CR ${id} 1`;
  const result = await checkFile({ path, type, kind, fontFamily, folder }, signal);
  const keys = result.kind === 'ready' ? await keepWritten(deps, id, { result, folder }) : null;
  await end(deps, { ...row, sha256 }, { result, keys });
}

/**
 * Returns the SHA-256 of the whole file. If the storage returns different bytes than were stored,
 * it is tried again.
 */
async function assemble({ db, storage }: Deps, row: store.MediaRow, path: string): Promise<string> {
  const pieces = await store.findPieces(db, row.id);
  const whole = createHash('sha256');
  let size = 0;
  async function* contents(): AsyncGenerator<Buffer> {
    for (const { key, bytes, sha256 } of pieces) {
      const part = createHash('sha256');
      const piece: AsyncIterable<Buffer> = storage.read(key, { first: 0, last: bytes - 1 });
      for await (const chunk of piece) {
        part.update(chunk);
        whole.update(chunk);
        size += chunk.length;
        yield chunk;
      }
      if (part.digest('hex') !== sha256) throw new Error(`${key} is not what was stored`);
    }
  }
  await pipeline(contents, createWriteStream(path));
  if (size !== row.bytes) throw new Error('An upload has a gap');
  return whole.digest('hex');
}

interface Keys {
  readonly mainKey: string;
  readonly mainSha256: string;
  readonly previewKey: string;
}

async function keepWritten(
  { storage }: Deps,
  id: MediaId,
  written: { result: Extract<CheckResult, { kind: 'ready' }>; folder: string },
): Promise<Keys> {
  const { result, folder } = written;
  const keep = async (file: string) => {
    const key = `media/${id}/${randomUUID()}${extname(file)}`;
    await storage.keep(key, join(folder, file));
    return key;
  };
  const mainSha256 = await hashOf(join(folder, result.main));
  if (mainSha256 === null) throw new Error('A file that was written anew is gone');
  const mainKey = await keep(result.main);
  return { mainKey, mainSha256, previewKey: await keep(result.preview) };
}

async function end(
  { db, audit, storage }: Deps,
  row: store.MediaRow,
  { result, keys }: { readonly result: CheckResult; readonly keys: Keys | null },
): Promise<void> {
  const { id, organizationId, sha256 } = row;
  const pieces = await store.findPieces(db, id);
  const ended = await db.transaction(async (tx) => {
    const changed = await store.endCheck(tx, id, {
      sha256,
      ...(result.kind === 'ready'
        ? { state: 'ready', facts: result.facts, ...keys }
        : { state: 'refused', refusal: result.sentence }),
    });
    if (!changed) return false;
    await store.deletePieces(tx, id);
    if (result.kind === 'refused') {
      const action = 'media.refused';
      const details = { sha256 };
      await audit.record(tx, { organizationId, action, actorId: null, subjectId: id, details });
    }
    return true;
  });
  // Deleted meanwhile: the written files are not needed.
  const unneeded = ended || !keys ? [] : [keys.mainKey, keys.previewKey];
  for (const key of [...unneeded, ...pieces.map((piece) => piece.key)]) await storage.remove(key);
}
