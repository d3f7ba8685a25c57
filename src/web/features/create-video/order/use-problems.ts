import { useEffect, useState } from 'react';

import {
  checkOrder,
  type CheckedOrder,
  type Problems,
} from '#web/features/create-video/order/checked-order.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';

const NONE: Problems = {};

interface FollowedProblems {
  readonly problems: Problems;
  /** Notes why the policy refused the form that was sent; said until its prompt changes. */
  readonly refuse: (sentence: string) => void;
  /** Checks the form that is sent; from then on the problems follow every change. */
  readonly check: (values: CreateFormValues) => Promise<CheckedOrder>;
}

interface Refused {
  readonly prompt: string;
  readonly sentence: string;
}

/** What is wrong with the form, once somebody has tried to send it. `values` change with the form alone. */
export function useProblems(values: CreateFormValues): FollowedProblems {
  const [problems, setProblems] = useState(NONE);
  const [isFollowing, setIsFollowing] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  useEffect(() => {
    if (!isFollowing) return undefined;
    let isLatest = true;
    void checkOrder(values).then((checked) => {
      if (isLatest) setProblems('problems' in checked ? checked.problems : NONE);
    });
    return () => {
      isLatest = false;
    };
  }, [values, isFollowing]);

  return {
    problems:
      refused?.prompt === values.prompt ? { prompt: refused.sentence, ...problems } : problems,
    refuse: (sentence) => setRefused({ prompt: values.prompt, sentence }),
    check: async (sent) => {
      setRefused(null);
      const checked = await checkOrder(sent);
      setProblems('problems' in checked ? checked.problems : NONE);
      setIsFollowing(true);
      return checked;
    },
  };
}
