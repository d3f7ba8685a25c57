import { Link } from 'react-router';

import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { PATHS } from '#web/paths.ts';

/** Where each person's budget is set: beside what they have spent. */
export function BudgetsSection() {
  return (
    <SettingsSection title={TEXTS.budgets} lead={TEXTS.budgetsLead}>
      <Link to={PATHS.team} className="justify-self-start text-gilt underline">
        {TEXTS.setBudgetsInTeam}
      </Link>
    </SettingsSection>
  );
}
