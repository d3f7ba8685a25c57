import { closeSync, constants, fchmodSync, fstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  fileModeOf,
  MODES,
  permissionsOf,
  type DataAccess,
} from '#server/platform/data-directory/modes.ts';

/** One repair of a data directory, and its result. */
export interface Repair {
  readonly user: number;
  readonly access: DataAccess;
  changed: number;
  readonly failed: string[];
}

interface Options {
  readonly repair: Repair;
  /** Also descends into directories whose own mode is right. */
  readonly isThorough: boolean;
  /** Overrides the mode of this entry only, not of what is below it. */
  readonly mode?: number;
}

/** Opening a pipe without a writer must not block startup. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Sets the mode of an entry and everything below it, directories first, so that nobody can replace
 * an entry by a link meanwhile. Skips links, files with another hard link (which may be outside),
 * and whatever belongs to another user.
 */
export function setModeBelow(path: string, { repair, isThorough, mode }: Options): void {
  const file = tryOpen(path, repair);
  if (file === null) return;
  let isOpen: boolean;
  try {
    const found = fstatSync(file);
    if (!found.isDirectory() && (!found.isFile() || found.nlink > 1)) return;
    const usual = found.isDirectory()
      ? MODES[repair.access].directory
      : fileModeOf(found.mode, repair.access);
    const wanted = mode ?? usual;
    isOpen = permissionsOf(found) !== (wanted & 0o777);
    if (found.uid !== repair.user) {
      if (isOpen && found.isDirectory()) repair.failed.push(path);
      return;
    }
    if (isOpen) changeMode({ file, path }, wanted, repair);
    if (!found.isDirectory() || mode !== undefined) return;
  } finally {
    closeSync(file);
  }
  if (!isOpen && !isThorough) return;
  for (const name of readdirSync(path)) {
    setModeBelow(join(path, name), { repair, isThorough: true });
  }
}

function changeMode(
  { file, path }: { readonly file: number; readonly path: string },
  wanted: number,
  repair: Repair,
): void {
  try {
    fchmodSync(file, wanted);
  } catch {
    repair.failed.push(path);
    return;
  }
  // Some mounts accept the change and ignore it.
  if (permissionsOf(fstatSync(file)) === (wanted & 0o777)) repair.changed += 1;
  else repair.failed.push(path);
}

/** Null for links, sockets, and entries that no longer exist. */
function tryOpen(path: string, repair: Repair): number | null {
  try {
    return openSync(path, OPEN_FLAGS);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM') repair.failed.push(path);
    return null;
  }
}
