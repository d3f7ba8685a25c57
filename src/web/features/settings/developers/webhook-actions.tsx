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
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

function toastTest({ status, problem, responseStatus }: WebhookDeliveryBody) {
  if (status === 'delivered') {
    toast({ title: 'Test delivered', description: `The receiver answered ${responseStatus}` });
  } else {
    toast({
      title: 'Test failed',
      ...(problem !== null && { description: problem }),
      tone: 'destructive',
    });
  }
}

function useWebhookCalls({ id: webhookId, isEnabled }: WebhookBody) {
  const queryClient = useQueryClient();
  const params = { webhookId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const onError = (error: unknown) =>
    toastFailure({ title: 'That did not work', error, fallback: 'Something went wrong' });
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
      toast({ title: 'Webhook deleted' });
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
    <div className="flex flex-wrap gap-1">
      <Button {...QUIET} pending={test.isPending} onClick={() => test.mutate()}>
        <Send {...ICON} />
        Send test
      </Button>
      <Button {...QUIET} onClick={() => setAsking('deliveries')}>
        <History {...ICON} />
        Deliveries
      </Button>
      <Button {...QUIET} pending={toggle.isPending} onClick={() => toggle.mutate()}>
        <Power {...ICON} />
        {webhook.isEnabled ? 'Turn off' : 'Turn on'}
      </Button>
      <Button {...QUIET} pending={renew.isPending} onClick={() => renew.mutate()}>
        <RefreshCw {...ICON} />
        New secret
      </Button>
      <Button {...QUIET} onClick={() => setAsking('delete')}>
        <Trash2 {...ICON} />
        Delete
      </Button>
      <DeliveriesDialog
        webhook={webhook}
        open={asking === 'deliveries'}
        onOpenChange={openFor('deliveries')}
      />
      <Dialog
        open={renew.data !== undefined}
        onOpenChange={(open) => !open && renew.reset()}
        title="Your new signing secret"
        description="For 24 hours deliveries are signed with the old one, too."
      >
        <SecretOnce
          name="Signing secret"
          secret={renew.data?.secret ?? ''}
          onDone={() => renew.reset()}
        />
      </Dialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={openFor('delete')}
        question="Delete this webhook?"
        consequence="What was not delivered yet is lost."
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
