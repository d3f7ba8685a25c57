import type { FormEvent } from 'react';
import { Link } from 'react-router';

import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import {
  NameAndWebsite,
  SignInSecurity,
  VideoDefaults,
  VideoRules,
  WhoAdvertises,
} from '#web/features/settings/organization/organization-sections.tsx';
import { SaveBar } from '#web/features/settings/organization/save-bar.tsx';
import { useOrganizationForm } from '#web/features/settings/organization/use-organization-form.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Facts } from '#web/ui/facts.tsx';
import { formatCount } from '#web/ui/figure.ts';

/** All that an owner decides about the organization: one form, saved at once. */
export function OrganizationTab() {
  const form = useOrganizationForm();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.changed.length > 0) form.save();
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <PlanAndBilling />
      <NameAndWebsite form={form} />
      <VideoRules form={form} />
      <VideoDefaults form={form} />
      <WhoAdvertises form={form} />
      <SignInSecurity form={form} />
      <SaveBar
        unsaved={form.changed.map((field) => TEXTS.organizationFields[field])}
        pending={form.isSaving}
        onDiscard={form.discard}
        onSave={form.save}
      />
    </form>
  );
}

function PlanAndBilling() {
  const { organization } = useSignedIn();
  return (
    <SettingsSection title={TEXTS.planAndBilling}>
      <div className="max-w-xs">
        <Facts
          facts={[
            [TEXTS.plan, organization.plan || TEXTS.free],
            [TEXTS.creditBalance, formatCount(organization.creditBalance)],
          ]}
        />
      </div>
      <Link to={PATHS.credits} className="justify-self-start text-gilt underline">
        {TEXTS.paymentsAndLedger}
      </Link>
    </SettingsSection>
  );
}
