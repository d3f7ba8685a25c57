import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { takeRoutes } from '#contracts/routes/takes.ts';
import { call } from '#web/api/client.ts';
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { JOBS_KEY } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { refreshAccount } from '#web/api/account.ts';

export const takesQuery = (id: string) =>
  queryOptions({
    queryKey: [...JOBS_KEY, id, 'takes'],
    queryFn: ({ signal }) => call(takeRoutes.list, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Orders takes of one clip and goes to the first of them. */
export function useOrderTakes(
  id: string,
  wanted: { readonly clip: number; readonly takes: number },
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keys, setKeys] = useState(createIdempotencyKeys);
  return useMutation({
    mutationFn: (_input: undefined) => {
      const headers = { 'Idempotency-Key': keys({ id, ...wanted }) };
      return call(takeRoutes.order, { params: { id }, body: wanted, headers });
    },
    onSuccess: async (made) => {
      // What was ordered can be ordered once more.
      setKeys(() => createIdempotencyKeys());
      queryClient.invalidateQueries().catch(() => undefined);
      refreshAccount().catch(() => undefined);
      const [first] = made;
      if (first) await navigate(PATHS.videoOf(first.id));
    },
    onError: (error) =>
      toastFailure({ title: TEXTS.takeFailed, error, fallback: TEXTS.tryAgainLater }),
  });
}
