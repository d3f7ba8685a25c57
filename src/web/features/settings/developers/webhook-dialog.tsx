import { useQueryClient } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { developerRoutes } from '#contracts/routes/developers.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '#domain/events/webhooks.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { webhooksQuery } from '#web/features/settings/developers/developer-queries.ts';
import { SecretDialog } from '#web/features/settings/developers/secret-dialog.tsx';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

const EVENT_OPTIONS = WEBHOOK_EVENT_NAMES.map((value) => ({
  value,
  label: value,
  description: WEBHOOK_EVENTS[value],
}));

function NewWebhookForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENT_NAMES]);
  const make = useChange({
    mutationFn: () => call(developerRoutes.createWebhook, { body: { url, events } }),
    onSuccess: async ({ secret }) => {
      onMade(secret);
      await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotCreateWebhook, error }),
  });
  const problems = fieldProblems(make.error);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    make.mutate();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.endpointUrl} hint={TEXTS.weSendEventsHereAsPost} error={problems['url']}>
        <Input
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <CheckGroup
        label={TEXTS.events}
        options={EVENT_OPTIONS}
        chosen={events}
        onChange={setEvents}
        error={problems['events']}
      />
      <DialogActions>
        <Button type="submit" pending={make.isPending}>
          {TEXTS.createWebhook}
        </Button>
      </DialogActions>
    </form>
  );
}

export function NewWebhookButton() {
  return (
    <SecretDialog
      label={TEXTS.newWebhook}
      icon={Webhook}
      secretName={TEXTS.signingSecret}
      asking={{
        title: TEXTS.newWebhook,
        description: TEXTS.yourProgramIsNotifiedWhenA,
      }}
      showing={{
        title: TEXTS.yourSigningSecret,
        description: TEXTS.verifyDeliveriesWithIt,
      }}
      renderForm={(onMade) => <NewWebhookForm onMade={onMade} />}
    />
  );
}
