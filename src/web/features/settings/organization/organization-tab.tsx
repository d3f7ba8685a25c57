import type { FormEvent } from 'react';
import { Link } from 'react-router';

import { PlanAndBilling } from '#web/features/settings/plan-and-billing.tsx';
import {
  Approval,
  NameAndWebsite,
  VideoDefaults,
  VideoRules,
  WhoAdvertises,
} from '#web/features/settings/organization/organization-sections.tsx';
import { SaveBar } from '#web/features/settings/save-bar.tsx';
import { useOrganizationForm } from '#web/features/settings/organization/use-organization-form.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { PATHS } from '#web/paths.ts';

/** All that an owner decides about the organization: one form, saved at once. */
export function OrganizationTab() {
  const form = useOrganizationForm();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.changed.length > 0) form.save();
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <NameAndWebsite form={form} />
      <Approval form={form} />
      <WhoAdvertises form={form} />
      <VideoRules form={form} />
      <VideoDefaults form={form} />
      <PlanAndBilling>
        <Link to={PATHS.billingSettings} className="text-gilt underline">
          {TEXTS.detailsAndAlert}
        </Link>
      </PlanAndBilling>
      <SaveBar
        unsaved={form.changed.map((field) => TEXTS.organizationFields[field])}
        pending={form.isSaving}
        onDiscard={form.discard}
        onSave={form.save}
      />
    </form>
  );
}
