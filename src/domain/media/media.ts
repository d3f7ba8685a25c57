/** Files that organizations upload, and how much of them there may be. */
import { hasEnded, type Rights } from '#domain/media/rights.ts';

export const MEDIA_KINDS = ['image', 'logo', 'font', 'clip'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** The stored states of a file; `expired` is derived from its rights: see {@link stateOf}. */
export const STORED_MEDIA_STATES = ['uploading', 'checking', 'ready', 'refused'] as const;
export type StoredMediaState = (typeof STORED_MEDIA_STATES)[number];

export const MEDIA_STATES = [...STORED_MEDIA_STATES, 'expired'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

const MEBIBYTE = 1024 * 1024;

/** Maximum size of a file of each kind. */
export const MEDIA_BYTES_MAX: Readonly<Record<MediaKind, number>> = {
  image: 20 * MEBIBYTE,
  logo: 20 * MEBIBYTE,
  font: 20 * MEBIBYTE,
  clip: 500 * MEBIBYTE,
};
/** Maximum size of an upload in a single request, without resuming. */
export const SINGLE_UPLOAD_BYTES_MAX = 20 * MEBIBYTE;
/**
 * Resumable uploads are sent in pieces of this size, so that each one arrives before the request
 * times out.
 */
export const UPLOAD_PIECE_BYTES = 4 * MEBIBYTE;
/** How long an unfinished upload can be resumed. */
export const UPLOAD_HOURS = 24;

export const CLIP_SECONDS_MAX = 60;

/** Maximum number of files per organization, not counting refused ones. */
export const FILES_MAX = 2_000;
export const FILES_BYTES_MAX = 20 * 1024 * MEBIBYTE;
/** The limit for organizations that only have welcome credits. */
export const FILES_MAX_WITH_WELCOME_CREDITS = 20;

export const FILE_NAME_LENGTH_MAX = 200;

interface StoredFile {
  readonly state: StoredMediaState;
  readonly rights: Pick<Rights, 'validUntil' | 'withdrawnAt'> | null;
}

/**
 * Returns the current state of a file. It becomes unusable when its rights end, and usable again
 * with new ones.
 */
export function stateOf({ state, rights }: StoredFile, now: Date): MediaState {
  return state === 'ready' && rights !== null && hasEnded(rights, now) ? 'expired' : state;
}
