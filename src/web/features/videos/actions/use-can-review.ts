import type { JobBody } from '#contracts/schemas/job.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { stateOf } from '#web/features/videos/video-state.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';

/** Whether a video waits for a decision that the signed-in person may make. */
export function useCanReview(): (job: JobBody) => boolean {
  const { user, organization } = useSignedIn();
  const decides = roleHas(user.role, 'moderation.decide');
  return (job) => {
    const state = stateOf(job);
    const isDue = state === 'awaitingReview' || state === 'onHold';
    const isTheirs = organization.isOperator || !job.isOperators;
    const needsSomeoneElse = organization.requiresSecondReviewer && job.author === user.username;
    return decides && isDue && isTheirs && !needsSomeoneElse;
  };
}
