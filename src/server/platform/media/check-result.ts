import type { FormerCredentials } from '#domain/media/former-credentials.ts';
import type { FileType } from '#domain/media/file-types.ts';
import type { MediaKind } from '#domain/media/media.ts';

/** An untrusted file to be read in a separate process. */
export interface FileToCheck {
  readonly path: string;
  readonly type: FileType;
  readonly kind: MediaKind;
  /** The new family name of a font. It is unique, because renderers keep one list of families. */
  readonly fontFamily: string;
  /** The folder for the re-encoded files. */
  readonly folder: string;
}

/** What was found in a file. */
export interface MediaFacts {
  readonly width?: number;
  readonly height?: number;
  readonly hasAlpha?: boolean;
  readonly seconds?: number;
  readonly framesPerSecond?: number;
  readonly hasSound?: boolean;
  /** The font's own name. */
  readonly fontName?: string;
  /** Whether the file came with content credentials (C2PA). */
  readonly hasContentCredentials?: boolean;
  /** What is kept of them; absent for files from before this was stored. */
  readonly credentials?: FormerCredentials;
  /** How it was made, according to its metadata: a term of IPTC's digital source types. */
  readonly digitalSourceType?: string;
}

export type CheckResult =
  | {
      readonly kind: 'ready';
      readonly facts: MediaFacts;
      /** Names of the files in the folder: the one for films and the one for screens. */
      readonly main: string;
      readonly preview: string;
    }
  | { readonly kind: 'refused'; readonly sentence: string };

export const DAMAGED =
  'This file could not be read: it seems to be damaged. Please export it again.';

/** A file that cannot be used, with a message for people. */
export class UnusableFileError extends Error {}
