import type { Readable } from 'node:stream';

/** Bytes `first` to `last`, both included, as HTTP counts them. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where finished films are kept. Keys look like `jobs/<id>/film.mp4`. */
export interface Storage {
  /** Moves the file at `path` under `key`; once it resolves, the bytes survive a power cut. */
  keep(key: string, path: string): Promise<void>;
  /** Size in bytes, null where nothing is kept under `key`. */
  sizeOf(key: string): Promise<number | null>;
  read(key: string, range: ByteRange): Readable;
  /** Nothing happens where there is no such key. */
  remove(key: string): Promise<void>;
  /** Throws where the storage cannot be reached or written. */
  check(): Promise<void>;
}
