import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { briefRoutes } from '#contracts/routes/brief.ts';
import type { BriefBody } from '#contracts/schemas/brief.ts';
import { call } from '#web/api/client.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const STILL_FOR_MILLISECONDS = 450;

/** What the prompt says of the film's words; undefined while there is no prompt. */
export function useBrief(
  { prompt, preset }: Pick<CreateFormValues, 'prompt' | 'preset'>,
  enabled: boolean,
): BriefBody | undefined {
  const settled = useDebounced(prompt, STILL_FOR_MILLISECONDS);
  const isAsked = enabled && settled.trim() !== '';
  const { data } = useQuery({
    queryKey: ['brief', preset, settled],
    queryFn: ({ signal }) =>
      call(briefRoutes.read, {
        body: { prompt: settled, ...(preset !== '' && { preset }) },
        signal,
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? data : undefined;
}
