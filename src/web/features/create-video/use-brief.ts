import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { briefRoutes } from '#contracts/routes/brief.ts';
import type { BriefBody } from '#contracts/schemas/brief.ts';
import { call } from '#web/api/client.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const STILL_FOR_MILLISECONDS = 450;

type Asked = Pick<CreateFormValues, 'prompt' | 'preset'>;

const briefQuery = ({ prompt, preset }: Asked) =>
  queryOptions({
    queryKey: ['brief', preset, prompt],
    queryFn: ({ signal }) =>
      call(briefRoutes.read, { body: { prompt, ...(preset !== '' && { preset }) }, signal }),
    staleTime: Infinity,
  });

export interface BriefReader {
  /** Undefined while there is no prompt or it was not read yet. */
  readonly brief: BriefBody | undefined;
  /** Whether `brief` is that of the prompt as it stands, not of the one before. */
  readonly isCurrent: boolean;
  /** Reads the prompt as it stands, without a pause; undefined where that fails. */
  readonly readNow: () => Promise<BriefBody | undefined>;
}

/** What the prompt says of the film's words. */
export function useBrief({ prompt, preset }: Asked, enabled: boolean): BriefReader {
  const queryClient = useQueryClient();
  const settled = useDebounced(prompt, STILL_FOR_MILLISECONDS);
  const isAsked = enabled && settled.trim() !== '';
  const { data, isPlaceholderData } = useQuery({
    ...briefQuery({ prompt: settled, preset }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    brief: isAsked ? data : undefined,
    isCurrent: settled === prompt && !isPlaceholderData,
    readNow: () => queryClient.fetchQuery(briefQuery({ prompt, preset })).catch(() => undefined),
  };
}
