import type { Stats } from 'node:fs';

/**
 * Who may read the data directory: the user that the server runs as, or that user's group as well.
 */
export type DataAccess = 'owner' | 'group';

/** For a group, new entries inherit the directory's group (setgid). */
export const MODES = {
  owner: { directory: 0o700, file: 0o600, umask: 0o077 },
  group: { directory: 0o2770, file: 0o660, umask: 0o007 },
} as const satisfies Record<DataAccess, Record<'directory' | 'file' | 'umask', number>>;

/** The permission bits without setgid and sticky, which not every user may set. */
export function permissionsOf({ mode }: Stats): number {
  return mode & 0o777;
}

/** A file keeps its owner's permissions; the group gets the same, or none. */
export function fileModeOf(permissions: number, access: DataAccess): number {
  const ofOwner = permissions & 0o700;
  return access === 'group' ? ofOwner | (ofOwner >> 3) : ofOwner;
}

/**
 * From now on, files created by this process and its children are not accessible to other users.
 */
export function limitNewFiles(access: DataAccess): void {
  process.umask(MODES[access].umask);
}
