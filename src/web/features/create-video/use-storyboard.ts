import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { call } from '#web/api/client.ts';
import {
  completeValues,
  orderOf,
  type CreateFormValues,
  type CreateOrder,
} from '#web/features/create-video/create-form.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** A pause in typing. The call of the pause before it is cancelled. */
const STILL_FOR_MILLISECONDS = 550;
/** Stills are large. */
const KEPT_FOR_MILLISECONDS = 30_000;

/** A busy server draws what is missing for the next one who asks. */
const ASKED_AGAIN_MILLISECONDS = 1_500;
const ASKED_MAX = 5;

function lacksStills({ shots }: StoryboardBody): boolean {
  return shots.some(({ still }) => still === undefined);
}

function textOf(values: CreateFormValues, seed: number): string {
  const complete = completeValues(values);
  return complete ? JSON.stringify({ ...orderOf(complete, values.card), seed }) : '';
}

export interface StoryboardPreview {
  readonly storyboard: StoryboardBody | undefined;
  /** How long the film would take to make. */
  readonly expectedSeconds: number | undefined;
  readonly isDrawing: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The plan of the film that the form asks for, once it asks for one and has been left alone. */
export function useStoryboard(
  values: CreateFormValues,
  { seed, enabled }: { readonly seed: number; readonly enabled: boolean },
): StoryboardPreview {
  const wanted = textOf(values, seed);
  const settled = useDebounced(wanted, STILL_FOR_MILLISECONDS);
  const query = useQuery({
    queryKey: ['storyboard', settled],
    queryFn: ({ signal }) =>
      call(storyboardRoutes.preview, { body: JSON.parse(settled) as CreateOrder, signal }),
    enabled: enabled && settled !== '',
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < ASKED_MAX && state.data && lacksStills(state.data.storyboard)
        ? ASKED_AGAIN_MILLISECONDS
        : false,
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MILLISECONDS,
  });
  return {
    storyboard: wanted === '' ? undefined : query.data?.storyboard,
    expectedSeconds: wanted === '' ? undefined : query.data?.expectedSeconds,
    isDrawing: enabled && wanted !== '' && (query.isFetching || wanted !== settled),
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
