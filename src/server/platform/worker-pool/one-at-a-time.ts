/** Runs work with the same key sequentially, and work with different keys concurrently. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs work with the same key sequentially; a failure does not block the next. */
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
