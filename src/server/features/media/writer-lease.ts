import * as store from './store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How long a writer that died keeps others from going on. */
export const WRITER_SECONDS = 15;
const RENEWAL_MS = 5_000;

/** Keeps an upload for its writer as long as bytes arrive, of which it is told. */
export function keepLease(db: Database, writer: store.Writer) {
  let hasArrived = false;
  const renewal = setInterval(() => {
    if (!hasArrived) return;
    hasArrived = false;
    // Where it fails, the next piece fails as well.
    store.renewWriting(db, writer, WRITER_SECONDS).catch(() => undefined);
  }, RENEWAL_MS);
  renewal.unref();
  return { note: () => void (hasArrived = true), end: () => clearInterval(renewal) };
}
