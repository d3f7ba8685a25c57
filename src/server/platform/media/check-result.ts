import type { FormerCredentials } from '#domain/media/former-credentials.ts';
import type { FileType } from '#domain/media/file-types.ts';
import type { MediaKind } from '#domain/media/media.ts';

/** A stranger's file, to be read in a process of its own. */
export interface FileToCheck {
  readonly path: string;
  readonly type: FileType;
  readonly kind: MediaKind;
  /** What a font is called from now on: unique, because renderers keep one list of families. */
  readonly fontFamily: string;
  /** Where the files that are written anew go. */
  readonly folder: string;
}

/** What was found out about a file. */
export interface MediaFacts {
  readonly width?: number;
  readonly height?: number;
  readonly hasAlpha?: boolean;
  readonly seconds?: number;
  readonly framesPerSecond?: number;
  readonly hasSound?: boolean;
  /** What the font calls itself. */
  readonly fontName?: string;
  /** Whether the file came with content credentials (C2PA). */
  readonly hasContentCredentials?: boolean;
  /** What remains of them; absent for files from before it was kept. */
  readonly credentials?: FormerCredentials;
  /** How it was made, as its metadata say: a term of IPTC's digital source types. */
  readonly digitalSourceType?: string;
}

export type CheckResult =
  | {
      readonly kind: 'ready';
      readonly facts: MediaFacts;
      /** Names of the files in the folder: what films use, and what screens show. */
      readonly main: string;
      readonly preview: string;
    }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What the reading process says before its result, once its decoders are loaded: what ends it later is the file. */
export const BEGUN = 'begun';

/** A file that cannot be used, with a sentence for people. */
export class UnusableFileError extends Error {}
