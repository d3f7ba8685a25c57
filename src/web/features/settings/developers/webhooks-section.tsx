import { useQuery } from '@tanstack/react-query';

import type { WebhookBody } from '#contracts/schemas/developers.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { webhooksQuery } from '#web/features/settings/developers/developer-queries.ts';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { WebhookActions } from '#web/features/settings/developers/webhook-actions.tsx';
import { NewWebhookButton } from '#web/features/settings/developers/webhook-dialog.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

function StateBadge({ webhook }: { readonly webhook: WebhookBody }) {
  if (!webhook.isEnabled) return <Badge tone="destructive">{TEXTS.off}</Badge>;
  if (webhook.failuresInARow > 0) return <Badge tone="amber">{TEXTS.failing}</Badge>;
  return <Badge tone="default">{TEXTS.on}</Badge>;
}

function WebhookEntry({ webhook }: { readonly webhook: WebhookBody }) {
  return (
    <li className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 font-semibold break-all">{webhook.url}</code>
        <StateBadge webhook={webhook} />
      </p>
      <p className="text-sm text-muted">{webhook.events.join(', ')}</p>
      {webhook.disabledReason && <p className="text-sm text-danger">{webhook.disabledReason}</p>}
      <WebhookActions webhook={webhook} />
    </li>
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
            <ul className="grid gap-4" aria-label={TEXTS.webhooks}>
              {list.map((webhook) => (
                <WebhookEntry key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </SettingsSection>
  );
}
