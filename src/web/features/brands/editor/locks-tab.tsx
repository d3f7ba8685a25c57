import { LOGO_VARIANTS, PALETTE_ROLES } from '#domain/brands/brand.ts';
import { VARIANT_LABELS } from '#web/features/brands/logos/logo-slots.ts';
import { LockSwitches } from '#web/features/brands/editor/lock-switches.tsx';
import { MediaChoice } from '#web/features/brands/editor/media-choice.tsx';
import type { TabProps } from '#web/features/brands/editor/tab-props.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';

const LOGO_OPTIONS = [
  { value: '' as const, label: TEXTS.theLogoThatFits },
  ...LOGO_VARIANTS.map((value) => ({
    value,
    label: VARIANT_LABELS[value],
  })),
];
const GROUND_OPTIONS = [
  { value: '' as const, label: TEXTS.theVideosOwn },
  ...PALETTE_ROLES.map((value) => ({ value, label: TEXTS.colour(TEXTS.roles[value]) })),
];

const SWITCHES = [
  { field: 'showsAddress', label: TEXTS.addressOnTheEndCard },
  { field: 'showsWebsite', label: TEXTS.websiteOnTheEndCard },
  { field: 'watermark', label: TEXTS.markInACornerOfThe },
  { field: 'isDefault', label: TEXTS.defaultBrandOfTheOrganization },
] as const;

export function LocksTab({ draft, files, problems, onChange }: TabProps) {
  const clips = files.filter(({ kind }) => kind === 'clip');
  return (
    <div className="grid gap-8">
      <section aria-labelledby="end-card" className="grid gap-5 sm:grid-cols-2">
        <h2 id="end-card" className="font-display text-xl font-semibold sm:col-span-2">
          {TEXTS.endCard}
        </h2>
        <Field label={TEXTS.logoOnTheEndCard}>
          <Select
            value={draft.endCardLogo}
            options={LOGO_OPTIONS}
            onChange={(endCardLogo) => onChange({ endCardLogo })}
          />
        </Field>
        <Field label={TEXTS.groundOfTheEndCard}>
          <Select
            value={draft.endCardGround}
            options={GROUND_OPTIONS}
            onChange={(endCardGround) => onChange({ endCardGround })}
          />
        </Field>
        <Field label={TEXTS.textOnTheEndCard} error={problems['endCard.text']}>
          <Input
            value={draft.endCardText}
            onChange={(event) => onChange({ endCardText: event.target.value })}
          />
        </Field>
        <Field label={TEXTS.introClip} error={problems['intro']}>
          <MediaChoice
            value={draft.intro}
            files={clips}
            onChange={(intro) => onChange({ intro })}
          />
        </Field>
        {SWITCHES.map(({ field, label }) => (
          <Field key={field} label={label}>
            <Switch checked={draft[field]} onChange={(checked) => onChange({ [field]: checked })} />
          </Field>
        ))}
      </section>
      <LockSwitches locks={draft.locks} onChange={(locks) => onChange({ locks })} />
    </div>
  );
}
