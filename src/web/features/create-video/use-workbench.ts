import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import type { AspectRatio } from '#domain/order/controls.ts';
import { filledValues } from '#web/features/create-video/words/filled-values.ts';
import {
  correctedBy,
  initialValues,
  orderedShapes,
  orderOf,
  reviewNoteOf,
  type CreateFormValues,
} from '#web/features/create-video/create-form.ts';
import type { Problems } from '#web/features/create-video/order/checked-order.ts';
import {
  placesAfterChange,
  type OrganizationDefaults,
} from '#web/features/create-video/settings/organization-defaults.ts';
import { beginningOf, dropDraft, keepDraft } from '#web/features/create-video/draft.ts';
import { endOf, shotAt, shotShowing } from '#web/features/create-video/preview/preview-time.ts';
import type { Place } from '#web/features/create-video/prompt/marked-pieces.ts';
import { randomSeed, seedFrom } from '#web/features/create-video/settings/random-seed.ts';
import { STILL_FOR_MILLISECONDS, useBrief } from '#web/features/create-video/prompt/use-brief.ts';
import { useCreateVideo } from '#web/features/create-video/order/use-create-video.ts';
import { usePlayback } from '#web/features/create-video/preview/use-playback.ts';
import { useProblems } from '#web/features/create-video/order/use-problems.ts';
import { useStoryboard } from '#web/features/create-video/preview/use-storyboard.ts';
import { useVerdict } from '#web/features/create-video/verdict/use-verdict.ts';
import { wordsOf } from '#web/features/create-video/words/words-card.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { useOneAtATime } from '#web/ui/hooks/use-one-at-a-time.ts';

export type Workbench = ReturnType<typeof useWorkbench>;

/** Everything that Create knows: what is filled in, what was read from it, and the film that it asks for. */
export function useWorkbench() {
  const { user, organization } = useSignedIn();
  const location = useLocation();
  const [beginning] = useState(() =>
    beginningOf({ userId: user.id, entry: location.key }, location.state),
  );
  const [filledIn, setFilledIn] = useFilledIn(beginning, organization);
  const [seed, setSeed] = useState(() => seedFrom(beginning));
  const reader = useBrief(filledIn, user.ageVerified);
  const { brief } = reader;
  const [pictureShots, setPictureShots] = useState(filledIn.pictureShots);
  const values = useMemo(
    () => ({ ...filledValues(filledIn, brief, organization), pictureShots }),
    [filledIn, brief, organization, pictureShots],
  );

  const change = (changes: Partial<CreateFormValues>) =>
    setFilledIn((before) => ({ ...before, ...changes }));
  useBroughtPreset(location.state, change);
  const isOrdered = useRef(false);
  useEffect(() => {
    // After the order the balance changes before the screen is left.
    if (!isOrdered.current) {
      keepDraft({ userId: user.id, entry: location.key }, { ...values, seed });
    }
  }, [user.id, location.key, values, seed]);

  const state = JSON.stringify([filledIn, seed]);
  const isSettled = useDebounced(state, STILL_FOR_MILLISECONDS) === state && !reader.isReading;
  const [shotInSight, setShotInSight] = useState(0);
  const shape = useShownShape(values);
  const preview = useStoryboard(shape.values, {
    seed,
    isSettled: isSettled && user.ageVerified,
    shotInSight,
  });
  const shots = preview.storyboard?.shots ?? [];
  const planned = shots.filter(({ kind }) => kind !== 'endCard').length;
  if (shots.length > 0 && planned !== pictureShots) setPictureShots(planned);
  const playback = usePlayback(endOf(shots));
  const inSight = shotAt(shots, playback.seconds);
  if (inSight !== shotInSight) setShotInSight(inSight);

  const sending = useSending({
    values,
    organization,
    seed,
    hasPreview: preview.storyboard !== undefined,
    readNow: reader.readNow,
    resubmits: correctedBy(location.state),
    holds: preview.holdReasons,
    expectedSeconds: preview.expectedSeconds,
    onOrdered: () => {
      isOrdered.current = true;
      dropDraft();
    },
  });

  const promptBox = useRef<HTMLTextAreaElement>(null);
  const [activeField, setActiveField] = useState<string | null>(null);

  return {
    values,
    seed,
    change,
    /** Fills the form with what an earlier video was ordered with, or an appealed order asks for. */
    startFrom: (earlier: object) => {
      setFilledIn(initialValues(earlier, organization));
      setSeed(seedFrom(earlier));
    },
    user,
    organization,
    promptBox,
    /** Selects where a field was read. */
    showInPrompt: ({ start, end }: Place) => {
      promptBox.current?.focus();
      promptBox.current?.setSelectionRange(start, end);
    },
    activeField,
    /** Says which field of the words is edited; the preview goes to the shot that shows it. */
    setActiveField: (field: string | null) => {
      setActiveField(field);
      const shot = field === null ? undefined : shotShowing(shots, wordsOf(values.card, field));
      if (shot && !playback.isPlaying) playback.seek(shot.startSeconds);
    },
    reader,
    preview,
    shape,
    shownShape: shape.shown,
    playback,
    shotInSight,
    anotherTake: () => setSeed(randomSeed()),
    verdict: useVerdict(values, isSettled),
    resubmits: correctedBy(location.state),
    reviewNote: reviewNoteOf(location.state),
    locationState: location.state as unknown,
    ...sending,
    // What the server says of the words is told at once, what is missing once somebody sends the form.
    problems: { ...problemsOfWords(preview.problems), ...sending.problems },
  };
}

/** What somebody filled in, beginning with the organization's settings and following them where nobody chose. */
function useFilledIn(beginning: unknown, organization: OrganizationDefaults) {
  const location = useLocation();
  const [filledIn, setFilledIn] = useState(() => initialValues(beginning, organization));
  const [known, setKnown] = useState(organization);
  if (known !== organization) {
    setKnown(organization);
    // A copied video keeps its own.
    if (!isCopy(location.state)) {
      setFilledIn((before) => ({ ...before, ...placesAfterChange(before, known, organization) }));
    }
  }
  return [filledIn, setFilledIn] as const;
}

/** Which of the ordered shapes the preview shows, and the order that begins with it. */
function useShownShape(values: CreateFormValues) {
  const [wanted, setWanted] = useState<AspectRatio>();
  const ordered = orderedShapes(values);
  const shown = ordered.find((shape) => shape === wanted) ?? values.aspectRatio;
  const others = ordered.filter((shape) => shape !== shown);
  return {
    shown,
    ordered,
    onShow: setWanted,
    values: { ...values, aspectRatio: shown, alsoShapes: others },
  };
}

/** Of what is wrong with an order, what is about its words. */
function problemsOfWords(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => path.startsWith('words.')));
}

interface ToSend {
  readonly values: CreateFormValues;
  readonly organization: OrganizationDefaults;
  readonly seed: number;
  readonly hasPreview: boolean;
  readonly readNow: ReturnType<typeof useBrief>['readNow'];
  readonly resubmits: string | undefined;
  readonly holds: readonly string[];
  readonly expectedSeconds: number | undefined;
  readonly onOrdered: () => void;
}

function useSending(toSend: ToSend) {
  const { values, organization, seed, hasPreview, readNow, resubmits } = toSend;
  const createVideo = useCreateVideo(toSend);
  const { problems, refuse, check } = useProblems(values);

  const { isRunning: isSubmitting, run: submit } = useOneAtATime(async () => {
    // Whoever is quicker than the reading gets the words of the prompt as it stands.
    const read = values.prompt.trim() === '' ? undefined : await readNow();
    const complete = filledValues(values, read, organization);
    const { order } = await check(complete);
    if (!order) return;
    const refusal = await createVideo({
      ...orderOf(order, complete),
      // The film that was previewed is the film that is made.
      ...(hasPreview && { seed }),
      ...(resubmits && { resubmits }),
    });
    if (refusal) refuse(refusal);
  });

  return { problems, isSubmitting, submit };
}

const isCopy = (state: unknown) => 'controlsJson' in { ...(state as object | null) };

/** The command palette may ask for another preset while the screen is open. */
function useBroughtPreset(state: unknown, change: (changes: Partial<CreateFormValues>) => void) {
  useEffect(() => {
    const { preset } = initialValues(state);
    if (preset !== '') change({ preset });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was brought counts once
  }, [state]);
}
