import { lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';

import { MODES, permissionsOf, type DataAccess } from '#server/platform/data-directory/modes.ts';
import { setModeBelow, type Repair } from '#server/platform/data-directory/set-mode.ts';
import type { Log } from '#server/platform/log.ts';

/** What the server itself puts into the data directory. */
const OWN_ENTRIES =
  /^(?:database|media|uploads|work|outbox|signing-roots\.pem|secret-key(?:\.\w+)?|restore-\w+)$/;

/** Entries created by file systems and version control. */
const IGNORED_ENTRIES = /^(?:lost\+found|\.git\w+)$/;

const STICKY = 0o1000;
const WRITABLE_BY_OTHERS = 0o022;

/**
 * Creates the data directory if it is missing, and closes it to other users. The embedded database
 * writes files that everyone can read and write, whatever the umask, so the directory itself must
 * not be accessible. Changes only what belongs to this user, follows no links, and never throws
 * because a mode cannot be changed, since some mounts have none.
 */
export function protectDataDirectory(folder: string, access: DataAccess, log: Log): void {
  mkdirSync(folder, { recursive: true, mode: MODES[access].directory });
  const user = process.getuid?.();
  if (user === undefined) return;
  // The operator may configure a link; links inside are left alone.
  const path = realpathSync(folder);
  const repair: Repair = { user, access, changed: 0, failed: [] };
  const wasClosed = closeDirectory(path, repair, log);
  for (const name of readdirSync(path).filter((entry) => OWN_ENTRIES.test(entry))) {
    setModeBelow(join(path, name), { repair, isThorough: !wasClosed });
  }
  report(folder, repair, log);
}

/** Returns whether the directory itself already had the right mode. */
function closeDirectory(path: string, repair: Repair, log: Log): boolean {
  const found = lstatSync(path);
  const isShared = holdsOtherThings(path, repair.user);
  if (isShared) {
    log.warn({ folder: path }, 'the data directory holds other files too: only our own are closed');
  }
  const wanted = isShared ? withoutForeignWriteAccess(found) : MODES[repair.access].directory;
  setModeBelow(path, { repair, isThorough: false, mode: wanted });
  return permissionsOf(found) === (wanted & 0o777);
}

/**
 * The directory contains files of this user that the server never wrote: closing it could break
 * whatever uses them.
 */
function holdsOtherThings(path: string, user: number): boolean {
  return readdirSync(path)
    .filter((name) => !OWN_ENTRIES.test(name) && !IGNORED_ENTRIES.test(name))
    .some((name) => lstatSync(join(path, name), { throwIfNoEntry: false })?.uid === user);
}

function withoutForeignWriteAccess({ mode }: Stats): number {
  return (mode & STICKY) === 0 ? mode & 0o7777 & ~WRITABLE_BY_OTHERS : mode & 0o7777;
}

function report(folder: string, { changed, failed }: Repair, log: Log): void {
  if (changed > 0) {
    log.warn({ folder, changed }, 'closed the data directory to other users of this machine');
  }
  const [path] = failed;
  if (path !== undefined) {
    log.warn(
      { path, failed: failed.length },
      'the mode of the data directory cannot be changed: other users of this machine may read it',
    );
  }
}
