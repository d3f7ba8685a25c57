import type { Config } from '#server/platform/config/config.ts';
import { limitNewFiles } from '#server/platform/data-directory/modes.ts';
import { withoutQueryParameters } from '#server/platform/redact.ts';

/** Something that was started and can be stopped. */
export interface Part {
  stop(): Promise<unknown>;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Keeps a process running until it receives a signal, then stops its parts in reverse order of
 * their start. A second signal ends it at once.
 */
export function stopOnSignal(parts: readonly Part[]): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stopAll(parts).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

export async function stopAll(parts: readonly Part[]): Promise<void> {
  for (const part of parts.toReversed()) await part.stop();
}

/**
 * Ends the process with a message instead of a stack trace if it cannot start. Files it writes,
 * including backups, are private to its user, unless the configuration shares the data directory.
 */
export function startOrExplain(start: () => Promise<void>): void {
  limitNewFiles('owner');
  start().catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${withoutQueryParameters(text)}\n`);
    process.exit(1);
  });
}

/**
 * Processes that share an installation need a database for several processes, and a common secret.
 */
export function requireSharedStores({ database, bucket, secretKey }: Config): void {
  if (database.url === null) {
    throw new Error(
      'Separate API and worker processes need PostgreSQL: set DATABASE_URL. ' +
        'On the embedded database, `npm start` runs everything in one process.',
    );
  }
  if (bucket !== null && secretKey === null) {
    throw new Error(
      'Processes that share STORAGE_URL rather than DATA_DIR need the same SECRET_KEY: ' +
        'addresses that one signs are served by another.',
    );
  }
}
