import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { BudgetBody } from '#contracts/schemas/billing.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { formatCount } from '#web/ui/text/figure.ts';

function spentOf({ spentCredits, budgetCredits }: BudgetBody): string {
  const spent = formatCount(spentCredits);
  return budgetCredits === null
    ? TEXTS.spentWithoutBudget(spent)
    : TEXTS.spentOfBudget(spent, formatCount(budgetCredits));
}

/** What each person has spent of what they may spend; budgets are set in Team. */
export function BudgetsSection() {
  const { data: budgets = [] } = useQuery(budgetsQuery);
  return (
    <SettingsSection title={TEXTS.budgets} lead={TEXTS.budgetsLead}>
      {budgets.length > 0 && (
        <ul aria-label={TEXTS.budgets} className="figures divide-y divide-line">
          {budgets.map((budget) => (
            <li key={budget.userId} className="flex flex-wrap justify-between gap-x-6 py-2">
              <bdi className="font-medium">{budget.username}</bdi>
              <span className="text-muted">{spentOf(budget)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to={PATHS.team} className="justify-self-start text-gilt underline">
        {TEXTS.setBudgetsInTeam}
      </Link>
    </SettingsSection>
  );
}
