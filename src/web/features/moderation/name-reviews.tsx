import { useQuery, useQueryClient } from '@tanstack/react-query';

import { organizationNameRoutes } from '#contracts/routes/organization-names.ts';
import type { NameReviewBody } from '#contracts/schemas/organization-name.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { namesQuery } from '#web/features/moderation/operator-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

type Decision = 'approve' | 'reject';

const DECIDED: Record<Decision, string> = {
  approve: TEXTS.nameApproved,
  reject: TEXTS.nameRejected,
};

function useDecision({ id }: NameReviewBody) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (decision: Decision) => call(organizationNameRoutes[decision], { params: { id } }),
    onSuccess: async (_review: NameReviewBody, decision: Decision) => {
      toast({ title: DECIDED[decision] });
      await queryClient.invalidateQueries({ queryKey: namesQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.moderationActionFailed, error }),
  });
}

function NameReview({ review }: { readonly review: NameReviewBody }) {
  const decide = useDecision(review);
  const { name, organizationName, decision, createdAt, findings } = review;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 first:border-t-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          <Badge tone={decision === 'block' ? 'destructive' : 'amber'}>
            {decision === 'block' ? TEXTS.blocked : TEXTS.waiting}
          </Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {TEXTS.currentName} <bdi>{organizationName}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        {findings.map(({ category, message }) => (
          <p key={category} className="text-sm">
            {message}
          </p>
        ))}
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={decide.isPending}
          onClick={() => decide.mutate('reject')}
        >
          {TEXTS.reject}
        </Button>
        <Button size="small" pending={decide.isPending} onClick={() => decide.mutate('approve')}>
          {decision === 'block' ? TEXTS.allow : TEXTS.approve}
        </Button>
      </div>
    </li>
  );
}

/** Names that wait for the operator; nothing where there are none. */
export function NameReviews() {
  const query = useQuery(namesQuery);
  // The list of videos says that this screen is not for everybody.
  if (hasStatus(query.error, 403)) return null;
  if (query.isError) return <FailedRead title={TEXTS.namesCouldNotBeLoaded} query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Card aria-labelledby="organization-names" className="mb-6">
      <CardTitle id="organization-names" className="mb-2">
        {TEXTS.organizationNames}
      </CardTitle>
      <p className="max-w-4xl text-muted">{TEXTS.theseNamesWereHeldOrBlocked}</p>
      <ul>
        {query.data.map((review) => (
          <NameReview key={review.id} review={review} />
        ))}
      </ul>
    </Card>
  );
}
