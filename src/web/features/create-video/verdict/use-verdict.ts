import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { complianceRoutes } from '#contracts/routes/compliance.ts';
import type { CheckResponseBody, CheckInput } from '#contracts/schemas/compliance.ts';
import { call } from '#web/api/client.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { orderedWords } from '#web/features/create-video/words/words-card.ts';

const KEPT_FOR_MILLISECONDS = 60_000;

type JudgedValues = Pick<
  CreateFormValues,
  'preset' | 'prompt' | 'card' | 'brandId' | 'markets' | 'advertises' | 'aspectRatio' | 'duration'
>;

/** What the advertising policy says of the words, once they have settled; undefined while there are none. */
export function useVerdict(
  values: JudgedValues,
  isSettled: boolean,
): CheckResponseBody | undefined {
  const { preset, prompt, card, brandId, markets, advertises, aspectRatio, duration } = values;
  const words = orderedWords(card);
  const place = { markets, advertises, aspectRatio, duration };
  const wanted = JSON.stringify({ preset, prompt, ...place, brandId, ...(words && { words }) });
  const [asked, setAsked] = useState('');
  if (isSettled && asked !== wanted) setAsked(wanted);
  const hasWords = prompt.trim() !== '';
  const { data } = useQuery({
    queryKey: ['compliance', asked],
    queryFn: async ({ signal }) => {
      const order = JSON.parse(asked) as CheckInput;
      const verdict = await call(complianceRoutes.check, {
        body: { ...order, localOnly: true },
        signal,
      });
      if (verdict.findings.length < 2) return verdict;
      const { inTextOrder } = await import('#web/features/create-video/prompt/excerpt-places.ts');
      return { ...verdict, findings: inTextOrder(verdict.findings, order.prompt) };
    },
    enabled: hasWords && asked !== '',
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MILLISECONDS,
  });
  return hasWords ? data : undefined;
}
