import { Fragment, type ReactNode } from 'react';

import { PALETTE_ROLES } from '#domain/brands/brand.ts';
import type { NewBrand } from '#web/features/moderation/operator-queries.ts';
import { marketNames } from '#web/markets/market-names.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

/** Each logo on a light and on a dark ground. */
function Logos({ brand: { name, logoUrls } }: { readonly brand: NewBrand }) {
  return (
    <div className="flex flex-wrap gap-2">
      {logoUrls.flatMap((url) =>
        ['bg-white', 'bg-black'].map((ground) => (
          <img
            key={`${url} ${ground}`}
            src={url}
            alt={TEXTS.logoOf(name)}
            className={`h-16 max-w-40 rounded-plaque border border-line object-contain p-1 ${ground}`}
          />
        )),
      )}
    </div>
  );
}

function Colors({ palette }: { readonly palette: NonNullable<NewBrand['palette']> }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {PALETTE_ROLES.map((role) => {
        const color = palette[role];
        return (
          color && (
            <span key={role} className="inline-flex items-center gap-2">
              <span
                className="size-6 rounded-full border border-line"
                style={{ backgroundColor: color }}
              />
              <code className="figures">{color}</code>
            </span>
          )
        );
      })}
    </div>
  );
}

function Website({ address }: { readonly address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="text-gilt underline underline-offset-4"
    >
      {address}
    </a>
  );
}

function factsOf(brand: NewBrand): (readonly [string, ReactNode])[] {
  const { logoUrls, palette, website, words, licensee } = brand;
  const hasColors = palette && PALETTE_ROLES.some((role) => palette[role]);
  const shown = [words?.signature, words?.callToAction, words?.address].filter(Boolean);
  const venue = [licensee?.venueName, licensee?.venueAddress].filter(Boolean);
  const licenses = Object.entries(licensee?.licences ?? {});
  return [
    [TEXTS.logos, logoUrls.length > 0 && <Logos brand={brand} />],
    [TEXTS.colors, hasColors && <Colors palette={palette} />],
    [TEXTS.website, website && <Website address={website} />],
    [TEXTS.company, licensee?.legalEntity],
    [TEXTS.venue, venue.join(', ')],
    [
      TEXTS.licenses,
      licenses.map(([market, text]) => `${marketNames([market])}: ${text}`).join(' · '),
    ],
    [TEXTS.wordsOnFilms, shown.join(' · ')],
  ];
}

/** All that the brand would put on its videos; what it leaves out is named, too. */
export function BrandFacts({ brand }: { readonly brand: NewBrand }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 text-sm">
      {factsOf(brand).map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            {value || <span className="text-muted">{TEXTS.notSet}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
