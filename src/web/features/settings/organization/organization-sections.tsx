import type { ComponentProps } from 'react';

import { LANGUAGES, type Language } from '#domain/languages.ts';
import { SettingsSection, TickedRule } from '#web/features/settings/settings-section.tsx';
import { LicenceRows } from '#web/features/settings/organization/licence-rows.tsx';
import {
  concernsVenue,
  type OrganizationValues,
} from '#web/features/settings/organization/organization-values.ts';
import type { OrganizationForm } from '#web/features/settings/organization/use-organization-form.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { marketOptions } from '#web/markets/market-options.ts';
import { TEXTS as MARKET_TEXTS } from '#web/markets/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';

interface SectionProps {
  readonly form: Pick<OrganizationForm, 'values' | 'problems' | 'change'>;
}

type TextField = {
  [Name in keyof OrganizationValues]: OrganizationValues[Name] extends string
    ? string extends OrganizationValues[Name]
      ? Name
      : never
    : never;
}[keyof OrganizationValues];

interface LineProps extends SectionProps {
  readonly name: TextField;
  readonly label: string;
  readonly hint?: string;
  readonly input?: ComponentProps<typeof Input>;
}

function Line({ form, name, label, hint, input }: LineProps) {
  return (
    <Field label={label} hint={hint} error={form.problems[name]}>
      <Input
        autoComplete="off"
        {...input}
        value={form.values[name]}
        onChange={({ target }) => form.change({ [name]: target.value })}
      />
    </Field>
  );
}

export function NameAndWebsite({ form }: SectionProps) {
  return (
    <SettingsSection title={TEXTS.nameAndWebsite} lead={TEXTS.nameAndWebsiteLead}>
      <Line
        form={form}
        name="name"
        label={TEXTS.organizationName}
        input={{ autoComplete: 'organization' }}
      />
      <Line
        form={form}
        name="website"
        label={TEXTS.website}
        hint={TEXTS.publicVideoPagesLinkToThis}
        input={{
          type: 'url',
          inputMode: 'url',
          autoComplete: 'url',
          placeholder: 'https://www.example.com',
        }}
      />
    </SettingsSection>
  );
}

/** Who may approve a video. */
export function Approval({ form: { values, change } }: SectionProps) {
  return (
    <SettingsSection title={TEXTS.approval} lead={TEXTS.approvalLead}>
      <TickedRule
        label={TEXTS.requireApprovalByASecondPerson}
        hint={TEXTS.peopleCannotApproveVideosTheyCreated}
        checked={values.requiresSecondReviewer}
        onChange={(requiresSecondReviewer) => change({ requiresSecondReviewer })}
      />
    </SettingsSection>
  );
}

/** Where the organization's videos are shown, and what becomes of failed ones. */
export function VideoRules({ form }: SectionProps) {
  const { values, problems, change } = form;
  return (
    <SettingsSection title={TEXTS.videoRules} lead={TEXTS.videoRulesLead}>
      <Field
        label={TEXTS.defaultMarkets}
        hint={TEXTS.newVideosStartWithTheseMarkets}
        error={problems['defaultMarkets']}
      >
        <MultiSelect
          things="markets"
          values={values.defaultMarkets}
          options={marketOptions(values.advertises)}
          onChange={(defaultMarkets) => change({ defaultMarkets })}
        />
      </Field>
      <TickedRule
        label={TEXTS.theStudioMakesTheVideo}
        hint={TEXTS.otherwiseItFailsAndIsRefunded}
        checked={values.fallsBackToStudio}
        onChange={(fallsBackToStudio) => change({ fallsBackToStudio })}
      />
    </SettingsSection>
  );
}

const OF_BROWSER = 'browser';
const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_OPTIONS: { value: Language | typeof OF_BROWSER; label: string }[] = [
  { value: OF_BROWSER, label: TEXTS.noDefaultLanguage },
  ...LANGUAGES.map((value) => ({ value, label: NAMES.of(value) ?? value })),
];

/** What the words of new videos start with. */
export function VideoDefaults({ form }: SectionProps) {
  const { values, change } = form;
  const venue = [values.venueName, values.venueAddress].map((part) => part.trim());
  const likelyLine = values.venueName.trim() === '' ? '' : venue.filter(Boolean).join(', ');
  return (
    <SettingsSection title={TEXTS.videoDefaults} lead={TEXTS.videoDefaultsLead}>
      {concernsVenue(values) && (
        <Line
          form={form}
          name="defaultVenueLine"
          label={TEXTS.venueLine}
          hint={TEXTS.venueLineHint}
        />
      )}
      {likelyLine !== '' && values.defaultVenueLine === '' && (
        <Button
          variant="link"
          size="inline"
          className="-mt-3 justify-self-start text-left! text-sm whitespace-normal!"
          onClick={() => change({ defaultVenueLine: likelyLine })}
        >
          {TEXTS.takeText(likelyLine)}
        </Button>
      )}
      <Line
        form={form}
        name="defaultCallToAction"
        label={TEXTS.callToAction}
        input={{ placeholder: TEXTS.callToActionExample }}
      />
      <Field label={TEXTS.language}>
        <Select
          value={values.defaultLanguage === '' ? OF_BROWSER : values.defaultLanguage}
          options={LANGUAGE_OPTIONS}
          onChange={(language) =>
            change({ defaultLanguage: language === OF_BROWSER ? '' : language })
          }
        />
      </Field>
    </SettingsSection>
  );
}

/** Who advertises, for the markets that want it on screen. */
export function WhoAdvertises({ form }: SectionProps) {
  return (
    <SettingsSection title={TEXTS.whoAdvertises} lead={TEXTS.whoAdvertisesLead}>
      <Field label={MARKET_TEXTS.videosAdvertise} hint={TEXTS.newVideosStartWithThis}>
        <Select
          value={form.values.advertises}
          options={ADVERTISES_OPTIONS}
          onChange={(advertises) => form.change({ advertises })}
        />
      </Field>
      {concernsVenue(form.values) && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Line
            form={form}
            name="venueName"
            label={TEXTS.venueName}
            hint={TEXTS.venueNameHint}
            input={{ placeholder: TEXTS.venueNameExample }}
          />
          <Line
            form={form}
            name="venueAddress"
            label={TEXTS.venueLocation}
            input={{ placeholder: TEXTS.venueLocationExample }}
          />
        </div>
      )}
      <Line form={form} name="legalEntity" label={TEXTS.legalEntity} hint={TEXTS.legalEntityHint} />
      <LicenceRows
        value={form.values.licences}
        error={form.problems['licences']}
        onChange={(licences) => form.change({ licences })}
      />
    </SettingsSection>
  );
}
