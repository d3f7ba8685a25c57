import type { ReactNode } from 'react';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { LOCKABLE } from '#domain/brands/brand.ts';
import { draftOf, LOGO_SLOTS, type LogoSlot } from '#web/features/brands/brand-draft.ts';
import { BrandStatus } from '#web/features/brands/brand-status.tsx';
import { LOCK_LABELS } from '#web/features/brands/lock-labels.ts';
import { groundOf, labelOfSlot } from '#web/features/brands/logos/logo-slots.ts';
import { BrandPreview } from '#web/features/brands/preview/brand-preview.tsx';
import { TEXTS } from '#web/features/brands/texts.ts';
import { useFiles } from '#web/features/brands/use-files.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/tables/facts.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card aria-label={title} className="grid gap-4">
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}

function Logo({ slot, file }: { readonly slot: LogoSlot; readonly file: MediaBody | undefined }) {
  return (
    <li className="grid gap-1.5">
      <span
        className="grid h-24 place-items-center rounded-plaque border border-line p-3"
        style={groundOf(slot)}
      >
        {file?.previewUrl && (
          <img src={file.previewUrl} alt="" className="size-full min-h-0 object-contain" />
        )}
      </span>
      <span className="text-sm text-muted">{labelOfSlot(slot)}</span>
    </li>
  );
}

/** A brand for those who use it and do not edit it: what is set, and what its owners have fixed. */
export function BrandSummary({ brand }: { readonly brand: BrandBody }) {
  const files = useFiles();
  const draft = draftOf(brand);
  const slots = LOGO_SLOTS.filter((slot) => draft.logos[slot] !== '');
  const facts = (
    [
      [TEXTS.signature, draft.signature],
      [TEXTS.callToAction, draft.callToAction],
      [TEXTS.address, draft.address],
      [TEXTS.website, draft.website],
      [TEXTS.tone, draft.tone.replaceAll('\n', ', ')],
      [TEXTS.preferredWords, draft.preferred.replaceAll('\n', ', ')],
      [TEXTS.requiredWords, draft.required.replaceAll('\n', ', ')],
      [TEXTS.bannedWords, draft.banned.replaceAll('\n', ', ')],
    ] as const
  ).filter(([, value]) => value !== '');
  const fixed = LOCKABLE.filter((property) => draft.locks[property] === 'fixed');
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_23rem] 2xl:grid-cols-[minmax(0,1fr)_36rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <div className="grid gap-1">
          <h2 dir="auto" className="font-display text-2xl font-semibold wrap-anywhere">
            {draft.name}
          </h2>
          <p className="text-sm text-muted">{TEXTS.ownersAndAdminsEditBrands}</p>
        </div>
        <Part title={TEXTS.logos}>
          {slots.length === 0 ? (
            <p className="text-muted">{TEXTS.notSet}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              {slots.map((slot) => (
                <Logo
                  key={slot}
                  slot={slot}
                  file={files.find(({ id }) => id === draft.logos[slot])}
                />
              ))}
            </ul>
          )}
        </Part>
        <Part title={TEXTS.words}>
          {facts.length === 0 ? (
            <p className="text-muted">{TEXTS.notSet}</p>
          ) : (
            <Facts facts={facts} />
          )}
        </Part>
        {fixed.length > 0 && (
          <Part title={TEXTS.fixedInEveryVideo}>
            <p>{fixed.map((property) => LOCK_LABELS[property]).join(', ')}</p>
          </Part>
        )}
      </div>
      <div className="grid gap-5 max-lg:order-first lg:sticky lg:top-20">
        <BrandStatus brand={brand} />
        <BrandPreview brand={brand} draft={draft} />
      </div>
    </div>
  );
}
