import { closeSync, fstatSync, openSync } from 'node:fs';
import { DiskBlob } from '#film/provenance/engine/disk-blob.ts';

export interface OpenFilm extends Disposable {
  readonly blob: DiskBlob;
}

/** Opens a file as a blob; the file is closed when the holder is disposed of. */
export function openDiskBlob(path: string): OpenFilm {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  return {
    blob: new DiskBlob([{ descriptor, start: 0, end: size }]),
    [Symbol.dispose]: () => closeSync(descriptor),
  };
}
