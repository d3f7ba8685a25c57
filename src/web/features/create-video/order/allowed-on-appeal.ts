import { skipToken, useQuery } from '@tanstack/react-query';

import type { AppealBody } from '#contracts/schemas/appeal.ts';

export const OWN_APPEALS_KEY = ['own-appeals'];

/** Whether the operator allowed an order with this prompt on appeal, as far as appeals are here. */
export function useIsAllowedOnAppeal(prompt: string): boolean {
  const { data } = useQuery<readonly AppealBody[]>({
    queryKey: OWN_APPEALS_KEY,
    queryFn: skipToken,
  });
  return data?.some((one) => one.expiresAt !== null && one.order?.prompt === prompt) ?? false;
}
