import { useQuery } from '@tanstack/react-query';

import type { WebhookBody } from '#contracts/schemas/developers.ts';
import { QueryState } from '#web/api/query-state.tsx';
import {
  deliveriesQuery,
  webhooksQuery,
} from '#web/features/settings/developers/developer-queries.ts';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { whatCameOf } from '#web/features/settings/developers/what-came-of.ts';
import { WebhookActions } from '#web/features/settings/developers/webhook-actions.tsx';
import { NewWebhookButton } from '#web/features/settings/developers/webhook-dialog.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

function StateBadge({ webhook }: { readonly webhook: WebhookBody }) {
  if (!webhook.isEnabled) return <Badge tone="destructive">{TEXTS.off}</Badge>;
  if (webhook.failuresInARow > 0) return <Badge tone="amber">{TEXTS.failing}</Badge>;
  return <Badge tone="default">{TEXTS.on}</Badge>;
}

/** Why deliveries fail: what came of the latest one. */
function LastAttempt({ webhookId }: { readonly webhookId: string }) {
  const { data } = useQuery(deliveriesQuery(webhookId));
  const last = data?.find(({ attempts }) => attempts > 0);
  if (!last) return null;
  return (
    <p className="text-sm text-muted">
      {formatDateTime(last.createdAt)} · {whatCameOf(last)}
    </p>
  );
}

function WebhookTable({ webhooks }: { readonly webhooks: readonly WebhookBody[] }) {
  return (
    <Table label={TEXTS.allWebhooks}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.endpointUrl}</HeaderCell>
          <HeaderCell>{TEXTS.events}</HeaderCell>
          <HeaderCell>{TEXTS.status}</HeaderCell>
          <HeaderCell>{TEXTS.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <Row key={webhook.id}>
            <Cell>
              <div className="grid min-w-0 gap-0.5">
                <p className="font-semibold wrap-anywhere">{webhook.url}</p>
                <p className="text-sm text-muted">{TEXTS.signedWithSecret}</p>
                {webhook.disabledReason && (
                  <p className="text-sm text-danger">{webhook.disabledReason}</p>
                )}
              </div>
            </Cell>
            <Cell label={TEXTS.events} className="text-sm">
              {webhook.events.join(', ')}
            </Cell>
            <Cell label={TEXTS.status}>
              <div className="grid justify-items-start gap-1 max-lg:justify-items-end max-lg:text-right">
                <StateBadge webhook={webhook} />
                {webhook.failuresInARow > 0 && <LastAttempt webhookId={webhook.id} />}
              </div>
            </Cell>
            <Cell>
              <WebhookActions webhook={webhook} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

export function WebhooksSection() {
  const webhooks = useQuery(webhooksQuery);
  return (
    <SettingsSection
      isWide
      title={TEXTS.webhooks}
      lead={TEXTS.aWebhookNotifiesYourOwnProgram}
      aside={<NewWebhookButton />}
    >
      <QueryState
        query={webhooks}
        loading={<SkeletonRows label={TEXTS.loadingWebhooks} count={2} />}
        errorTitle={TEXTS.theWebhooksCouldNotBeLoaded}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={TEXTS.noWebhooksYet} />
          ) : (
            <WebhookTable webhooks={list} />
          )
        }
      </QueryState>
    </SettingsSection>
  );
}
