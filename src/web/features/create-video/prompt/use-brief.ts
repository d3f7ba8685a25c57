import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { briefRoutes } from '#contracts/routes/brief.ts';
import type { BriefBody } from '#contracts/schemas/brief.ts';
import { call } from '#web/api/client.ts';
import { loadNamedDay } from '#web/features/create-video/word-checks/late-named-day.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

/** Longer than between two keys of somebody who types; the preview waits for it, too. */
export const STILL_FOR_MILLISECONDS = 250;

type Asked = Pick<CreateFormValues, 'prompt' | 'preset' | 'brandId'>;

const bodyOf = ({ prompt, preset, brandId }: Asked) => ({
  prompt,
  ...(preset !== '' && { preset }),
  ...(brandId !== undefined && { brandId }),
});

const briefQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['brief', bodyOf(asked)],
    queryFn: async ({ signal }) => {
      const body = bodyOf(asked);
      const [brief] = await Promise.all([call(briefRoutes.read, { body, signal }), loadNamedDay()]);
      return brief;
    },
    staleTime: Infinity,
  });

export interface BriefReader {
  /** Undefined while there is no prompt or it was not read yet. */
  readonly brief: BriefBody | undefined;
  /** Whether `brief` is that of the prompt as it stands, not of the one before. */
  readonly isCurrent: boolean;
  /** Whether the prompt as it stands is still to be read. */
  readonly isReading: boolean;
  /** Reads the prompt as it stands, without a pause; undefined where that fails. */
  readonly readNow: () => Promise<BriefBody | undefined>;
  /** Has the configured language model read it. */
  readonly readWithModel: () => Promise<BriefBody | undefined>;
  readonly isModelReading: boolean;
}

/** What the prompt says of the film's words. */
export function useBrief({ prompt, preset, brandId }: Asked, enabled: boolean): BriefReader {
  const queryClient = useQueryClient();
  const settled = useDebounced(prompt, STILL_FOR_MILLISECONDS);
  const [isModelReading, setIsModelReading] = useState(false);
  const isAsked = enabled && settled.trim() !== '';
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...briefQuery({ prompt: settled, preset, brandId }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isStill = settled === prompt;

  async function readWithModel() {
    const asked = { prompt, preset, brandId };
    setIsModelReading(true);
    try {
      const body = { ...bodyOf(asked), withModel: true };
      const read = await call(briefRoutes.read, { body });
      queryClient.setQueryData(briefQuery(asked).queryKey, read);
      return read;
    } catch {
      return undefined;
    } finally {
      setIsModelReading(false);
    }
  }

  return {
    brief: isAsked ? data : undefined,
    isCurrent: isStill && !isPlaceholderData,
    isReading: !isStill || (isAsked && isFetching && (isPlaceholderData || data === undefined)),
    readNow: () =>
      queryClient.fetchQuery(briefQuery({ prompt, preset, brandId })).catch(() => undefined),
    readWithModel,
    isModelReading,
  };
}
