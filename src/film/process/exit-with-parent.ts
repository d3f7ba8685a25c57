import { setPriority } from 'node:os';
import process from 'node:process';

const PARENT_CHECK_MS = 1_000;

/** Lowers the priority of this process to `priority`, and ends it when its parent ends, however that is. */
export function exitWithParent(priority: number): void {
  const parentId = process.ppid;
  setPriority(priority);
  // The channel closes however the parent ends, kill -9 included.
  process.on('disconnect', () => process.exit(1));
  // Should the channel have been closed before we listened, a changed parent tells.
  setInterval(() => {
    if (!process.connected || process.ppid !== parentId) process.exit(1);
  }, PARENT_CHECK_MS).unref();
  // Ctrl-C reaches the whole group; the parent decides what becomes of this process.
  process.on('SIGINT', () => undefined);
}
