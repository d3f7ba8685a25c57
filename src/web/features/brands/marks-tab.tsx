import { Link } from 'react-router';

import {
  LOGO_GROUNDS,
  LOGO_VARIANTS,
  type LogoGround,
  type LogoVariant,
} from '#domain/brands/brand.ts';
import { GROUND_COLOURS, labelOfSlot } from '#web/features/brands/logo-slots.ts';
import { LogoTile } from '#web/features/brands/logo-tile.tsx';
import { MediaChoice } from '#web/features/brands/media-choice.tsx';
import type { TabProps } from '#web/features/brands/tab-props.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

function LogoChoice({
  variant,
  ground,
  draft,
  files,
  onChange,
  sentLogos,
  onLogoSent,
}: Omit<TabProps, 'problems'> & { readonly variant: LogoVariant; readonly ground: LogoGround }) {
  const slot = `${variant} ${ground}` as const;
  const label = labelOfSlot(slot);
  const mediaId = draft.logos[slot];
  const choose = (chosen: string) => onChange({ logos: { ...draft.logos, [slot]: chosen } });
  return (
    <div className="flex items-end gap-3">
      <LogoTile
        label={label}
        picture={files.find(({ id }) => id === mediaId)?.previewUrl ?? undefined}
        ground={GROUND_COLOURS[ground]}
        sentId={sentLogos[slot] ?? null}
        onSent={(sentId) => onLogoSent(slot, sentId)}
        onUploaded={choose}
      />
      <div className="min-w-0 grow">
        <Field label={label}>
          <MediaChoice value={mediaId} files={files} onChange={choose} />
        </Field>
      </div>
    </div>
  );
}

export function MarksTab({ problems, ...form }: TabProps) {
  const { draft, files, onChange } = form;
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
        {LOGO_VARIANTS.flatMap((variant) =>
          LOGO_GROUNDS.map((ground) => (
            <LogoChoice
              key={`${variant} ${ground}`}
              variant={variant}
              ground={ground}
              {...form}
              files={logos}
            />
          )),
        )}
      </div>
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
    </div>
  );
}
