import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { CallInput } from '#web/api/client.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { AllowedBrandForm, AllowedTermForm } from '#web/features/rules/allowance-forms.tsx';
import { FoldedForm } from '#web/features/rules/folded-form.tsx';
import { RULES_QUERY_KEY } from '#web/features/rules/rules-queries.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

type Asked = CallInput<typeof ruleRoutes.askAllowance>['body'];

function useAsking() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: Asked) => call(ruleRoutes.askAllowance, { body }),
    onSuccess: async () => {
      toast({ title: TEXTS.requestSent });
      await queryClient.invalidateQueries({ queryKey: [RULES_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotAsk, error }),
  });
}

/** Where an organization asks the operator to allow a brand or a term. */
export function AskCards() {
  const ask = useAsking();
  const pending = ask.isPending;
  return (
    <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
      <AskCard id="ask-for-brand" title={TEXTS.askForBrand} explained={TEXTS.askForBrandExplained}>
        {({ close, cancel }) => (
          <AllowedBrandForm
            submitLabel={TEXTS.ask}
            pending={pending}
            cancel={cancel}
            onAdd={(allowance) => {
              ask.mutate({ kind: 'brand', allowance }, { onSuccess: close });
              return null;
            }}
          />
        )}
      </AskCard>
      <AskCard id="ask-for-term" title={TEXTS.askForTerm} explained={TEXTS.askForTermExplained}>
        {({ close, cancel }) => (
          <AllowedTermForm
            submitLabel={TEXTS.ask}
            pending={pending}
            cancel={cancel}
            onAdd={(allowance) => {
              ask.mutate({ kind: 'term', allowance }, { onSuccess: close });
              return null;
            }}
          />
        )}
      </AskCard>
    </div>
  );
}

interface AskCardProps {
  readonly id: string;
  readonly title: string;
  readonly explained: string;
  readonly children: ComponentProps<typeof FoldedForm>['children'];
}

function AskCard({ id, title, explained, children }: AskCardProps) {
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} className="mb-1">
        {title}
      </CardTitle>
      <p className="mb-5 text-muted">{explained}</p>
      <FoldedForm label={TEXTS.newRequest}>{children}</FoldedForm>
    </Card>
  );
}
