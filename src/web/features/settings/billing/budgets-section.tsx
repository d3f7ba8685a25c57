import { useQuery } from '@tanstack/react-query';

import type { BudgetBody } from '#contracts/schemas/billing.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { useBudget } from '#web/people/use-budget.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatCount } from '#web/ui/figure.ts';
import { Input } from '#web/ui/input.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

function BudgetRow({ budget }: { readonly budget: BudgetBody }) {
  const { username, spentCredits } = budget;
  const { typed, setTyped, isChanged, problem, pending, handleSubmit } = useBudget(budget);
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
        <Field label={TEXTS.budgetOf(username)} isLabelHidden error={problem}>
          <div className="relative">
            <Input
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
        </Field>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          aria-label={TEXTS.saveBudget(username)}
          disabled={!isChanged}
          className={isChanged ? '' : 'sm:invisible'}
          pending={pending}
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
