import { bodyOf, draftOf, isColor, type BrandDraft } from '#web/features/brands/brand-draft.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

/** What a brand is for and the draft does not have; without a logo, its name is set in type. */
function missingParts({ palette, signature, callToAction, address }: BrandDraft): string[] {
  const parts = [
    { label: TEXTS.missingParts.colors, isThere: Object.values(palette).some(isColor) },
    {
      label: TEXTS.missingParts.words,
      isThere: [signature, callToAction, address].some((words) => words.trim() !== ''),
    },
  ];
  return parts.filter(({ isThere }) => !isThere).map(({ label }) => label);
}

/** Whether a brand would change nothing in a video: nothing but its name is filled in. */
export function isEmptyBrand({ name, isDefault, ...draft }: BrandDraft): boolean {
  const empty = draftOf({ name, isDefault, pendingName: null, logos: [], fonts: [] });
  return JSON.stringify(bodyOf({ ...draft, name, isDefault })) === JSON.stringify(bodyOf(empty));
}

/** Above the button that publishes: what videos of the brand would lack. */
export function MissingParts({ draft }: { readonly draft: BrandDraft }) {
  const parts = missingParts(draft);
  if (parts.length === 0) return null;
  return <p className="w-full text-sm text-amber">{TEXTS.missing(parts)}</p>;
}
