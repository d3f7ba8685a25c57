/** Runs work of the same key one after another, and that of different keys beside each other. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs work of the same key one after the other; a failure does not hold up the next. */
export function createOneAtATime(): OneAtATime {
  const latest = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const own = (latest.get(key) ?? Promise.resolve()).then(work, work);
    latest.set(key, own);
    try {
      return await own;
    } finally {
      if (latest.get(key) === own) latest.delete(key);
    }
  };
}
