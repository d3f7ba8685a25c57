import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Facts } from '#web/ui/tables/facts.tsx';
import { formatCount } from '#web/ui/text/figure.ts';

/** Plan and balance, with the ways to the rest of what is about money; `children` are further ones. */
export function PlanAndBilling({ children }: { readonly children?: ReactNode }) {
  const { organization } = useSignedIn();
  return (
    <SettingsSection title={TEXTS.planAndBilling}>
      <div className="max-w-md">
        <Facts
          facts={[
            [TEXTS.plan, organization.plan || TEXTS.free],
            [TEXTS.creditBalance, formatCount(organization.creditBalance)],
          ]}
        />
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={PATHS.credits} className="text-gilt underline">
          {TEXTS.paymentsAndLedger}
        </Link>
        {children}
      </p>
    </SettingsSection>
  );
}
