/**
 * Uploads. Called by the media routes (single request) and the tus routes (resumable pieces). A
 * piece is stored under its own key before the database records its arrival, and the database's
 * offset counts: an upload can continue after any crash, with any process. Nothing is decoded here.
 * Authorization: the route's permission; uploads of others are reported as not found.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { UPLOADS_PATH } from '#contracts/uploads-path.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { MediaId, OrganizationId } from '#domain/ids.ts';
import { fileTypeOf, kindOf, type FileType } from '#domain/media/file-types.ts';
import {
  FILES_BYTES_MAX,
  FILES_MAX,
  FILES_MAX_WITH_WELCOME_CREDITS,
  FILE_NAME_LENGTH_MAX,
  MEDIA_BYTES_MAX,
  SINGLE_UPLOAD_BYTES_MAX,
  UPLOAD_HOURS,
  UPLOAD_PIECE_BYTES,
  type MediaKind,
} from '#domain/media/media.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { receivePiece, receivePieces, type ReceivedPiece } from './receive-file.ts';
import * as store from './store.ts';
import * as writers from './upload-writer-store.ts';
import { keepLease, WRITER_SECONDS } from './writer-lease.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { enqueue } from '#server/platform/tasks/task-store.ts';

export interface UploadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly storage: Storage;
  readonly limiter: SharedLimiter;
  readonly hasOwnCredits: (
    connection: Connection,
    organizationId: OrganizationId,
  ) => Promise<boolean>;
  /** Local folder where pieces are written before they are stored. */
  readonly folder: string;
}

export interface NewUpload {
  readonly fileName: string;
  readonly wantedKind: MediaKind | null;
  readonly contents: Readable;
}

export interface SentBytes {
  readonly offset: number;
  /** As declared by its request; null if not declared. */
  readonly length: number | null;
  readonly contents: Readable;
}

export interface UploadStatus {
  readonly id: MediaId;
  readonly bytes: number;
  readonly receivedBytes: number;
  readonly expiresAt: Date;
}

export type UploadsService = ReturnType<typeof createUploadsService>;

const UPLOADS_PER_USER = { max: 3_000, windowSeconds: 3600 };
const NOBODY = { writerToken: null, writerExpiresAt: null };
const MORE_THAN_DECLARED = 'The upload is larger than its declared Upload-Length';
const COMPLETE = 'This upload is complete';
const MEBIBYTE = 1024 * 1024;
const CLIPS_IN_PIECES = `Upload clips to ${UPLOADS_PATH} with tus 1.0`;

export function createUploadsService(deps: UploadDeps) {
  const { db, clock, audit, storage, limiter, folder } = deps;

  async function requireRoom(tx: Transaction, organizationId: OrganizationId, bytes: number) {
    const totals = await store.lockTotals(tx, organizationId);
    if (totals.files >= FILES_MAX || totals.bytes + bytes > FILES_BYTES_MAX) {
      throw new AppError('too_many_files');
    }
    if (totals.files < FILES_MAX_WITH_WELCOME_CREDITS) return;
    if (!(await deps.hasOwnCredits(tx, organizationId))) {
      const message = `Organizations with only welcome credits can have up to ${FILES_MAX_WITH_WELCOME_CREDITS} files. Buy credits or delete a file.`;
      throw new AppError('too_many_files', { message });
    }
  }

  function countUpload({ userId }: Actor): Promise<void> {
    return requireBelow(limiter, `uploads-of:${userId}`, UPLOADS_PER_USER);
  }

  /**
   * Stores a piece. Its row is written later, so a crash in between leaves a file for the cleanup.
   */
  async function keepPiece(id: MediaId, start: number, piece: ReceivedPiece) {
    const key = `uploads/${id}/${start}-${randomUUID()}`;
    await storage.keep(key, piece.path);
    const { bytes, sha256 } = piece;
    return { mediaId: id, start, bytes, sha256, key };
  }

  async function recordUpload(
    tx: Transaction,
    { organizationId, userId: actorId }: Actor,
    { id, bytes }: Pick<store.MediaRow, 'id' | 'bytes'>,
  ) {
    const action = 'media.uploaded';
    await audit.record(tx, { organizationId, action, actorId, subjectId: id, details: { bytes } });
  }

  /** Stores a piece and advances the upload's offset; returns the new one. */
  async function take(
    actor: Actor,
    piece: ReceivedPiece,
    { upload, start, token }: { upload: store.MediaRow; start: number; token: string },
  ): Promise<number> {
    const { id } = upload;
    const receivedBytes = start + piece.bytes;
    try {
      const beyond = receivedBytes + (piece.ending === 'more' ? 1 : 0);
      if (beyond > upload.bytes) throw moreThanDeclared();
      if (piece.bytes === 0) return start;
      const what = errorOrType(piece, upload, start);
      if ('refused' in what) {
        const { refused: refusal } = what;
        const changes = { state: 'refused', refusal, ...NOBODY } as const;
        await writers.keepWriting(db, { id, token }, changes);
        throw new AppError('file_refused', { message: refusal });
      }
      const kept = await keepPiece(id, start, piece);
      const isComplete = receivedBytes === upload.bytes;
      await db.transaction(async (tx) => {
        const end = isComplete ? ({ state: 'checking', ...NOBODY } as const) : {};
        const changes = { receivedBytes, ...what, ...end };
        const written = await writers.keepWriting(tx, { id, token }, changes);
        if (!written) throw new AppError('upload_conflict');
        await store.insertPiece(tx, kept);
        if (!isComplete) return;
        await enqueue(tx, { name: 'check-media', key: id });
        await recordUpload(tx, actor, upload);
      });
      return receivedBytes;
    } finally {
      await rm(piece.path, { force: true });
    }
  }

  async function findUpload(
    { organizationId }: Actor,
    id: MediaId,
  ): Promise<store.MediaWithRights> {
    const [found] = await store.findMany(db, organizationId, [id]);
    if (!found) throw new AppError('not_found');
    return found;
  }

  return {
    /**
     * Receives a picture or a font in a single request; throws 413, 415 or 422 with a message if it
     * cannot be used.
     */
    async receive(actor: Actor, { fileName, wantedKind, contents }: NewUpload): Promise<MediaId> {
      await countUpload(actor);
      const { organizationId, userId: uploadedBy } = actor;
      const piece = await receivePiece(contents, { folder, bytesMax: SINGLE_UPLOAD_BYTES_MAX });
      try {
        requireWhole(piece);
        const what = typeAndKind(piece.head, wantedKind);
        if (what.kind === 'clip') {
          throw new AppError('unsupported_media_type', { message: CLIPS_IN_PIECES });
        }
        const id = randomUUID() as MediaId;
        await db.transaction((tx) => requireRoom(tx, organizationId, piece.bytes));
        const kept = await keepPiece(id, 0, piece);
        const { bytes, sha256 } = piece;
        const arrived = { bytes, receivedBytes: bytes, sha256, state: 'checking' } as const;
        await db.transaction(async (tx) => {
          await requireRoom(tx, organizationId, bytes);
          const createdAt = clock.now();
          const whose = { id, organizationId, uploadedBy, createdAt };
          const name = nameOf(fileName);
          await store.insertMedia(tx, { ...whose, ...what, ...arrived, name, wantedKind });
          await store.insertPiece(tx, kept);
          await enqueue(tx, { name: 'check-media', key: id });
          await recordUpload(tx, actor, { id, bytes });
        });
        return id;
      } finally {
        await rm(piece.path, { force: true });
      }
    },

    /** Starts a resumable upload. */
    async begin(
      actor: Actor,
      { fileName, wantedKind, bytes }: Omit<NewUpload, 'contents'> & { bytes: number },
    ): Promise<UploadStatus> {
      await countUpload(actor);
      requireSize(bytes, wantedKind ?? 'clip');
      const { organizationId, userId: uploadedBy } = actor;
      const id = randomUUID() as MediaId;
      const createdAt = clock.now();
      await db.transaction(async (tx) => {
        await requireRoom(tx, organizationId, bytes);
        const whose = { id, organizationId, uploadedBy, createdAt };
        const name = nameOf(fileName);
        await store.insertMedia(tx, { ...whose, name, wantedKind, bytes, state: 'uploading' });
      });
      return { id, bytes, receivedBytes: 0, expiresAt: expiryOf(createdAt) };
    },

    /** Returns the progress of an upload; throws 410 if it was refused or has expired. */
    async status(actor: Actor, id: MediaId): Promise<UploadStatus> {
      const { bytes, receivedBytes, createdAt, state } = await findUpload(actor, id);
      const expiresAt = expiryOf(createdAt);
      const hasEnded = state === 'refused' || (state === 'uploading' && expiresAt <= clock.now());
      if (hasEnded) throw new AppError('upload_ended');
      return { id, bytes, receivedBytes, expiresAt };
    },

    /**
     * Appends data at `offset` and returns the new offset. Data that arrived before a sender
     * disconnected, or this process ended, counts. Throws 409 if the offset differs, 413 if more is
     * sent than was declared, 423 while someone else is sending, 422 if the first bytes show a file
     * that cannot be used: the upload is then refused.
     */
    async append(
      actor: Actor,
      id: MediaId,
      { offset, length, contents }: SentBytes,
    ): Promise<number> {
      const { organizationId } = actor;
      const token = randomUUID();
      const upload = await findUpload(actor, id);
      if (!(await writers.takeWriting(db, { organizationId, id, offset, token }, WRITER_SECONDS))) {
        throw writeErrorOf(await findUpload(actor, id), offset);
      }
      const lease = keepLease(db, { id, token });
      try {
        if (offset + (length ?? 0) > upload.bytes) throw moreThanDeclared();
        let received = offset;
        const pieces = { folder, bytesMax: UPLOAD_PIECE_BYTES, onBytes: lease.note };
        for await (const piece of receivePieces(contents, pieces)) {
          received = await take(actor, piece, { upload, start: received, token });
        }
        return received;
      } finally {
        lease.end();
        await writers.keepWriting(db, { id, token }, NOBODY);
      }
    },

    /**
     * Releases the leases of all uploads; for the single process of an embedded database, at
     * startup.
     */
    endWriting: (): Promise<void> => writers.endWriting(db),
  };
}

function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + UPLOAD_HOURS * HOUR_MS);
}

function requireWhole({ bytes, ending }: ReceivedPiece): void {
  if (ending === 'broken off') {
    throw new AppError('validation_failed', {
      message: 'The upload was incomplete. Please try again.',
    });
  }
  if (ending === 'more') requireSize(bytes + 1, 'image');
}

function requireSize(bytes: number, kind: MediaKind): void {
  const max = MEDIA_BYTES_MAX[kind];
  if (bytes <= max) return;
  const message = `This file is too large. The limit is ${max / MEBIBYTE} MB.`;
  throw new AppError('file_too_large', { message });
}

function moreThanDeclared(): AppError {
  return new AppError('file_too_large', { message: MORE_THAN_DECLARED });
}

function typeAndKind(
  head: Uint8Array,
  wantedKind: MediaKind | null,
): { fileType: FileType; kind: MediaKind } {
  const fileType = fileTypeOf(head);
  if (typeof fileType === 'object') {
    throw new AppError('file_refused', { message: fileType.refused });
  }
  const kind = kindOf(fileType, wantedKind);
  if (typeof kind === 'object') throw new AppError('file_refused', { message: kind.refused });
  return { fileType, kind };
}

/**
 * A first piece that is too short for detection is refused right away: senders use pieces of
 * several mebibytes.
 */
function errorOrType(
  { head }: ReceivedPiece,
  { wantedKind, bytes: wholeBytes }: store.MediaRow,
  start: number,
) {
  if (start > 0) return {};
  try {
    const what = typeAndKind(head, wantedKind);
    requireSize(wholeBytes, what.kind);
    return what;
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}

function writeErrorOf(upload: store.MediaRow, offset: number): AppError {
  if (upload.state === 'refused') return new AppError('upload_ended');
  if (upload.state !== 'uploading') return new AppError('wrong_state', { message: COMPLETE });
  if (upload.receivedBytes !== offset) return new AppError('upload_conflict');
  return new AppError('upload_busy', { retryAfterSeconds: 2 });
}

/** The last segment of the path that a browser sent, on a single line. */
function nameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return plain.slice(0, FILE_NAME_LENGTH_MAX) || 'Untitled';
}
