import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import type { BudgetBody } from '#contracts/schemas/billing.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/figure.ts';
import { Input } from '#web/ui/input.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

function BudgetRow({ budget }: { readonly budget: BudgetBody }) {
  const { userId, username, budgetCredits, spentCredits } = budget;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(budgetCredits?.toString() ?? '');
  const save = useChange({
    mutationFn: () => {
      const credits = typed.trim() === '' ? null : Number(typed);
      return call(billingRoutes.setBudget, { params: { userId }, body: { credits } });
    },
    onSuccess: async () => {
      toast({ title: TEXTS.budgetSaved });
      await queryClient.invalidateQueries({ queryKey: budgetsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.updateFailed, error }),
  });
  const isChanged = typed.trim() !== (budgetCredits?.toString() ?? '');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <form
        noValidate
        onSubmit={handleSubmit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <div className="min-w-0 max-sm:col-span-2">
          <p className="truncate font-medium" title={username}>
            {username}
          </p>
          <p className="figures text-sm text-muted">
            {TEXTS.spentThisMonth(formatCount(spentCredits))}
          </p>
        </div>
        <div className="relative">
          <Input
            aria-label={TEXTS.budgetOf(username)}
            aria-invalid={fieldProblems(save.error)['credits'] !== undefined || undefined}
            inputMode="numeric"
            placeholder={TEXTS.noLimit}
            className="pr-32"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted"
          >
            {TEXTS.creditsAMonth}
          </span>
        </div>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          aria-label={TEXTS.saveBudget(username)}
          disabled={!isChanged}
          className={isChanged ? '' : 'sm:invisible'}
          pending={save.isPending}
        >
          {TEXTS.saveOne}
        </Button>
      </form>
    </li>
  );
}

/** What each person may spend in a month. */
export function BudgetsSection() {
  const query = useQuery(budgetsQuery);
  return (
    <SettingsSection title={TEXTS.budgets} lead={TEXTS.budgetsLead}>
      <QueryState
        query={query}
        loading={<SkeletonRows label={TEXTS.loadingBudgets} count={3} />}
        errorTitle={TEXTS.budgetsCouldNotBeLoaded}
      >
        {(budgets) => (
          <ul>
            {budgets.map((budget) => (
              <BudgetRow key={budget.userId} budget={budget} />
            ))}
          </ul>
        )}
      </QueryState>
    </SettingsSection>
  );
}
