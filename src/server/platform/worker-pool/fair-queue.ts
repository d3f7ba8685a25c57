/** Jobs of several users: users take turns, and each has at most one job in progress. */
export interface FairQueue<Job> {
  /** Returns false if too many jobs are waiting, of this user or in total. */
  add(user: string, job: Job): boolean;
  hasNext(): boolean;
  /** Takes the job of the user who has waited longest for a turn. */
  takeNext(): { readonly user: string; readonly job: Job } | undefined;
  /** Marks this user's job in progress as done. */
  finish(user: string): void;
  /** Empties the queue and returns the waiting jobs. */
  clear(): Job[];
}

interface Limits {
  readonly waitingMax: number;
  readonly waitingPerUserMax: number;
}

/** A queue in which users take turns, each with at most one job in progress. */
export function createFairQueue<Job>({ waitingMax, waitingPerUserMax }: Limits): FairQueue<Job> {
  /** In the order of turns. */
  const waiting = new Map<string, Job[]>();
  const busy = new Set<string>();
  let count = 0;

  const nextUser = (): string | undefined => {
    for (const user of waiting.keys()) if (!busy.has(user)) return user;
    return undefined;
  };

  return {
    add(user, job) {
      const own = waiting.get(user) ?? [];
      if (count >= waitingMax || own.length >= waitingPerUserMax) return false;
      own.push(job);
      waiting.set(user, own);
      count += 1;
      return true;
    },

    hasNext: () => nextUser() !== undefined,

    takeNext() {
      const user = nextUser();
      const own = user === undefined ? undefined : waiting.get(user);
      const job = own?.shift();
      if (user === undefined || own === undefined || job === undefined) return undefined;
      // Moves the user to the end of the queue.
      waiting.delete(user);
      if (own.length > 0) waiting.set(user, own);
      busy.add(user);
      count -= 1;
      return { user, job };
    },

    finish(user) {
      busy.delete(user);
    },

    clear() {
      const jobs = [...waiting.values()].flat();
      waiting.clear();
      count = 0;
      return jobs;
    },
  };
}
