/** Runs work of the same key one after another, and that of different keys beside each other. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

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
