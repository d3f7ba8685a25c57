import { Link } from 'react-router';

import { LOGO_SLOTS, type LogoSlot } from '#web/features/brands/brand-draft.ts';
import { MediaChoice } from '#web/features/brands/editor/media-choice.tsx';
import type { TabProps } from '#web/features/brands/editor/tab-props.ts';
import { labelOfSlot } from '#web/features/brands/logos/logo-slots.ts';
import { LogoTile } from '#web/features/brands/logos/logo-tile.tsx';
import { useLogoUpload } from '#web/features/brands/logos/use-logo-upload.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

function LogoChoice({
  slot,
  draft,
  files,
  onChange,
  sentLogos,
  onLogoSent,
  none,
}: Omit<TabProps, 'problems'> & { readonly slot: LogoSlot; readonly none: string }) {
  const label = labelOfSlot(slot);
  const mediaId = draft.logos[slot];
  const choose = (chosen: string) => onChange({ logos: { ...draft.logos, [slot]: chosen } });
  const uploading = useLogoUpload({
    sentId: sentLogos[slot] ?? null,
    onSent: (sentId) => onLogoSent(slot, sentId),
    onUploaded: choose,
  });
  return (
    <div className="grid min-w-0 content-start gap-3">
      <LogoTile
        label={label}
        picture={files.find(({ id }) => id === mediaId)?.previewUrl ?? undefined}
        slot={slot}
        brandName={draft.name}
        uploading={uploading}
      />
      <Field label={label} error={uploading.problem}>
        <MediaChoice none={none} value={mediaId} files={files} onChange={choose} />
      </Field>
    </div>
  );
}

const MAIN_SLOTS: readonly LogoSlot[] = ['full light', 'full dark'];
const OTHER_SLOTS = LOGO_SLOTS.filter((slot) => !MAIN_SLOTS.includes(slot));

export function MarksTab({ problems, ...form }: TabProps) {
  const { draft, files, onChange } = form;
  const isFilled = (slot: LogoSlot) => draft.logos[slot] !== '';
  const logos = files.filter(({ kind }) => kind === 'logo' || kind === 'image');
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        {TEXTS.logosComeFromThe}{' '}
        <Link to={PATHS.library} className="text-gilt underline">
          {TEXTS.library}
        </Link>
        {TEXTS.videosTakeTheOneThatIs}
      </p>
      {problems['logos'] && (
        <p role="alert" className="text-sm text-danger">
          {problems['logos']}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {MAIN_SLOTS.map((slot) => (
          <LogoChoice key={slot} slot={slot} none={TEXTS.nameInType} {...form} files={logos} />
        ))}
      </div>
      <Disclosure
        open={OTHER_SLOTS.some(isFilled)}
        title={TEXTS.moreVariants}
        titleClassName="py-2.5 font-semibold"
      >
        <div className="grid gap-5 pt-4 sm:grid-cols-2">
          {OTHER_SLOTS.map((slot) => (
            <LogoChoice key={slot} slot={slot} none={TEXTS.none} {...form} files={logos} />
          ))}
        </div>
      </Disclosure>
      {LOGO_SLOTS.some(isFilled) && <Room draft={draft} onChange={onChange} />}
    </div>
  );
}

/** What a logo in use needs around it, and how small it may be. */
function Room({ draft, onChange }: Pick<TabProps, 'draft' | 'onChange'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={TEXTS.clearSpaceOfTheLogosHeight}>
        <Input
          type="number"
          min={0}
          max={200}
          value={draft.clearSpace}
          onChange={(event) => onChange({ clearSpace: event.target.value })}
        />
      </Field>
      <Field label={TEXTS.leastHeightOfThePicture}>
        <Input
          type="number"
          min={0}
          max={50}
          value={draft.leastHeight}
          onChange={(event) => onChange({ leastHeight: event.target.value })}
        />
      </Field>
    </div>
  );
}
