import { useQueryClient } from '@tanstack/react-query';

import { engineRoutes } from '#contracts/routes/engines.ts';
import type { EngineFailureBody } from '#contracts/schemas/engines.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { enginesQuery } from '#web/features/users/engines-query.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

function RetryButton({ failure }: { readonly failure: EngineFailureBody }) {
  const queryClient = useQueryClient();
  const retry = useChange({
    mutationFn: () => call(engineRoutes.retry, { params: { id: failure.jobId } }),
    onSuccess: async () => {
      toast({
        title: TEXTS.creatingTheVideoAgain,
        description: TEXTS.freeOfChargeForItsOrganization,
      });
      await queryClient.invalidateQueries({ queryKey: enginesQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.retryFailed, error }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={TEXTS.retryPrompt(failure.prompt)}
      pending={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {TEXTS.retry}
    </Button>
  );
}

/** What failed at the models, newest first, with the reason people read and the server's own words. */
export function EngineFailures({ failures }: { readonly failures: readonly EngineFailureBody[] }) {
  return (
    <Table label={TEXTS.videoModelFailures}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.video}</HeaderCell>
          <HeaderCell>{TEXTS.model}</HeaderCell>
          <HeaderCell>{TEXTS.reason}</HeaderCell>
          <HeaderCell>{TEXTS.when}</HeaderCell>
          <HeaderCell>{TEXTS.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {failures.map((failure) => (
          <Row key={failure.jobId + failure.failedAt}>
            <Cell>
              <span className="line-clamp-2 max-w-xs">{failure.prompt}</span>
              <span className="text-sm text-muted">{failure.organization}</span>
            </Cell>
            <Cell>{failure.engine}</Cell>
            <Cell>
              <span className="block max-w-md">{failure.reason}</span>
              {failure.detail && (
                <span className="block max-w-md text-sm break-words text-muted">
                  {failure.detail}
                </span>
              )}
            </Cell>
            <Cell className="figures whitespace-nowrap">{formatDateTime(failure.failedAt)}</Cell>
            <Cell>{failure.canRetry && <RetryButton failure={failure} />}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
