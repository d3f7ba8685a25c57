import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { setBudgetSchema, type BudgetBody } from '#contracts/schemas/billing.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { creditsIn } from '#web/forms/credits-in.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { TEXTS } from '#web/people/texts.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** The form of what a member may spend in a month: only a whole number, or nothing, is sent. */
export function useBudget({ userId, budgetCredits }: BudgetBody, onSaved?: () => void) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(budgetCredits?.toString() ?? '');
  const [problem, setProblem] = useState<string>();
  const save = useChange({
    mutationFn: (credits: number | null) =>
      call(billingRoutes.setBudget, { params: { userId }, body: { credits } }),
    onSuccess: async () => {
      toast({ title: TEXTS.budgetSaved });
      await queryClient.invalidateQueries({ queryKey: budgetsQuery.queryKey });
      onSaved?.();
    },
    onError: (error) => toastFailure({ title: TEXTS.budgetNotSaved, error }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = setBudgetSchema.safeParse({ credits: creditsIn(typed) });
    setProblem(read.error?.issues[0]?.message);
    if (read.success) save.mutate(read.data.credits);
  }
  return {
    typed,
    setTyped,
    problem: problem ?? fieldProblems(save.error)['credits'],
    pending: save.isPending,
    handleSubmit,
  };
}
