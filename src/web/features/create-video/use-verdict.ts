import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { complianceRoutes } from '#contracts/routes/compliance.ts';
import type { CheckResponseBody, CheckInput } from '#contracts/schemas/compliance.ts';
import { call } from '#web/api/client.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { orderedWords } from '#web/features/create-video/words-card.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const STILL_FOR_MILLISECONDS = 450;
const KEPT_FOR_MILLISECONDS = 60_000;

type JudgedValues = Pick<
  CreateFormValues,
  'preset' | 'prompt' | 'card' | 'markets' | 'advertises' | 'aspectRatio' | 'duration'
>;

/** What the advertising policy says of the words so far; undefined while there are none. */
export function useVerdict(values: JudgedValues): CheckResponseBody | undefined {
  const { preset, prompt, card, markets, advertises, aspectRatio, duration } = values;
  const words = orderedWords(card);
  const place = { markets, advertises, aspectRatio, duration };
  const judged: CheckInput = { preset, prompt, ...place, ...(words && { words }) };
  const settled = useDebounced(JSON.stringify(judged), STILL_FOR_MILLISECONDS);
  const hasWords = prompt.trim() !== '';
  const { data } = useQuery({
    queryKey: ['compliance', settled],
    queryFn: ({ signal }) =>
      call(complianceRoutes.check, {
        body: { ...(JSON.parse(settled) as CheckInput), localOnly: true },
        signal,
      }),
    enabled: hasWords,
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MILLISECONDS,
  });
  return hasWords ? data : undefined;
}
