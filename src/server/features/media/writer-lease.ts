import { renewWriting, type Writer } from './upload-writer-store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How long a writer that died blocks others. */
export const WRITER_SECONDS = 15;
const RENEWAL_MS = 5_000;

/**
 * Renews the lease on an upload for its writer as long as bytes arrive, which the caller reports.
 */
export function keepLease(db: Database, writer: Writer) {
  let hasArrived = false;
  const renewal = setInterval(() => {
    if (!hasArrived) return;
    hasArrived = false;
    // If this fails, the next piece fails as well.
    renewWriting(db, writer, WRITER_SECONDS).catch(() => undefined);
  }, RENEWAL_MS);
  renewal.unref();
  return { note: () => void (hasArrived = true), end: () => clearInterval(renewal) };
}
