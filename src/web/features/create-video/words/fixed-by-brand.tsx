import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { Lockable } from '#domain/brands/brand.ts';
import {
  LOCKABLE_LABELS,
  LOCKED_TEXTS,
  WORD_TEXTS,
} from '#web/features/create-video/words/texts.ts';
import { ColorSwatches } from '#web/features/create-video/settings/color-swatches.tsx';

interface FixedByBrandProps {
  readonly identity: BrandIdentity;
  readonly name: string;
}

/** What no order of the brand can change, filled in, with who can. */
export function FixedByBrand({ identity, name }: FixedByBrandProps) {
  const fixed = Object.entries(identity.locks ?? {}).flatMap(([property, lock]) =>
    lock === 'fixed' ? [property as Lockable] : [],
  );
  if (fixed.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-sunken p-3 text-sm">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
        {fixed.map((property) => (
          <div key={property} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted first-letter:uppercase">{LOCKABLE_LABELS[property]}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {property === 'palette' ? (
                <ColorSwatches palette={identity.palette ?? {}} />
              ) : (
                (saidOf(property, identity, name) ?? LOCKED_TEXTS.nothingSet)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{LOCKED_TEXTS.fixedBy(name)}</p>
    </div>
  );
}

/** The value in words; null where the brand has none. */
function saidOf(property: Lockable, identity: BrandIdentity, name: string): string | null {
  const { words, logos = [], fonts = [], endCard, website, intro, watermark } = identity;
  const said: Readonly<Record<Exclude<Lockable, 'palette'>, string | null | undefined>> = {
    logos: logos.length > 0 ? WORD_TEXTS.logoCount(logos.length) : null,
    fonts: fonts.length > 0 ? WORD_TEXTS.fontCount(fonts.length) : null,
    signature: words?.signature ?? name,
    callToAction: words?.callToAction,
    address: words?.address,
    website,
    tone: words?.tone?.join(', '),
    endCard: endCard?.text,
    intro: intro ? WORD_TEXTS.ownClip : null,
    watermark: watermark === true ? WORD_TEXTS.shown : null,
  };
  return property === 'palette' ? null : said[property] || null;
}
