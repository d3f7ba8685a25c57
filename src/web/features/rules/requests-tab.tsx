import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { AllowanceBody } from '#contracts/schemas/rules.ts';
import type { AllowanceDecision } from '#domain/rules/allowance.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { AskCards } from '#web/features/rules/ask-card.tsx';
import { languageName, STATUS_TONES } from '#web/features/rules/rule-labels.ts';
import { allowancesQuery, RULES_QUERY_KEY } from '#web/features/rules/rules-queries.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { LoadMore } from '#web/ui/tables/load-more.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate, formatDateTime } from '#web/ui/text/moment.ts';

const DECISIONS: Partial<Record<AllowanceBody['status'], readonly AllowanceDecision[]>> = {
  waiting: ['refuse', 'approve'],
  approved: ['withdraw'],
};

function Decisions({ request }: { readonly request: AllowanceBody }) {
  const queryClient = useQueryClient();
  const decide = useChange({
    mutationFn: (decision: AllowanceDecision) =>
      call(ruleRoutes.decideAllowance, { params: { id: request.id }, body: { decision } }),
    onSuccess: async () => {
      toast({ title: TEXTS.decided });
      await queryClient.invalidateQueries({ queryKey: [RULES_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotDecide, error }),
  });
  return (
    <div className="flex gap-2">
      {DECISIONS[request.status]?.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          pending={decide.isPending}
          onClick={() => decide.mutate(decision)}
        >
          {TEXTS[decision]}
        </Button>
      ))}
    </div>
  );
}

function Request(props: { readonly request: AllowanceBody; readonly isOperator: boolean }) {
  const { request, isOperator } = props;
  const { term, brand, organizationName, status, createdAt } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi className="break-words">{brand?.brand ?? term?.phrase}</bdi>
          <Badge tone={STATUS_TONES[status]}>{TEXTS.statusNames[status]}</Badge>
        </p>
        <p className="text-sm break-words">
          {brand && `${brand.licence} · ${TEXTS.validUntil} ${formatDate(brand.expiresOn)}`}
          {term && `${term.reason} · ${languageName(term.language)}`}
        </p>
        <p className="text-sm text-muted">
          <bdi>{organizationName}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
      </div>
      {isOperator && <Decisions request={request} />}
    </li>
  );
}

/** What organizations asked to be allowed: for the operator to decide, for others to ask. */
export function RequestsTab({ isOperator }: { readonly isOperator: boolean }) {
  const query = useInfiniteQuery(allowancesQuery);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const requests = query.data?.pages.flatMap((page) => page.items);
  const none = isOperator ? TEXTS.noRequestsForOperator : TEXTS.noRequestsForOrganization;
  return (
    <>
      {!isOperator && <AskCards />}
      {query.isPending && <SkeletonRows label={TEXTS.loadingRequests} count={3} />}
      {query.isError && !requests && (
        <FailedRead title={TEXTS.requestsCouldNotBeLoaded} query={query} />
      )}
      {requests?.length === 0 && <EmptyState title={TEXTS.noRequests} text={none} />}
      {requests && requests.length > 0 && (
        <ul aria-label={TEXTS.requests} className="grid gap-3">
          {requests.map((request) => (
            <Request key={request.id} request={request} isOperator={isOperator} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore
          pending={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={loadMore}
        />
      )}
    </>
  );
}
