import { useQuery, useQueryClient } from '@tanstack/react-query';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { toast } from '#web/ui/toast-store.ts';

const QUERY_KEY = ['appeals'] as const;

type Decision = 'allow' | 'uphold';

function Appeal({ appeal }: { readonly appeal: AppealBody }) {
  const queryClient = useQueryClient();
  const { id, organizationName, text, reason, findings, createdAt } = appeal;
  const decide = useChange({
    mutationFn: (decision: Decision) =>
      call(appealRoutes.decide, { params: { id }, body: { decision } }),
    onSuccess: async (_appeal: AppealBody, decision: Decision) => {
      toast({ title: decision === 'allow' ? TEXTS.appealAllowed : TEXTS.refusalUpheld });
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    },
    onError: (error) => toastFailure({ title: TEXTS.moderationActionFailed, error }),
  });
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-t-0">
      <p className="font-medium break-words whitespace-pre-line">{text}</p>
      <p className="text-sm text-muted">
        <bdi>{organizationName}</bdi> ·{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <p className="text-sm break-words">
        {TEXTS.reasonGiven} {reason}
      </p>
      {findings.map(({ category, message }) => (
        <p key={category} className="text-sm text-danger">
          {message}
        </p>
      ))}
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={decide.isPending}
          onClick={() => decide.mutate('uphold')}
        >
          {TEXTS.upholdRefusal}
        </Button>
        <Button size="small" pending={decide.isPending} onClick={() => decide.mutate('allow')}>
          {TEXTS.allowThisOrder}
        </Button>
      </div>
    </li>
  );
}

function WaitingAppeals() {
  const query = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => call(appealRoutes.waiting, { query: {} }),
    refetchOnMount: 'always',
  });
  // The list of videos says that this screen is not for everybody.
  if (hasStatus(query.error, 403)) return null;
  if (query.isError) return <FailedRead title={TEXTS.appealsCouldNotBeLoaded} query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Card aria-labelledby="appeals" className="mb-6">
      <CardTitle id="appeals" className="mb-2">
        {TEXTS.appeals}
      </CardTitle>
      <p className="max-w-3xl text-muted">{TEXTS.appealsExplained}</p>
      <ul>
        {query.data.map((appeal) => (
          <Appeal key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    </Card>
  );
}

/** Orders of other organizations that the policy refused, for the operator to decide about. */
export function AppealReviews() {
  const { organization } = useSignedIn();
  return organization.isOperator ? <WaitingAppeals /> : null;
}
