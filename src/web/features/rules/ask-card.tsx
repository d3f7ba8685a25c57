import { useQueryClient } from '@tanstack/react-query';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { CallInput } from '#web/api/client.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { AllowedBrandForm, AllowedTermForm } from '#web/features/rules/allowance-forms.tsx';
import { RULES_QUERY_KEY } from '#web/features/rules/rules-queries.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
  return (
    <div className="mb-6 grid gap-6 lg:grid-cols-2">
      <Card aria-labelledby="ask-for-brand">
        <CardTitle id="ask-for-brand" className="mb-5">
          {TEXTS.askForBrand}
        </CardTitle>
        <AllowedBrandForm
          submitLabel={TEXTS.ask}
          pending={ask.isPending}
          onAdd={(allowance) => {
            ask.mutate({ kind: 'brand', allowance });
            return null;
          }}
        />
      </Card>
      <Card aria-labelledby="ask-for-term">
        <CardTitle id="ask-for-term" className="mb-5">
          {TEXTS.askForTerm}
        </CardTitle>
        <AllowedTermForm
          submitLabel={TEXTS.ask}
          pending={ask.isPending}
          onAdd={(allowance) => {
            ask.mutate({ kind: 'term', allowance });
            return null;
          }}
        />
      </Card>
    </div>
  );
}
