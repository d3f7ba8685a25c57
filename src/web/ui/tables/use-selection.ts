import { useState } from 'react';

export interface Selection<Job> {
  readonly jobs: readonly Job[];
  readonly has: (id: string) => boolean;
  readonly toggle: (...ids: readonly string[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Which of the shown things are ticked; what is no longer shown is not among them. */
export function useSelection<Job extends { readonly id: string }>(
  shown: readonly Job[],
): Selection<Job> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    jobs: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (...toggled) => {
      const next = new Set(ids);
      for (const id of toggled) if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
