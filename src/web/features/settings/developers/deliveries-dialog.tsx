import { useQuery } from '@tanstack/react-query';

import type { WebhookBody } from '#contracts/schemas/developers.ts';
import type { DeliveryStatus } from '#domain/events/webhooks.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { deliveriesQuery } from '#web/features/settings/developers/developer-queries.ts';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { whatCameOf } from '#web/features/settings/developers/what-came-of.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

const TONES: Record<DeliveryStatus, BadgeTone> = {
  delivered: 'default',
  pending: 'amber',
  failed: 'destructive',
};

function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const deliveries = useQuery(deliveriesQuery(webhookId));
  return (
    <QueryState
      query={deliveries}
      loading={<SkeletonRows label={TEXTS.loadingDeliveries} count={3} />}
      errorTitle={TEXTS.theDeliveriesCouldNotBeLoaded}
    >
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={TEXTS.noDeliveriesYet} />
        ) : (
          <ul className="grid gap-3" aria-label={TEXTS.deliveries}>
            {list.map((delivery) => (
              <li key={delivery.id} className="grid gap-1 border-b border-line pb-3 last:border-0">
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <code>{delivery.event}</code>
                  <Badge tone={TONES[delivery.status]} className="capitalize">
                    {delivery.status}
                  </Badge>
                </p>
                <p className="text-sm text-muted">{formatDateTime(delivery.createdAt)}</p>
                <p className="text-sm text-muted">{whatCameOf(delivery)}</p>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

interface DeliveriesDialogProps {
  readonly webhook: WebhookBody;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The latest deliveries of one webhook, read anew whenever it opens. */
export function DeliveriesDialog({ webhook, ...rest }: DeliveriesDialogProps) {
  return (
    <Dialog {...rest} title={TEXTS.deliveries} description={webhook.url} className="break-words">
      <Deliveries webhookId={webhook.id} />
    </Dialog>
  );
}
