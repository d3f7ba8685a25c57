import type { Readable } from 'node:stream';

/** Bytes `first` to `last`, both inclusive, as in HTTP. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A stored file. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Storage for finished films. Keys look like `jobs/<id>/film.mp4`. */
export interface Storage {
  /**
   * Moves the file at `path` to `key`. Once it resolves, the bytes survive a power failure. If it
   * rejects or is aborted, the file is still at `path`.
   */
  keep(key: string, path: string, signal?: AbortSignal): Promise<void>;
  /** Size in bytes; null if nothing is stored under `key`. */
  sizeOf(key: string): Promise<number | null>;
  read(key: string, range: ByteRange): Readable;
  /** Does nothing if there is no such key. */
  remove(key: string): Promise<void>;
  /** Everything whose key starts with `folder`, such as `jobs/`, in any order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws if the storage cannot be reached or written to. */
  check(): Promise<void>;
  close(): void;
}
