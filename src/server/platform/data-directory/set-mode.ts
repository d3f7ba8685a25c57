import { closeSync, constants, fchmodSync, fstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  fileModeOf,
  MODES,
  permissionsOf,
  type DataAccess,
} from '#server/platform/data-directory/modes.ts';

/** One repair of a data directory, and what came of it. */
export interface Repair {
  readonly user: number;
  readonly access: DataAccess;
  changed: number;
  readonly failed: string[];
}

interface Options {
  readonly repair: Repair;
  /** Looks into directories whose own mode is right, too. */
  readonly isThorough: boolean;
  /** Of this entry alone, in place of the usual one; what is below it stays. */
  readonly mode?: number;
}

/** A pipe that nobody writes to must not block the start. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Sets the mode of one entry and of all below it, directories first, so that nobody can swap what
 * is below for a link meanwhile. Leaves alone: links, files with a second name somewhere (it may be
 * outside), and what belongs to another user.
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
    if (isOpen) changeMode(file, wanted, path, repair);
    if (!found.isDirectory() || mode !== undefined) return;
  } finally {
    closeSync(file);
  }
  if (!isOpen && !isThorough) return;
  for (const name of readdirSync(path)) {
    setModeBelow(join(path, name), { repair, isThorough: true });
  }
}

function changeMode(file: number, wanted: number, path: string, repair: Repair): void {
  try {
    fchmodSync(file, wanted);
  } catch {
    repair.failed.push(path);
    return;
  }
  // Some mounts accept the change and forget it.
  if (permissionsOf(fstatSync(file)) === (wanted & 0o777)) repair.changed += 1;
  else repair.failed.push(path);
}

/** Null for links, sockets, and what has gone meanwhile. */
function tryOpen(path: string, repair: Repair): number | null {
  try {
    return openSync(path, OPEN_FLAGS);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM') repair.failed.push(path);
    return null;
  }
}
