import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { CustomRulesBody, RuleSetBody } from '#contracts/schemas/rules.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import type { Draft } from '#web/features/rules/draft.ts';
import { RULES_QUERY_KEY } from '#web/features/rules/rules-queries.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { TrialResult } from '#web/features/rules/trial-result.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface PublishCardProps {
  readonly desk: CustomRulesBody;
  readonly draft: Draft;
  readonly onTried: (rules: RuleSetBody) => void;
  /** The draft is gone: it was published, or discarded. */
  readonly onDone: () => void;
}

type Over = 'orders' | 'evaluation';

function usePublication({ desk, draft, onDone }: PublishCardProps, note: string) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: () =>
      call(ruleRoutes.publish, { body: { rules: draft.rules, basedOn: desk.number, note } }),
    onSuccess: async ({ number }) => {
      toast({ title: TEXTS.published(number) });
      await queryClient.invalidateQueries({ queryKey: [RULES_QUERY_KEY] });
      onDone();
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotPublish, error }),
  });
}

/** Tries a draft over stored orders and evaluation texts, then puts it in force. */
export function PublishCard(props: PublishCardProps) {
  const { draft, onTried } = props;
  const [note, setNote] = useState('');
  const publish = usePublication(props, note);
  const trial = useChange({
    mutationFn: (over: Over) => call(ruleRoutes.try, { body: { rules: draft.rules, over } }),
    onSuccess: () => onTried(draft.rules),
    onError: (error) => toastFailure({ title: TEXTS.couldNotTry, error }),
  });
  const wasTried = draft.tried === draft.rules;
  return (
    <Card aria-labelledby="try-and-publish">
      <CardTitle id="try-and-publish" className="mb-1 scroll-mt-20">
        {TEXTS.tryAndPublish}
      </CardTitle>
      <p className="mb-5 max-w-3xl text-muted">{TEXTS.tryExplained}</p>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          <TryButton over="orders" label={TEXTS.tryOverOrders} trial={trial} />
          <TryButton over="evaluation" label={TEXTS.tryOverEvaluation} trial={trial} />
        </div>
        {wasTried && trial.data && <TrialResult trial={trial.data} />}
        <Field label={TEXTS.note} hint={TEXTS.noteHint}>
          <Input value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            pending={publish.isPending}
            disabledReason={wasTried ? null : TEXTS.tryFirst}
            isReasonShown
            onClick={() => publish.mutate()}
          >
            {TEXTS.publish}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface TryButtonProps {
  readonly over: Over;
  readonly label: string;
  readonly trial: {
    readonly isPending: boolean;
    readonly variables: Over | undefined;
    readonly mutate: (over: Over) => void;
  };
}

function TryButton({ over, label, trial }: TryButtonProps) {
  const isRunning = trial.isPending && trial.variables === over;
  return (
    <Button
      variant="secondary"
      pending={isRunning}
      disabled={trial.isPending}
      onClick={() => trial.mutate(over)}
    >
      {!isRunning && <FlaskConical aria-hidden="true" className="size-4" />}
      {label}
    </Button>
  );
}
