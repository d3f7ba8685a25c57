import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of frames that may wait to be freed. */
const WAITING_BYTES_MAX = 24 * 1_048_576;

type Collect = (options: { readonly type: 'minor' }) => void;

let collect: Collect | null = null;

/**
 * Says how many frames may be encoded between two calls of {@link freeFrames}: a frame's memory is
 * native, which the garbage collector does not see.
 */
export function framesBetweenFreeing(frameBytes: number): number {
  return Math.max(1, Math.floor(WAITING_BYTES_MAX / frameBytes));
}

/**
 * Frees the memory of closed frames. The binding frees it only with the wrapper object, and hundreds
 * of megabytes gather before the collector runs by itself; a collection of young objects is enough.
 */
export async function freeFrames(): Promise<void> {
  collect ??= openCollector();
  collect({ type: 'minor' });
  // What is collected is freed in a turn of its own.
  await nextTurn();
}

function openCollector(): Collect {
  // Flags set now are seen by contexts made from now on.
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
