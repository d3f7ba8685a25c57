import { useQuery } from '@tanstack/react-query';

import {
  publishedBrandsQuery,
  publishedVersionQuery,
} from '#web/features/create-video/settings/brand-queries.ts';
import { BrandVoice } from '#web/features/create-video/settings/brand-voice.tsx';
import { chosenBrand } from '#web/features/create-video/settings/chosen-brand.ts';
import { FixedByBrand } from '#web/features/create-video/words/fixed-by-brand.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { PANEL_TEXTS } from '#web/features/create-video/settings/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/select/select.tsx';

const NO_BRAND = 'none';

interface BrandPanelProps {
  /** Null: no brand. Undefined: the organization's default one. */
  readonly brandId: string | null | undefined;
  readonly onChange: (brandId: string | null) => void;
}

/** Whose colours, logo and words the video has, and which of them an order cannot change. */
export function BrandPanel({ brandId, onChange }: BrandPanelProps) {
  const brands = useQuery(publishedBrandsQuery);
  const chosen = chosenBrand(brands.data, brandId);
  const version = useQuery({
    ...publishedVersionQuery(chosen?.id ?? ''),
    enabled: chosen !== undefined,
  });
  const options = [
    { value: NO_BRAND, label: PANEL_TEXTS.noBrand },
    ...(brands.data ?? []).map(({ id, name, isDefault }) => ({
      value: id,
      label: isDefault ? PANEL_TEXTS.defaultBrand(name) : name,
    })),
  ];
  return (
    <div className="grid gap-3">
      <Field label={TEXTS.brand} error={brands.isError ? PANEL_TEXTS.brandsFailed : undefined}>
        <Select
          value={chosen?.id ?? NO_BRAND}
          options={options}
          onChange={(value) => onChange(value === NO_BRAND ? null : value)}
        />
      </Field>
      {chosen && version.data && (
        <>
          <FixedByBrand identity={version.data} name={chosen.name} />
          <BrandVoice words={version.data.words} />
        </>
      )}
    </div>
  );
}
