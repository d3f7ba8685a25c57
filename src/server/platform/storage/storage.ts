import type { Readable } from 'node:stream';

/** Bytes `first` to `last`, both included, as HTTP counts them. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Something that is kept. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where finished films are kept. Keys look like `jobs/<id>/film.mp4`. */
export interface Storage {
  /**
   * Moves the file at `path` under `key`; once it resolves, the bytes survive a power cut. Where it
   * rejects or is aborted, the file is still at `path`.
   */
  keep(key: string, path: string, signal?: AbortSignal): Promise<void>;
  /** Size in bytes, null where nothing is kept under `key`. */
  sizeOf(key: string): Promise<number | null>;
  read(key: string, range: ByteRange): Readable;
  /** Nothing happens where there is no such key. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with `folder`, such as `jobs/`, in any order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws where the storage cannot be reached or written. */
  check(): Promise<void>;
  close(): void;
}
