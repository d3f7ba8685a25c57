import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { DecisionBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { titleOfReview } from '#web/features/moderation/review/review-title.ts';
import {
  JOBS_QUERY_KEY,
  NOTIFICATIONS_QUERY_KEY,
  REVIEWS_QUERY_KEY,
} from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { toast, type ToastMessage } from '#web/ui/feedback/toast-store.ts';

/**
 * Approving and rejecting one video in the state that is shown; the lists are read anew afterwards,
 * also where somebody else was faster.
 */
export function useDecisions(job: ReviewJobBody, onDecided: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openVideo = { label: TEXTS.openVideo, run: () => void navigate(PATHS.videoOf(job.id)) };
  const title = titleOfReview(job);
  const { moderationStatus } = job;
  const settle = (news: ToastMessage) => {
    toast(news);
    onDecided();
    // What is rejected before it was made gives its credits back.
    refreshAccount().catch(() => undefined);
  };
  const onSettled = async () => {
    await queryClient.invalidateQueries({ queryKey: [JOBS_QUERY_KEY] });
    await queryClient.invalidateQueries({ queryKey: [REVIEWS_QUERY_KEY] });
    await queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_QUERY_KEY] });
  };
  const onError = (error: Error) => toastFailure({ title: TEXTS.moderationActionFailed, error });
  const approve = useChange({
    mutationFn: (body: DecisionBody) =>
      call(moderationRoutes.approve, {
        params: { jobId: job.id },
        body: { ...body, moderationStatus },
      }),
    onSuccess: () =>
      settle({
        title: TEXTS.jobApproved,
        description:
          moderationStatus === 'flagged' ? TEXTS.isBeingCreated(title) : TEXTS.canBeShared(title),
        ...(job.isOwnOrganizations && job.status === 'ready' && { action: openVideo }),
      }),
    onError,
    onSettled,
  });
  const reject = useChange({
    mutationFn: (body: DecisionBody) =>
      call(moderationRoutes.reject, {
        params: { jobId: job.id },
        body: { ...body, moderationStatus },
      }),
    onSuccess: (_job, { reason, note }) =>
      settle({
        title: moderationStatus === 'approved' ? TEXTS.approvalWithdrawn : TEXTS.jobRejected,
        description:
          job.author !== null && (reason || note)
            ? TEXTS.authorSeesReason(title)
            : TEXTS.cannotBeShared(title),
      }),
    onError,
    onSettled,
  });
  return { approve, reject };
}
