import { useForm } from 'react-hook-form';
import { Link } from 'react-router';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { FallbackRule } from '#web/features/settings/fallback-rule.tsx';
import { FilmRules } from '#web/features/settings/film-rules.tsx';
import { LicenseeForm } from '#web/features/settings/licensee-form.tsx';
import { RequirementCard } from '#web/features/settings/second-factor/requirement-card.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { VideoDefaultsForm } from '#web/features/settings/video-defaults-form.tsx';
import { WebsiteForm } from '#web/features/settings/website-form.tsx';
import { checkedBy } from '#web/forms/checked-by.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { PATHS } from '#web/paths.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatCount } from '#web/ui/figure.ts';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

function NameForm() {
  const { organization } = useSignedIn();
  const form = useForm({
    resolver: checkedBy(
      async () => (await import('#contracts/schemas/settings.ts')).organizationNameSchema,
    ),
    defaultValues: { name: organization.name },
  });
  const { register, handleSubmit, formState } = form;
  const save = handleSubmit(async (body) => {
    try {
      const { pendingName, ...saved } = await call(settingsRoutes.organization, { body });
      updateOrganization(saved);
      toast(pendingName === null ? { title: TEXTS.organizationUpdated } : heldName(saved.name));
    } catch (error) {
      showFormError(form, { title: TEXTS.updateFailed, error });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <Field label={TEXTS.organizationName} error={formState.errors.name?.message}>
        <Input autoComplete="organization" {...register('name')} />
      </Field>
      <Button type="submit" pending={formState.isSubmitting} className="justify-self-start">
        {TEXTS.saveChanges}
      </Button>
    </form>
  );
}

function heldName(presentName: string) {
  return {
    title: TEXTS.nameSentForReview,
    description: TEXTS.videosKeepTheNameUntilA(presentName),
  };
}

export function OrganizationTab() {
  const { organization } = useSignedIn();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-6">
        <Card aria-labelledby="organization">
          <CardTitle id="organization" className="mb-5">
            {TEXTS.organization}
          </CardTitle>
          <NameForm />
        </Card>
        <FilmRules />
        <FallbackRule />
        <Card aria-labelledby="video-defaults">
          <CardTitle id="video-defaults" className="mb-2">
            {TEXTS.videoDefaults}
          </CardTitle>
          <p className="mb-5 text-muted">{TEXTS.videoDefaultsLead}</p>
          <VideoDefaultsForm />
        </Card>
      </div>
      <div className="grid gap-6">
        <Card aria-labelledby="plan-billing">
          <CardTitle id="plan-billing" className="mb-5">
            {TEXTS.planAndBilling}
          </CardTitle>
          <Facts
            facts={[
              [TEXTS.plan, organization.plan || TEXTS.free],
              [TEXTS.creditBalance, formatCount(organization.creditBalance)],
            ]}
          />
          <Link to={PATHS.credits} className="mt-4 inline-block text-gilt underline">
            {TEXTS.paymentsAndLedger}
          </Link>
        </Card>
        <Card aria-labelledby="public-pages">
          <CardTitle id="public-pages" className="mb-5">
            {TEXTS.publicPages}
          </CardTitle>
          <WebsiteForm />
        </Card>
        <Card aria-labelledby="licensee">
          <CardTitle id="licensee" className="mb-5">
            {TEXTS.whoAdvertises}
          </CardTitle>
          <LicenseeForm />
        </Card>
        <RequirementCard />
      </div>
    </div>
  );
}
