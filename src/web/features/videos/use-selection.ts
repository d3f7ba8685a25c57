import { useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';

export interface Selection {
  readonly jobs: readonly JobBody[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Which of the shown videos are ticked; what is no longer shown is not among them. */
export function useSelection(shown: readonly JobBody[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    jobs: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}
