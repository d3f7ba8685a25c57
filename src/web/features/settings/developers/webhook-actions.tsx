import { useQueryClient } from '@tanstack/react-query';
import { Power, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { developerRoutes } from '#contracts/routes/developers.ts';
import type { WebhookBody, WebhookDeliveryBody } from '#contracts/schemas/developers.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DeliveriesDialog } from '#web/features/settings/developers/deliveries-dialog.tsx';
import { webhooksQuery } from '#web/features/settings/developers/developer-queries.ts';
import { SecretOnce } from '#web/features/settings/developers/secret-once.tsx';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { MenuButton } from '#web/site/menu-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

function toastTest({ status, problem, responseStatus }: WebhookDeliveryBody) {
  if (status === 'delivered') {
    toast({
      title: TEXTS.testDelivered,
      description: TEXTS.theEndpointResponded(responseStatus),
    });
  } else {
    toast({
      title: TEXTS.testFailed,
      ...(problem !== null && { description: problem }),
      tone: 'destructive',
    });
  }
}

function useWebhookCalls({ id: webhookId, isEnabled }: WebhookBody) {
  const queryClient = useQueryClient();
  const params = { webhookId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const onError = (error: unknown) => toastFailure({ title: TEXTS.couldNotUpdateWebhook, error });
  const test = useChange({
    mutationFn: () => call(developerRoutes.testWebhook, { params }),
    onSuccess: toastTest,
    onError,
  });
  const toggle = useChange({
    mutationFn: () =>
      call(developerRoutes.changeWebhook, { params, body: { isEnabled: !isEnabled } }),
    onSuccess: refresh,
    onError,
  });
  const renew = useChange({
    mutationFn: () => call(developerRoutes.rotateSecret, { params }),
    onError,
  });
  const remove = useChange({
    mutationFn: () => call(developerRoutes.deleteWebhook, { params }),
    onSuccess: async () => {
      toast({ title: TEXTS.webhookDeleted });
      await refresh();
    },
    onError,
  });
  return { test, toggle, renew, remove };
}

/** What can be done with one webhook. */
export function WebhookActions({ webhook }: { readonly webhook: WebhookBody }) {
  const [asking, setAsking] = useState<'delete' | 'deliveries' | null>(null);
  const { test, toggle, renew, remove } = useWebhookCalls(webhook);
  const openFor = (which: typeof asking) => (open: boolean) => setAsking(open ? which : null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        pending={test.isPending}
        onClick={() => test.mutate()}
      >
        {TEXTS.sendTest}
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        onClick={() => setAsking('deliveries')}
      >
        {TEXTS.deliveries}
      </Button>
      <MenuButton
        label={TEXTS.moreFor(webhook.url)}
        items={[
          {
            label: webhook.isEnabled ? TEXTS.turnOff : TEXTS.turnOn,
            icon: Power,
            onPress: () => toggle.mutate(),
          },
          { label: TEXTS.newSecret, icon: RefreshCw, onPress: () => renew.mutate() },
          {
            label: TEXTS.delete,
            icon: Trash2,
            isDanger: true,
            onPress: () => setAsking('delete'),
          },
        ]}
      />
      <DeliveriesDialog
        webhook={webhook}
        open={asking === 'deliveries'}
        onOpenChange={openFor('deliveries')}
      />
      <Dialog
        open={renew.data !== undefined}
        onOpenChange={(open) => !open && renew.reset()}
        title={TEXTS.yourNewSigningSecret}
        description={TEXTS.forTheNext24HoursDeliveries}
      >
        <SecretOnce
          name={TEXTS.signingSecret}
          secret={renew.data?.secret ?? ''}
          onDone={() => renew.reset()}
        />
      </Dialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={openFor('delete')}
        question={TEXTS.deleteThisWebhook}
        consequence={TEXTS.eventsThatHaveNotBeenDelivered}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
