import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import type { CreateOrder } from '#web/features/create-video/create-form.ts';
import { OWN_APPEALS_KEY } from '#web/features/create-video/appeals/own-appeals-query.ts';
import { TEXTS } from '#web/features/create-video/order/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

/** Puts a refused order before the operator. */
export function AppealForm({ order }: { readonly order: CreateOrder }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const send = useChange({
    mutationFn: () => call(appealRoutes.make, { body: { order, reason } }),
    onSuccess: async () => {
      toast({ title: TEXTS.appealSent, description: TEXTS.onceAllowed });
      await queryClient.invalidateQueries({ queryKey: OWN_APPEALS_KEY });
    },
  });
  return (
    <Disclosure
      className="text-[0.9375rem]"
      title={TEXTS.decisionIsWrong}
      titleClassName="font-semibold"
    >
      <div className="grid gap-3 pt-3">
        <Field
          label={TEXTS.reason}
          hint={TEXTS.reasonHint}
          error={send.error ? sentenceOf(send.error, TEXTS.appealFailed) : undefined}
        >
          <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Button
          variant="secondary"
          pending={send.isPending}
          className="justify-self-start"
          onClick={() => send.mutate()}
        >
          {TEXTS.sendAppeal}
        </Button>
      </div>
    </Disclosure>
  );
}
