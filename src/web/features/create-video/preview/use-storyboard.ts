import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { problemsByPath } from '#web/api/field-problems.ts';
import {
  completeValues,
  orderOf,
  type CreateFormValues,
  type CreateOrder,
} from '#web/features/create-video/create-form.ts';
import { missingStills, withKnownStills } from '#web/features/create-video/preview/known-stills.ts';

/** Stills are large. */
const KEPT_FOR_MILLISECONDS = 30_000;

/** Once the first still is there, the others are asked for at once. */
const THE_REST_AFTER_MILLISECONDS = 20;
/** A busy server draws what is missing for the next one who asks. */
const ASKED_AGAIN_MILLISECONDS = 700;
const ASKED_MAX = 8;
const INVALID = 400;
const NONE: readonly Finding[] = [];

interface PlannedFilm {
  readonly storyboard: StoryboardBody;
  readonly expectedSeconds: number;
  /** What is blocked is not drawn. */
  readonly isDrawn: boolean;
  readonly refusals: readonly string[];
  readonly holds: readonly Finding[];
  readonly holdReasons: readonly string[];
  readonly videosBefore: number;
}

type Finding = VerdictBody['findings'][number];

export interface StoryboardPreview {
  readonly storyboard: StoryboardBody | undefined;
  /** How long it would take until all films of the order are there. */
  readonly expectedSeconds: number | undefined;
  /** Videos that are made before it. */
  readonly videosBefore: number;
  /** Whether `storyboard` is not yet that of the form as it stands. */
  readonly isOutdated: boolean;
  /** Whether stills are still coming. */
  readonly isDrawing: boolean;
  readonly hasFailed: boolean;
  /** Why no such video can be made, in a sentence; null where it can, or the reason is another. */
  readonly problem: string | null;
  /** The same by the field that it is about, such as `words.headline`. */
  readonly problems: Readonly<Record<string, string>>;
  /** Whether it may not be made, so that it is not drawn. */
  readonly isRefused: boolean;
  /** What stands against its photos and clips, as sentences. */
  readonly refusals: readonly string[];
  /** Why it would wait for a reviewer before it is made. */
  readonly holds: readonly Finding[];
  /** The same in a few words each. */
  readonly holdReasons: readonly string[];
  readonly retry: () => void;
}

interface Asking {
  readonly seed: number;
  /** Whether the form has been left alone, and its prompt is read. */
  readonly isSettled: boolean;
  /** The shot that is looked at: its still comes first. */
  readonly shotInSight: number;
}

function orderText(values: CreateFormValues, seed: number): string {
  const complete = completeValues(values);
  return complete ? JSON.stringify({ ...orderOf(complete, values), seed }) : '';
}

/** The plan of the film that the form asks for, once it asks for one; the still in sight comes first. */
export function useStoryboard(
  values: CreateFormValues,
  { seed, isSettled, shotInSight }: Asking,
): StoryboardPreview {
  const queryClient = useQueryClient();
  const wanted = orderText(values, seed);
  const [asked, setAsked] = useState('');
  if (isSettled && asked !== wanted) setAsked(wanted);
  const inSight = useRef(shotInSight);
  useEffect(() => {
    inSight.current = shotInSight;
  }, [shotInSight]);

  const queryKey = ['storyboard', asked];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<PlannedFilm> => {
      const known = queryClient.getQueryData<PlannedFilm>(queryKey)?.storyboard;
      const stills = known ? missingStills(known.shots, inSight.current) : [inSight.current];
      const order = JSON.parse(asked) as CreateOrder;
      const body = { ...order, stills };
      const answer = await call(storyboardRoutes.preview, { body, signal });
      const holds = answer.verdict.findings.filter(({ severity }) => severity === 'flag');
      return {
        storyboard: known ? withKnownStills(answer.storyboard, known) : answer.storyboard,
        expectedSeconds: answer.waitSeconds + answer.expectedSeconds * (order.shapes?.length ?? 1),
        videosBefore: answer.videosBefore,
        isDrawn: answer.verdict.decision !== 'block',
        refusals: refusalsOfFiles(answer.verdict.findings),
        holds,
        holdReasons: await reasonsOf(holds),
      };
    },
    enabled: asked !== '',
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (!isAskedAgain(data, dataUpdateCount + errorUpdateCount)) return false;
      const isFirst = dataUpdateCount === 1 && errorUpdateCount === 0;
      return isFirst ? THE_REST_AFTER_MILLISECONDS : ASKED_AGAIN_MILLISECONDS;
    },
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MILLISECONDS,
  });
  const film = wanted === '' ? undefined : query.data;
  const { dataUpdateCount = 0, errorUpdateCount = 0 } = queryClient.getQueryState(queryKey) ?? {};
  const isUnanswered = isAskedAgain(query.data, dataUpdateCount + errorUpdateCount);
  // Between two answers of a busy server, too.
  const isComing = query.isFetching || isUnanswered;
  return {
    storyboard: film?.storyboard,
    expectedSeconds: film?.expectedSeconds,
    isOutdated:
      wanted !== '' &&
      !query.isError &&
      (asked !== wanted || query.isPlaceholderData || query.isPending),
    isDrawing: wanted !== '' && (isComing || asked !== wanted),
    // Without its missing stills the plan is there all the same.
    hasFailed: query.isError && query.data === undefined,
    problem: hasStatus(query.error, INVALID) ? (query.error.details.message ?? null) : null,
    problems: problemsByPath(query.error),
    isRefused: film?.isDrawn === false,
    refusals: film?.refusals ?? [],
    holds: film?.holds ?? NONE,
    holdReasons: film?.holdReasons ?? [],
    videosBefore: film?.videosBefore ?? 0,
    retry: () => void query.refetch(),
  };
}

/** Their names come with the first video that is held, not with the screen. */
async function reasonsOf(holds: readonly Finding[]): Promise<readonly string[]> {
  if (holds.length === 0) return [];
  const { holdReasons } = await import('#web/video-state/hold-reasons.ts');
  return holdReasons(holds);
}

/** The policy's note says the rest. */
function refusalsOfFiles(findings: VerdictBody['findings']): string[] {
  return findings.flatMap(({ category, severity, message }) =>
    category === 'media' && severity === 'block' ? [message] : [],
  );
}

/** Whether the rest of the stills is asked for without anybody doing anything. */
function isAskedAgain(film: PlannedFilm | undefined, askedCount: number): boolean {
  return film !== undefined && lacksStills(film) && askedCount < ASKED_MAX;
}

function lacksStills({ storyboard, isDrawn }: PlannedFilm): boolean {
  return isDrawn && storyboard.shots.some(({ still }) => still === undefined);
}
