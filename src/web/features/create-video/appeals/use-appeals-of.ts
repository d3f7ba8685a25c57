import { useQuery } from '@tanstack/react-query';

import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { ownAppealsQuery } from '#web/features/create-video/appeals/own-appeals-query.ts';

const NONE: readonly AppealBody[] = [];

/** The latest appeals about orders with this prompt, asked for where one is refused. */
export function useAppealsOf(prompt: string, isRefused: boolean): readonly AppealBody[] {
  const { data } = useQuery({ ...ownAppealsQuery, enabled: isRefused });
  return data?.filter(({ order }) => order?.prompt === prompt) ?? NONE;
}
