import type { Stats } from 'node:fs';

/** Who may read the data directory: the user that the server runs as, or that user's group as well. */
export type DataAccess = 'owner' | 'group';

/** For a group, new entries inherit the directory's group (setgid). */
export const MODES = {
  owner: { directory: 0o700, file: 0o600, umask: 0o077 },
  group: { directory: 0o2770, file: 0o660, umask: 0o007 },
} as const satisfies Record<DataAccess, Record<'directory' | 'file' | 'umask', number>>;

/** Who may do what, without the bits for groups and sticky directories: not every user may set those. */
export function permissionsOf({ mode }: Stats): number {
  return mode & 0o777;
}

/** A file keeps what its owner may do; the group gets the same, or nothing. */
export function fileModeOf(permissions: number, access: DataAccess): number {
  const ofOwner = permissions & 0o700;
  return access === 'group' ? ofOwner | (ofOwner >> 3) : ofOwner;
}

/** From now on, files this process and its children create are closed to other users. */
export function limitNewFiles(access: DataAccess): void {
  process.umask(MODES[access].umask);
}
