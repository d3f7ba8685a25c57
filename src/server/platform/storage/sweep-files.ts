import type { Storage } from '#server/platform/storage/storage.ts';

interface Sweep {
  readonly prefix: string;
  /** Younger files are left alone. */
  readonly changedBefore: Date;
  /** Returns which of these keys are orphaned. */
  readonly orphansAmong: (keys: readonly string[]) => Promise<readonly string[]>;
}

const FILES_AT_ONCE = 500;

/** Removes orphaned files; returns how many. */
export async function sweepFiles(
  storage: Storage,
  { prefix, changedBefore, orphansAmong }: Sweep,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const removeBatch = async () => {
    const orphans = await orphansAmong(batch);
    for (const key of orphans) await storage.remove(key);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, changedAt } of storage.list(prefix)) {
    if (changedAt >= changedBefore) continue;
    batch.push(key);
    if (batch.length === FILES_AT_ONCE) await removeBatch();
  }
  if (batch.length > 0) await removeBatch();
  return removed;
}
