import { readFileSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const LOCK_FILE = new URL('package-lock.json', ROOT);

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  /** By path, `node_modules/a/node_modules/b`; the project itself has the empty path. */
  packages: Record<string, LockedPackage>;
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as LockFile;
}

export function writeLockFile(lock: LockFile): void {
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

/** Packages whose install scripts were reviewed: true if they may run. */
export function readAllowedScripts(): Record<string, boolean> {
  const text = readFileSync(new URL('package.json', ROOT), 'utf8');
  return (JSON.parse(text) as { allowScripts: Record<string, boolean> }).allowScripts;
}

/** `node_modules/a/node_modules/@b/c` contains `@b/c`. */
function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Returns the problems of a lock file: packages without a hash, unreviewed scripts. */
export function problemsOf({ packages }: LockFile, allowed: Record<string, boolean>): string[] {
  return Object.entries(packages).flatMap(([place, { integrity, hasInstallScript }]) => {
    if (place === '') return [];
    const name = nameAt(place);
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no SHA-512 hash`]),
      ...(hasInstallScript && allowed[name] === undefined
        ? [`${name} has an install script that package.json's allowScripts does not judge`]
        : []),
    ];
  });
}

/**
 * Removes optional packages without a hash, and every reference to them. They are missing in the
 * registry in use (binaries for other systems), so nothing would verify what another registry
 * delivers. Returns their names.
 */
export function removeUnproven({ packages }: LockFile): string[] {
  const removed = Object.entries(packages)
    .filter(([place, { integrity, optional }]) => place !== '' && optional && !integrity)
    .map(([place]) => place);
  for (const place of removed) delete packages[place];
  const isLocked = (name: string) =>
    Object.keys(packages).some((place) => place !== '' && nameAt(place) === name);
  for (const [place, { optionalDependencies }] of Object.entries(packages)) {
    if (place === '' || !optionalDependencies) continue;
    for (const name of Object.keys(optionalDependencies)) {
      if (!isLocked(name)) delete optionalDependencies[name];
    }
  }
  return removed.map(nameAt);
}
