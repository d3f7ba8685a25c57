import { fsyncSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd: number;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/**
 * PGlite's file system on a directory, with a real fsync. PGlite's own has none, so that a committed
 * transaction could be lost with the power; with it, PostgreSQL must also not be started with `-F`.
 */
export class SyncedFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: { NODEFS?: NodeFileSystem }) => {
      if (!module.NODEFS) throw new Error('PGlite no longer exposes its file system');
      module.NODEFS.stream_ops.fsync = (file) => {
        fsyncSync(file.nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync as () => void];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite's start parameters without `-F`, which turns fsync off, and with less memory. */
export function durableStartParameters(pglite: typeof PGlite): string[] {
  return [
    ...pglite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=16MB',
  ];
}
