import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  release(): void;
}

/**
 * Takes the one lock of a data directory, or throws where another process holds it. The operating
 * system frees the lock when its holder dies, however it dies: SQLite's exclusive transaction is a
 * file lock, and Node itself offers none.
 */
export function lockDirectory(folder: string): DirectoryLock {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, '.lock.sqlite'));
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw new Error(
      `Another process already uses the data directory ${folder}. ` +
        'The embedded database serves one process only: stop the other one, ' +
        'or set DATABASE_URL to a PostgreSQL database to run several.',
      { cause: error },
    );
  }
  held.add(file);
  return {
    release: () => {
      if (held.delete(file)) file.close();
    },
  };
}

/** A handle that is collected as garbage gives its lock away, so the held ones are kept here. */
const held = new Set<DatabaseSync>();
