import {
  LOCKABLE,
  LOGO_VARIANTS,
  PALETTE_ROLES,
  type Lock,
  type Lockable,
} from '#domain/brands/brand.ts';
import { MediaChoice } from '#web/features/brands/media-choice.tsx';
import type { TabProps } from '#web/features/brands/tab-props.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

const LOCK_OPTIONS: { value: Lock; label: string }[] = [
  { value: 'editable', label: 'May be changed' },
  { value: 'fixed', label: 'Fixed' },
  { value: 'mustChange', label: 'Must be filled in' },
];

const LOCK_LABELS: Readonly<Record<Lockable, string>> = {
  palette: 'Colours',
  logos: 'Logos',
  fonts: 'Fonts',
  signature: 'Signature',
  callToAction: 'Call to action',
  address: 'Address',
  website: 'Website',
  tone: 'Tone',
  endCard: 'End card',
  intro: 'Intro',
  watermark: 'Watermark',
};

const NONE = { value: '' as const, label: 'None' };
const LOGO_OPTIONS = [
  NONE,
  ...LOGO_VARIANTS.map((value) => ({
    value,
    label: { full: 'Full logo', mark: 'Mark', mono: 'One colour' }[value],
  })),
];
const GROUND_OPTIONS = [
  { ...NONE, label: "The video's own" },
  ...PALETTE_ROLES.map((value) => ({ value, label: `${value} colour` })),
];

const SWITCHES = [
  { field: 'showsAddress', label: 'Address on the end card' },
  { field: 'showsWebsite', label: 'Website on the end card' },
  { field: 'watermark', label: 'Mark in a corner of the picture' },
  { field: 'isDefault', label: 'Default brand of the organization' },
] as const;

export function LocksTab({ draft, files, problems, onChange }: TabProps) {
  const clips = files.filter(({ kind }) => kind === 'clip');
  return (
    <div className="grid gap-8">
      <section aria-labelledby="end-card" className="grid gap-5 sm:grid-cols-2">
        <h2 id="end-card" className="font-display text-xl font-semibold sm:col-span-2">
          End card
        </h2>
        <Field label="Logo on the end card">
          <Select
            value={draft.endCardLogo}
            options={LOGO_OPTIONS}
            onChange={(endCardLogo) => onChange({ endCardLogo })}
          />
        </Field>
        <Field label="Ground of the end card">
          <Select
            value={draft.endCardGround}
            options={GROUND_OPTIONS}
            onChange={(endCardGround) => onChange({ endCardGround })}
          />
        </Field>
        <Field label="Text on the end card" error={problems['endCard.text']}>
          <Input
            value={draft.endCardText}
            onChange={(event) => onChange({ endCardText: event.target.value })}
          />
        </Field>
        <Field label="Intro clip" error={problems['intro']}>
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
      <section aria-labelledby="locks" className="grid gap-5 sm:grid-cols-2">
        <div className="grid gap-1 sm:col-span-2">
          <h2 id="locks" className="font-display text-xl font-semibold">
            Locks
          </h2>
          <p className="text-sm text-muted">What creators may change when they make a video.</p>
        </div>
        {LOCKABLE.map((property) => (
          <Field key={property} label={LOCK_LABELS[property]}>
            <Select
              value={draft.locks[property]}
              options={LOCK_OPTIONS}
              onChange={(lock) => onChange({ locks: { ...draft.locks, [property]: lock } })}
            />
          </Field>
        ))}
      </section>
    </div>
  );
}
