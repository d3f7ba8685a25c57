import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { UPLOADS_PATH } from '#contracts/uploads-path.ts';
import { fileTypeOf, kindOf, TYPE_BYTES } from '#domain/media/file-types.ts';
import { MEDIA_BYTES_MAX, UPLOAD_PIECE_BYTES, type MediaKind } from '#domain/media/media.ts';
import { hasStatus, isConnectionFailure } from '#web/api/api-error.ts';
import { sendRequest } from '#web/media/send-request.ts';
import { TEXTS } from '#web/media/texts.ts';

interface Uploading {
  /** What the file is to be; null for what is usual for its type. */
  readonly kind: MediaKind | null;
  readonly signal: AbortSignal;
  /** Hears which share of the file has gone, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A file that cannot be used, seen before it was sent. */
export class UnusableFile extends Error {}

const MEBIBYTE = 1024 * 1024;
/** How long to wait before an upload that broke off goes on. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
const TUS = { 'tus-resumable': '1.0.0' };

/**
 * Uploads a file: a small picture or font in one request, clips and whatever is larger in pieces, so
 * that it goes on where it broke off. Returns the file's id in the library. Rejects with an
 * UnusableFile where its first bytes show that the server would refuse it.
 */
export async function uploadFile(file: File, uploading: Uploading): Promise<string> {
  const kind = await usableKindOf(file, uploading.kind);
  const isOfOneRequest = kind !== 'clip' && file.size <= UPLOAD_PIECE_BYTES;
  return isOfOneRequest ? sendWhole(file, uploading) : sendPieces(file, uploading);
}

async function usableKindOf(file: File, wanted: MediaKind | null): Promise<MediaKind> {
  const type = fileTypeOf(new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer()));
  if (typeof type === 'object') throw new UnusableFile(type.refused);
  const kind = kindOf(type, wanted);
  if (typeof kind === 'object') throw new UnusableFile(kind.refused);
  const max = MEDIA_BYTES_MAX[kind];
  if (file.size > max) {
    throw new UnusableFile(TEXTS.thisFileIsTooLargeAt(max / MEBIBYTE));
  }
  return kind;
}

async function sendWhole(file: File, { kind, signal, onProgress }: Uploading): Promise<string> {
  const body = new FormData();
  if (kind !== null) body.append('kind', kind);
  body.append('file', file);
  const { method, path } = mediaRoutes.upload;
  const onSent = (bytes: number) => onProgress(Math.min(1, bytes / file.size));
  const sent = await sendRequest({ method, path, body, signal, onSent });
  return (JSON.parse(sent.responseText) as MediaBody).id;
}

async function sendPieces(file: File, { kind, signal, onProgress }: Uploading): Promise<string> {
  const told = [`filename ${base64Of(file.name)}`, ...(kind ? [`kind ${base64Of(kind)}`] : [])];
  const begun = await sendRequest({
    method: 'POST',
    path: UPLOADS_PATH,
    headers: { ...TUS, 'upload-length': String(file.size), 'upload-metadata': told.join(',') },
    signal,
  });
  const path = begun.getResponseHeader('location') ?? '';
  let offset = 0;
  let failures = 0;
  while (offset < file.size) {
    try {
      const start = offset;
      const sent = await sendRequest({
        method: 'PATCH',
        path,
        headers: {
          ...TUS,
          'upload-offset': String(start),
          'content-type': 'application/offset+octet-stream',
        },
        body: file.slice(start, start + UPLOAD_PIECE_BYTES),
        signal,
        onSent: (bytes) => onProgress(Math.min(1, (start + bytes) / file.size)),
      });
      offset = Number(sent.getResponseHeader('upload-offset'));
      failures = 0;
    } catch (error) {
      const wait = WAITS_MS[failures];
      if (wait === undefined || !isWorthAnother(error)) throw error;
      failures += 1;
      await pause(wait);
      offset = (await offsetOf(path, signal)) ?? offset;
    }
  }
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Null where the server cannot be asked now. */
async function offsetOf(path: string, signal: AbortSignal): Promise<number | null> {
  try {
    const status = await sendRequest({ method: 'HEAD', path, headers: TUS, signal });
    return Number(status.getResponseHeader('upload-offset'));
  } catch (error) {
    if (isConnectionFailure(error)) return null;
    throw error;
  }
}

const PASSING_STATUSES = [408, 409, 423, 429, 502, 503, 504];

function isWorthAnother(error: unknown): boolean {
  return isConnectionFailure(error) || PASSING_STATUSES.some((status) => hasStatus(error, status));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function base64Of(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
