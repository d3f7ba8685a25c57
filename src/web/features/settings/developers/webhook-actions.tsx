import { useQueryClient } from '@tanstack/react-query';
import { History, Power, RefreshCw, Send, Trash2 } from 'lucide-react';
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
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

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

const QUIET = { variant: 'quiet', size: 'small' } as const;
const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** What can be done with one webhook. */
export function WebhookActions({ webhook }: { readonly webhook: WebhookBody }) {
  const [asking, setAsking] = useState<'delete' | 'deliveries' | null>(null);
  const { test, toggle, renew, remove } = useWebhookCalls(webhook);
  const openFor = (which: typeof asking) => (open: boolean) => setAsking(open ? which : null);
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button {...QUIET} pending={test.isPending} onClick={() => test.mutate()}>
        <Send {...ICON} />
        {TEXTS.sendTest}
      </Button>
      <Button {...QUIET} onClick={() => setAsking('deliveries')}>
        <History {...ICON} />
        {TEXTS.deliveries}
      </Button>
      <Button {...QUIET} pending={toggle.isPending} onClick={() => toggle.mutate()}>
        <Power {...ICON} />
        {webhook.isEnabled ? TEXTS.turnOff : TEXTS.turnOn}
      </Button>
      <Button {...QUIET} pending={renew.isPending} onClick={() => renew.mutate()}>
        <RefreshCw {...ICON} />
        {TEXTS.newSecret}
      </Button>
      <Button {...QUIET} onClick={() => setAsking('delete')}>
        <Trash2 {...ICON} />
        {TEXTS.delete}
      </Button>
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
