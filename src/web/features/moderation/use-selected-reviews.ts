import { useState } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';

export interface SelectedReviews {
  readonly jobs: readonly ReviewJobBody[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Which of the shown videos are ticked; what is no longer shown is not among them. */
export function useSelectedReviews(shown: readonly ReviewJobBody[]): SelectedReviews {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    jobs: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
