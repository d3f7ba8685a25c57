import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { insufficientCreditsMessage, VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { refreshAccount } from '#web/api/account.ts';
import { ApiError, hasStatus, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import type { Ordered } from '#web/features/create-video/order/ordered-note.ts';
import type { CreateOrder } from '#web/features/create-video/create-form.ts';
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { rememberControls } from '#web/features/create-video/settings/remembered-controls.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

const POLICY_STATUS = 422;

interface Ordering {
  /** Why a reviewer sees it before it is made, in a few words each. */
  readonly holds: readonly string[];
  /** Until all its films are there; undefined where it is not known. */
  readonly expectedSeconds: number | undefined;
  readonly onOrdered: () => void;
}

/**
 * Sends an order: to the credits where the balance does not cover it, to the videos on success.
 * Answers the sentence of a refusal by the advertising policy, which belongs to the prompt.
 */
export function useCreateVideo({
  holds,
  expectedSeconds,
  onOrdered,
}: Ordering): (order: CreateOrder) => Promise<string | null> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { organization } = useSignedIn();
  const [keyFor] = useState(createIdempotencyKeys);

  async function askForCredits(sentence: string) {
    toast({ title: TEXTS.insufficientCredits, description: sentence, tone: 'destructive' });
    await navigate(PATHS.credits);
    return null;
  }

  return async (order) => {
    rememberControls(order);
    const { creditBalance } = organization;
    const count = order.shapes?.length ?? 1;
    const shortage = insufficientCreditsMessage(creditBalance, count);
    const isPaid = order.resubmits === undefined;
    if (isPaid && creditBalance < count * VIDEO_COST_CREDITS) return askForCredits(shortage);
    let job;
    try {
      const headers = { 'Idempotency-Key': keyFor(order) };
      job = await call(jobRoutes.create, { body: order, headers });
    } catch (error) {
      if (error instanceof ApiError && error.details.code === 'budget_exceeded') {
        toastFailure({ title: TEXTS.budgetReached, error });
        return null;
      }
      if (hasStatus(error, 402)) return askForCredits(sentenceOf(error, shortage));
      toastFailure({
        title: TEXTS.createFailed,
        error,
        fallback: TEXTS.somethingWentWrong,
      });
      return hasStatus(error, POLICY_STATUS) ? sentenceOf(error, TEXTS.notAllowed) : null;
    }
    onOrdered();
    toast({
      title: count === 1 ? TEXTS.videoCreated : TEXTS.videosCreated(count),
      description: await noteOn({
        isHeld: job.moderationStatus === 'flagged',
        holds,
        count,
        expectedSeconds,
      }),
    });
    // Nobody waits for what this screen would read anew: it is left.
    queryClient.invalidateQueries().catch(() => undefined);
    refreshAccount().catch(() => undefined);
    await navigate(PATHS.videos);
    return null;
  };
}

/** What becomes of the order; its sentences come with the first one. */
async function noteOn(ordered: Ordered): Promise<string | undefined> {
  try {
    return (await import('#web/features/create-video/order/ordered-note.ts')).orderedNote(ordered);
  } catch {
    return undefined;
  }
}
